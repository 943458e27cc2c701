/** The house over HTTP: what there is to play, laying a table, sitting down, fetching a record. */

import type {
  ErrorBody,
  Fact,
  GameInfo,
  GameSetup,
  NewTable,
  Seated,
  TableOpened,
  TableSummary,
  Value,
} from "./protocol";

/** An answer that is no answer: what the house refused, or `unreachable`. */
export class HouseProblem extends Error {
  constructor(
    readonly kind: string,
    readonly code: string,
    readonly facts: Record<string, Fact> = {},
    readonly status = 0,
  ) {
    super(`${kind}: ${code}`);
  }
}

export const games = (): Promise<GameInfo[]> => json("/api/games");

/** A game with its options resolved, and the odds that follow. */
export const setup = (game: string, options: Record<string, Value>): Promise<GameSetup> => {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  return json(`/api/games/${encodeURIComponent(game)}?${query.toString()}`);
};

export const layTable = (order: NewTable): Promise<TableOpened> => json("/api/tables", order);

export const table = (id: string): Promise<TableSummary> => json(`/api/tables/${encodeURIComponent(id)}`);

export const sit = (id: string, codes: string[], name: string): Promise<Seated> =>
  json(`/api/tables/${encodeURIComponent(id)}/sit`, { codes, name });

/** The record as bytes: they are read strictly, and only then as text. */
export const record = async (id: string): Promise<Uint8Array> =>
  new Uint8Array(await (await ask(recordPath(id))).arrayBuffer());

export const messages = async (game: string, language: string): Promise<string> =>
  (await ask(`/api/games/${encodeURIComponent(game)}/messages/${language}`)).text();

export const recordPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : post);
  } catch (error) {
    if (error instanceof TypeError) throw new HouseProblem("unreachable", "unreachable");
    throw error;
  }
  if (answer.ok) return answer;
  throw await problem(answer);
}

async function problem(answer: Response): Promise<HouseProblem> {
  try {
    const { kind, code, facts } = (await answer.json()) as ErrorBody;
    if (typeof code === "string") return new HouseProblem(kind, code, facts ?? {}, answer.status);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return new HouseProblem("unreachable", "unreachable", {}, answer.status);
}
