/** Where the browser keeps things: `localStorage`, or plain memory where the browser keeps nothing. */

export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(prefix: string): string[];
}

const ROOT = "svinarium/1/";

export function memoryStore(): Store {
  const held = new Map<string, string>();
  return {
    get: (key) => held.get(key) ?? null,
    set: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
    keys: (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** Writes go to memory too, so that a full or forbidden `localStorage` loses nothing before the next reload. */
export function browserStore(storage: Storage | null = safeStorage()): Store {
  const memory = memoryStore();
  if (storage === null) return memory;
  return {
    get: (key) => attempt(() => storage.getItem(ROOT + key)) ?? memory.get(key),
    set: (key, value) => {
      memory.set(key, value);
      attempt(() => storage.setItem(ROOT + key, value));
    },
    remove: (key) => {
      memory.remove(key);
      attempt(() => storage.removeItem(ROOT + key));
    },
    keys: (prefix) => {
      const kept = attempt(() => Object.keys(storage)) ?? [];
      const own = kept.filter((key) => key.startsWith(ROOT)).map((key) => key.slice(ROOT.length));
      return [...new Set([...own, ...memory.keys("")])].filter((key) => key.startsWith(prefix));
    },
  };
}

function safeStorage(): Storage | null {
  return attempt(() => window.localStorage);
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
