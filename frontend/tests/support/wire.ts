/** A house at the other end of a wire that is no wire. */

import type { Socket } from "../../src/lib/client";
import type { Incoming, Outgoing } from "../../src/lib/protocol";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly heard: Incoming[] = [];
  closed = false;

  send(data: string): void {
    if (this.closed) throw new Error("sent on a closed wire");
    this.heard.push(JSON.parse(data) as Incoming);
  }

  close(): void {
    this.closed = true;
  }

  /** The wire is up. */
  up(): void {
    this.onopen?.();
  }

  /** The house says something. */
  say(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The wire breaks. */
  breaks(): void {
    this.closed = true;
    this.onclose?.({ code: 1006 });
  }

  /** Everything of one type that was heard. */
  all<T extends Incoming["type"]>(type: T): Extract<Incoming, { type: T }>[] {
    return this.heard.filter((one): one is Extract<Incoming, { type: T }> => one.type === type);
  }
}

export class FakeHouse {
  readonly sockets: FakeSocket[] = [];

  readonly open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nobody has called yet");
    return last;
  }
}
