import {
  parseRefusal,
  type Refusal,
  isRefusal,
  isSetUpRefusal,
  refuse,
} from '../../domain/index.ts';
import type { ActName, Input, ReadName, Reply, ActionName } from '../../contract/index.ts';
import type { SessionStore } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';

/**
 * The server could not be reached, or the answer did not come from our server. It is unknown whether the call had an
 * effect.
 */
export class UnreachableError extends Error {
  constructor(cause?: unknown) {
    super('the server could not be reached', { cause });
    this.name = 'Unreachable';
  }
}

/** A reply with its ETag; `etag` is undefined when the server sent none. */
export type ReplyWithEtag<Data> = { reply: Data; etag: string | undefined };

/** The report as the page shows it: the action that reads it, with its input, and the view. */
export type ReportPdfInput = { view: 'standard' | 'beyond' | 'scorecard' } & (
  | ({ action: 'report' } & Input<'report'>)
  | ({ action: 'releasedReport' } & Input<'releasedReport'>)
);

/** All calls of the contract. The methods throw a `Refusal` (the server refused the call) or `UnreachableError`. */
export type Api = {
  read<Name extends ReadName>(action: Name, input: Input<Name>): Promise<Reply<Name>>;
  /**
   * Reads a reply together with its ETag.
   * @param known an earlier reply to the same read; the server sends no body if it is still current
   * @returns `known` itself if it is still current
   */
  readTagged<Name extends ReadName>(
    action: Name,
    input: Input<Name>,
    known?: ReplyWithEtag<Reply<Name>>,
  ): Promise<ReplyWithEtag<Reply<Name>>>;
  act<Name extends ActName>(action: Name, input: Input<Name>): Promise<Reply<Name>>;
  /** Reads the report as PDF. Repeats the request until the server has finished the PDF, for up to `pdfTimeoutMs`. */
  readReportPdf(input: ReportPdfInput): Promise<Blob>;
  /** Reads the report's scorecard as PNG, in the same way as the PDF. */
  readScorecardPng(input: ReportPdfInput): Promise<Blob>;
  /**
   * Calls the listener after every read or act that the server answered without a refusal. The save queue then resends
   * failed changes, because the server is reachable.
   */
  onAnswered(listener: () => void): () => void;
};

/** Timeout of a call, after which the call fails as `UnreachableError`. Uploads of files do not use these calls. */
export const callTimeoutMs = 20_000;

/** Maximum time to wait for a PDF. The server may have to print the PDFs of other callers first. */
export const pdfTimeoutMs = 180_000;

/**
 * Sends the calls with `fetch` to the endpoint `/api`, and for files of the report to `/report.pdf` and
 * `/scorecard.png`.
 */
export function createApi({
  fetch,
  session,
}: {
  fetch: typeof globalThis.fetch;
  session: Pick<SessionStore, 'get'>;
}): Api {
  const answered = new Set<() => void>();

  async function call(address: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(address, {
        ...init,
        cache: 'no-store',
        signal: AbortSignal.timeout(callTimeoutMs),
      });
    } catch (cause) {
      throw new UnreachableError(cause);
    }
  }

  async function settle(response: Response): Promise<unknown> {
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw new UnreachableError(cause);
    });
    if (!response.ok) throw readRefusal(body);
    for (const listener of answered) listener();
    return body;
  }

  /**
   * Posts fields as JSON. The token must be among the first fields: the server reads the rest of a large body only for
   * a signed-in caller.
   */
  function post(address: string, fields: object): Promise<Response> {
    return call(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  }

  /** Posts until the server has made the file, for up to `pdfTimeoutMs`. */
  async function readPrinted(address: string, input: ReportPdfInput): Promise<Blob> {
    const giveUpAt = Date.now() + pdfTimeoutMs;
    for (;;) {
      const authToken = session.get()?.token;
      const response = await post(address, { authToken, ...input });
      if (response.ok && response.status !== 202)
        return response.blob().catch((cause: unknown) => {
          throw new UnreachableError(cause);
        });
      const delayMs = await readRetryDelayMs(response);
      if (Date.now() + delayMs > giveUpAt) throw refuse('slow-down', { retryAfterSeconds: 60 });
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }

  const readTagged: Api['readTagged'] = async (action, input, known) => {
    const token = session.get()?.token;
    const query = queryOf(action, input);
    if (token) query.set('authToken', token);
    const response = await call(`/api?${query}`, {
      headers: known?.etag ? { 'if-none-match': known.etag } : {},
    });
    if (response.status === 304 && known) {
      for (const listener of answered) listener();
      return known;
    }
    const reply = (await settle(response)) as never;
    return { reply, etag: response.headers.get('etag') ?? undefined };
  };

  return {
    read: async (action, input) => (await readTagged(action, input)).reply,
    readTagged,
    async act(action, input) {
      const authToken = session.get()?.token;
      return (await settle(
        await post('/api', { action, authToken, ...(input as object) }),
      )) as never;
    },
    readReportPdf: (input) => readPrinted('/report.pdf', input),
    readScorecardPng: (input) => readPrinted('/scorecard.png', input),
    onAnswered(listener) {
      answered.add(listener);
      return () => answered.delete(listener);
    },
  };
}

/**
 * Returns the delay before the next attempt of a call that the server has accepted (202) or refused temporarily.
 * @throws Refusal if the server did not ask to wait
 */
async function readRetryDelayMs(response: Response): Promise<number> {
  if (response.ok) return Number(response.headers.get('retry-after') ?? 1) * 1000;
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new UnreachableError(cause);
  });
  const refusal = readRefusal(body);
  if (!isRefusal(refusal) || refusal.code !== 'slow-down') throw refusal;
  return (refusal.details?.retryAfterSeconds ?? 1) * 1000;
}

function queryOf(action: string, input: object): URLSearchParams {
  const query = new URLSearchParams({ action });
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null) query.set(name, String(value));
  return query;
}

function readRefusal(body: unknown): Refusal {
  const refusal = parseRefusal((body as { error?: unknown } | null)?.error);
  if (!refusal) throw new UnreachableError(body);
  return refusal;
}

/**
 * Actions that are sent without waiting for a new session: they need none, or they end the session (`userLogout`).
 * Their replies do not count as a sign that the session is valid.
 */
const sessionlessActions: ReadonlySet<ActionName> = new Set([
  'programme',
  'certificateVerify',
  'userLogin',
  'userLogout',
  'passwordLinkSend',
  'passwordLinkRead',
  'passwordChoose',
  'emailChangeLinkRead',
  'emailChangeConfirm',
  'passkeyRequest',
  'passkeyLogin',
]);

/**
 * When the server answers "signed-out" in the middle of work, the call waits until the same account has signed in
 * again, in this tab or in another one, and is then sent with the new token. The calling code does not notice the
 * interruption. If a token is refused before it ever worked on this page, the session ends instead, because there is no
 * unsaved work.
 *
 * In the same way a call waits while the account must first change the password that the office has set, or set up a
 * second factor.
 */
export function withSessionRenewal(api: Api, session: SessionStore): Api {
  let workedToken: string | undefined;

  async function callWithRenewal<Value>(
    action: ActionName,
    call: () => Promise<Value>,
  ): Promise<Value> {
    if (sessionlessActions.has(action)) return call();
    for (;;) {
      const before = session.get();
      try {
        // The session is known to have expired, so there is no need to send a call that will be refused.
        if (before?.hasExpired && !(await waitForRenewal(before.accountId)))
          throw refuse('signed-out');
        const { token } = session.get() ?? {};
        const reply = await call();
        workedToken = token;
        return reply;
      } catch (failure) {
        if (!before || !isRefusal(failure)) throw failure;
        if (isSetUpRefusal(failure.code)) session.demand(failure.code);
        else if (failure.code === 'signed-out') giveUp(before.token);
        else throw failure;
        if (!(await waitForRenewal(before.accountId))) throw failure;
      }
    }
  }

  /** Ends the session only if it still has the refused token: the user may have signed in again meanwhile. */
  function giveUp(token: string): void {
    if (session.get()?.token !== token) return;
    if (workedToken === token) session.expire();
    else session.lapse();
  }

  /** Resolves to true once the account has a session that can be used again, to false when it is signed out. */
  function waitForRenewal(accountId: number): Promise<boolean> {
    return new Promise((resolve) => {
      const check = () => {
        const now = session.get();
        if ((now?.hasExpired || now?.due) && now.accountId === accountId) return;
        stop();
        resolve(now?.accountId === accountId);
      };
      const stop = session.subscribe(check);
      check();
    });
  }

  return {
    ...api,
    read: (action, input) => callWithRenewal(action, () => api.read(action, input)),
    readTagged: (action, input, known) =>
      callWithRenewal(action, () => api.readTagged(action, input, known)),
    act: (action, input) => callWithRenewal(action, () => api.act(action, input)),
    readReportPdf: (input) => callWithRenewal(input.action, () => api.readReportPdf(input)),
    readScorecardPng: (input) => callWithRenewal(input.action, () => api.readScorecardPng(input)),
  };
}

/** Whether the last call reached the server, whatever the answer was. */
export type Reachability = Pick<Store<boolean>, 'get' | 'subscribe'>;

/** Observes every call to track whether the server can be reached. */
export function watchReachability(api: Api): { api: Api; reachability: Reachability } {
  const reachability = createStore(true);

  async function watch<Value>(call: Promise<Value>): Promise<Value> {
    try {
      const reply = await call;
      reachability.set(true);
      return reply;
    } catch (failure) {
      reachability.set(isRefusal(failure));
      throw failure;
    }
  }

  return {
    reachability,
    api: {
      ...api,
      read: (action, input) => watch(api.read(action, input)),
      readTagged: (action, input, known) => watch(api.readTagged(action, input, known)),
      act: (action, input) => watch(api.act(action, input)),
      readReportPdf: (input) => watch(api.readReportPdf(input)),
      readScorecardPng: (input) => watch(api.readScorecardPng(input)),
    },
  };
}
