/** Where the wire to tables is: the same host and port as the page, encrypted where the page is. */
export function tableUrl({ protocol, host }: Pick<Location, "protocol" | "host">): string {
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/ws`;
}
