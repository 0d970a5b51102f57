import { isRefusalCode, Refusal, type RefusalCode } from '../../domain/index.ts';
import type { ActName, Input, ReadName, Reply } from '../../contract/index.ts';
import type { SessionStore } from '../session/session.ts';

/** The server could not be reached, or did not answer like our server. Nothing is known about the call's fate. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super('the server could not be reached', { cause });
    this.name = 'Unreachable';
  }
}

/** Every call of the contract. Both throw a `Refusal` (the server said no) or `Unreachable`. */
export type Api = {
  read<Name extends ReadName>(action: Name, input: Input<Name>): Promise<Reply<Name>>;
  act<Name extends ActName>(action: Name, input: Input<Name>): Promise<Reply<Name>>;
  /** The ETag of the newest reply to this question; undefined when it had none. */
  tagOf<Name extends ReadName>(action: Name, input: Input<Name>): string | undefined;
  /** Called after every call that the server answered: the moment to resend what waits. */
  onAnswered(listener: () => void): () => void;
};

/** After this long a call counts as unreachable. Uploads do not go through here. */
export const callTimeoutMs = 20_000;

/** The calls over `fetch`, at the one endpoint `/api` (decisions §6). */
export function createApi({
  fetch,
  session,
}: {
  fetch: typeof globalThis.fetch;
  session: Pick<SessionStore, 'get'>;
}): Api {
  const answered = new Set<() => void>();
  const known = new Map<string, { etag: string; reply: unknown }>();

  async function call(address: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(address, {
        ...init,
        cache: 'no-store',
        signal: AbortSignal.timeout(callTimeoutMs),
      });
    } catch (cause) {
      throw new Unreachable(cause);
    }
  }

  async function settle(response: Response): Promise<unknown> {
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw new Unreachable(cause);
    });
    if (!response.ok) throw readRefusal(body);
    for (const listener of answered) listener();
    return body;
  }

  return {
    async read(action, input) {
      const token = session.get()?.token;
      const query = queryOf(action, input);
      const place = query.toString();
      if (token) query.set('authToken', token);
      const before = known.get(place);
      const response = await call(`/api?${query}`, {
        headers: before ? { 'if-none-match': before.etag } : {},
      });
      if (response.status === 304 && before) {
        for (const listener of answered) listener();
        return before.reply as never;
      }
      const reply = await settle(response);
      const etag = response.headers.get('etag');
      if (etag) known.set(place, { etag, reply });
      return reply as never;
    },
    async act(action, input) {
      const token = session.get()?.token;
      const response = await call('/api', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // In front: of a large call the server reads the rest only for somebody who is signed in.
        body: JSON.stringify({ action, authToken: token, ...(input as object) }),
      });
      return (await settle(response)) as never;
    },
    tagOf: (action, input) => known.get(queryOf(action, input).toString())?.etag,
    onAnswered(listener) {
      answered.add(listener);
      return () => answered.delete(listener);
    },
  };
}

function queryOf(action: string, input: object): URLSearchParams {
  const query = new URLSearchParams({ action });
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null) query.set(name, String(value));
  return query;
}

function readRefusal(body: unknown): Refusal {
  const error = (body as { error?: { code?: RefusalCode; details?: unknown } } | null)?.error;
  if (!error || !isRefusalCode(error.code)) throw new Unreachable(body);
  return new Refusal(error.code, error.details);
}
