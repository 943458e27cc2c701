/** Whether some object in this valid JSON text has a name twice: readers would disagree which of the values counts. */
export function hasTwins(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token.endsWith(":")) {
      const name = JSON.parse(token.slice(0, -1)) as string;
      const names = open.at(-1);
      if (names?.has(name)) return true;
      names?.add(name);
    }
  }
  return false;
}
