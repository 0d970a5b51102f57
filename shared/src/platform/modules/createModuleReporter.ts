import type { Input } from '../../contract/index.ts';
import { isRefusal, maxReportedLoads } from '../../domain/index.ts';
import type { Api } from '../api/api.ts';
import type { Clock } from '../clock.ts';
import type { SessionStore } from '../session/session.ts';

/**
 * A module failure on the page: a part that could not be shown, or an error that the module threw. It does not contain
 * the error's message, because a message may quote what the user has entered.
 */
export type ModuleFailure = {
  /** The module's name, or `shell` for the page around the modules. */
  module: string;
  version: string;
  reason: Input<'moduleFailed'>['reason'];
  /** Whether the page shows another version instead. */
  isReplaced?: boolean;
};
type ModuleLoad = Input<'modulesLoaded'>['loads'][number];

export type ModuleReporter = {
  /**
   * Reports a failure to the server. Equal failures are reported only once per page. The report waits while nobody is
   * signed in or the server cannot be reached.
   * @returns the reference of the failure in the server's log; undefined if the failure is not reported
   */
  reportFailure: (failure: ModuleFailure) => Promise<string | undefined>;
  /** Reports how long a module took to load. Several loads are sent in one call. */
  reportLoad: (load: ModuleLoad) => void;
};

/** Maximum number of failures that one page reports. A page may fail in a loop. */
export const maxFailureReports = 20;
/** Milliseconds from the first load until the loads are reported. By then the page is usually complete. */
export const loadReportDelayMs = 10_000;
/** Maximum number of reports of loads by one page. */
const maxLoadReports = 5;

/** Refusals after which the same report may succeed later. */
const passingCodes: ReadonlySet<string> = new Set(['signed-out', 'slow-down', 'unavailable']);

/**
 * Letters and digits that are not confused when someone reads them out. There are 32 of them, so that a random byte
 * selects each with the same probability.
 */
const referenceSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const referenceLength = 8;

/** Creates the reports of one page. If they cannot be sent, nothing changes for the user. */
export function createModuleReporter({
  api,
  session,
  clock,
}: {
  api: Pick<Api, 'act' | 'onAnswered'>;
  session: Pick<SessionStore, 'get' | 'subscribe'>;
  clock: Pick<Clock, 'after'>;
}): ModuleReporter {
  const reported = new Map<string, Promise<string | undefined>>();
  const waiting = new Set<() => Promise<void>>();
  let loads: ModuleLoad[] = [];
  let loadReports = 0;

  function sendWaiting(): void {
    if (!session.get()) return;
    const all = [...waiting];
    waiting.clear();
    for (const send of all) void send();
  }
  // An answer shows that the server can be reached, and a signed-in account may report, so waiting reports are sent.
  api.onAnswered(() => {
    if (waiting.size > 0) sendWaiting();
  });
  session.subscribe(sendWaiting);

  function sendLoads(): void {
    const sent = loads.slice(0, maxReportedLoads);
    loads = [];
    loadReports += 1;
    if (session.get()) api.act('modulesLoaded', { loads: sent }).catch(() => undefined);
  }

  return {
    reportFailure({ module, version, reason, isReplaced = false }) {
      const key = [module, version, reason, isReplaced].join(' ');
      const known = reported.get(key);
      if (known) return known;
      if (reported.size >= maxFailureReports) return Promise.resolve(undefined);
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      reported.set(key, promise);
      const reference = createReference();
      const send = async () => {
        try {
          await api.act('moduleFailed', {
            module,
            version,
            reason,
            reference,
            isReplaced: isReplaced ? 1 : 0,
          });
          resolve(reference);
        } catch (failure) {
          if (isRefusal(failure) && !passingCodes.has(failure.code)) resolve(undefined);
          else waiting.add(send);
        }
      };
      if (session.get()) void send();
      else waiting.add(send);
      return promise;
    },
    reportLoad(load) {
      if (loads.length === 0 && loadReports < maxLoadReports)
        clock.after(loadReportDelayMs, sendLoads);
      if (loadReports < maxLoadReports) loads.push(load);
    },
  };
}

function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(referenceLength));
  return [...bytes].map((byte) => referenceSigns[byte % referenceSigns.length]).join('');
}
