import type { ReadName } from '../../contract/index.ts';
import type { SessionStore } from '../session/session.ts';
import type { Api, ReplyWithEtag } from './api.ts';

/**
 * How long a prefetched reply is kept, in milliseconds. After that time it is dropped, so that no page gets old data.
 */
export const prefetchTtlMs = 5_000;

/** Starts a read before the page that needs it is loaded. If the read fails, the page gets the error. */
export type PrefetchRead = (action: ReadName, input: { readonly [name: string]: string }) => void;

/**
 * Wraps the API so that a page gets the reply of a read that `prefetch` has already started. Each reply is used only
 * once: by the first read with the same action, input and session. A read for which the page has an earlier reply
 * (`known`) does not use the prefetched one.
 */
export function prefetchReads(
  api: Api,
  session: Pick<SessionStore, 'get'>,
): { api: Api; prefetch: PrefetchRead } {
  const started = new Map<string, Promise<ReplyWithEtag<never>>>();

  /** Inputs are sent as text, so the text `7` and the number 7 are the same input. */
  function keyOf(action: string, input: object): string {
    const fields = Object.entries(input)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => `${name}=${String(value)}`);
    return [session.get()?.token, action, ...fields.sort()].join('&');
  }

  return {
    prefetch(action, input) {
      const key = keyOf(action, input);
      const reply = api.readTagged(action, input as never) as Promise<ReplyWithEtag<never>>;
      // If no page uses the reply, nothing handles its error, so an unhandled rejection must be prevented here.
      reply.catch(() => undefined);
      started.set(key, reply);
      setTimeout(() => started.delete(key), prefetchTtlMs);
    },
    api: {
      ...api,
      readTagged(action, input, known) {
        const key = keyOf(action, input as object);
        const reply = known ? undefined : started.get(key);
        started.delete(key);
        return reply ?? api.readTagged(action, input, known);
      },
    },
  };
}
