/** Where we are: the start, or at a table. Codes of an invitation stand in the fragment, which no server ever sees. */

export type Route = { at: "start" } | { at: "table"; id: string; codes: string[] } | { at: "nowhere" };

export function routeOf(path: string, fragment: string): Route {
  if (path === "/" || path === "/index.html") return { at: "start" };
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  if (!found) return { at: "nowhere" };
  const codes = decodeURIComponent(fragment.replace(/^#/, "")).split(".").filter(Boolean);
  return { at: "table", id: decodeURIComponent(found[1] as string), codes };
}

let route = $state.raw<Route>(routeOf(location.pathname, location.hash));

addEventListener("popstate", () => (route = routeOf(location.pathname, location.hash)));

export function currentRoute(): Route {
  return route;
}

/** Goes somewhere in this house without loading the page anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  route = routeOf(location.pathname, location.hash);
  scrollTo(0, 0);
}

/** Whether this page was opened on the very machine that the house runs on. */
export function onHouseMachine(): boolean {
  return /^(localhost|127\.|\[?::1)/.test(location.hostname);
}

/** The link that others come in by; ``address`` is where they reach the house, if it says so. */
export function invitation(table: string, codes: readonly string[], address = ""): string {
  const base = onHouseMachine() && address ? address : location.origin;
  return `${base}/t/${encodeURIComponent(table)}#${codes.join(".")}`;
}
