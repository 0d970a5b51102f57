import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { signInOutcomes, type SignInOutcome } from '../accounts/accountEvent.ts';
import type { ConnectionUse } from '../database/connect.ts';
import type { Health } from '../health/watchHealth.ts';

/** What an operator watches, as counted numbers only: no account, questionnaire or address is ever a label. */
export type Metrics = {
  /** @param what the action's name, or `page`, `file`, `health` */
  observe: (answered: { what: string; status: number; seconds: number }) => void;
  /** Counts an error that nobody has caught. */
  countUnforeseen: (origin: 'uncaughtException' | 'unhandledRejection') => void;
  countSignIn: (outcome: SignInOutcome) => void;
  /** In Prometheus' text format. */
  write: () => Promise<string>;
  contentType: string;
};

const healthNumber = { ok: 1, degraded: 0.5, failed: 0 };
/** From what is quick to what an operator is called for, in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Counts for Prometheus: requests by what was asked and how it ended, connections to the database, and of the process
 * memory, processor and event loop.
 * @param databaseUse undefined where the database is embedded
 * @param readHealth asked when the metrics are
 */
export function createMetrics({
  databaseUse,
  readHealth,
}: {
  databaseUse: (() => ConnectionUse) | undefined;
  readHealth: () => Promise<Health>;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'certification_request_seconds',
    help: 'Time from a request to its reply, by what was asked and the status of the reply.',
    labelNames: ['what', 'status'],
    buckets,
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'certification_sign_ins_total',
    help: 'Sign-ins by how they ended: ok, wrong, slowed, disabled, demo-password.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // From the start, so that a rate is seen with the first one.
  for (const outcome of signInOutcomes) signIns.inc({ outcome }, 0);
  if (databaseUse)
    new Gauge({
      name: 'certification_database_connections',
      help: 'Connections to the database by state; "waiting" are calls that none is free for.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(databaseUse())) this.set({ state }, count);
      },
    });
  const unforeseen = new Counter({
    name: 'certification_unforeseen_errors_total',
    help: 'Errors that nobody has caught, by where they came from; the log tells which.',
    labelNames: ['origin'],
    registers: [registry],
  });
  new Gauge({
    name: 'certification_health',
    help: 'What the site needs: 1 works, 0.5 can only be read, 0 does not work.',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      for (const [check, { state }] of Object.entries((await readHealth()).checks))
        this.set({ check }, healthNumber[state]);
    },
  });
  new Gauge({
    name: 'certification_documents_free_bytes',
    help: 'Room on the disk of the documents; NaN where nobody tells.',
    registers: [registry],
    async collect() {
      this.set((await readHealth()).freeBytes ?? NaN);
    },
  });
  return {
    countUnforeseen: (origin) => unforeseen.inc({ origin }),
    observe: ({ what, status, seconds }) =>
      requests.observe({ what, status: String(status) }, seconds),
    countSignIn: (outcome) => signIns.inc({ outcome }),
    write: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
