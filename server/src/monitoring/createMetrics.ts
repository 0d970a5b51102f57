import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { signInOutcomes, type SignInOutcome } from '../accounts/accountEvent.ts';
import type { ConnectionCounts } from '../database/connect.ts';
import { createMailMetrics, type MailMetrics } from './createMailMetrics.ts';
import { createModuleMetrics, type ModuleMetrics } from './createModuleMetrics.ts';
import type { Health } from './createHealthReader.ts';

/** Metrics for operators, aggregated only: accounts, questionnaires and addresses are never labels. */
export type Metrics = ModuleMetrics &
  MailMetrics & {
    /**
     * Counts a request and records its duration.
     * @param what the action's name, or a kind of resource such as `page` (`registerRequestMetrics`)
     */
    observe: (answered: { what: string; status: number; seconds: number }) => void;
    /** Counts an uncaught error. */
    countUncaughtError: (origin: 'uncaughtException' | 'unhandledRejection') => void;
    countSignIn: (outcome: SignInOutcome) => void;
    /** Returns the metrics in Prometheus' text format. */
    write: () => Promise<string>;
    contentType: string;
  };

const healthNumber = { ok: 1, degraded: 0.5, failed: 0 };
/** Upper limits of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Creates the metrics for Prometheus: requests by action and status, sign-ins, uncaught errors, database connections,
 * health, free space for documents, modules in pages, mails, and the process's memory, CPU and event loop.
 * @param databaseUse undefined if the database is embedded
 * @param readHealth called on each scrape, once per metric that needs it
 */
export function createMetrics({
  databaseUse,
  readHealth,
}: {
  databaseUse: (() => ConnectionCounts) | undefined;
  readHealth: () => Promise<Health>;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'certification_request_seconds',
    help: 'Time from a request to its reply, by action or kind of resource, and status.',
    labelNames: ['what', 'status'],
    buckets,
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'certification_sign_ins_total',
    help: `Sign-ins by outcome: ${signInOutcomes.join(', ')}.`,
    labelNames: ['outcome'],
    registers: [registry],
  });
  // Counters start at 0, so that the first event is already visible as an increase.
  for (const outcome of signInOutcomes) signIns.inc({ outcome }, 0);
  if (databaseUse)
    new Gauge({
      name: 'certification_database_connections',
      help: 'Connections to the database by state; "waiting" are calls without a free connection.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(databaseUse())) this.set({ state }, count);
      },
    });
  const unforeseen = new Counter({
    name: 'certification_unforeseen_errors_total',
    help: 'Uncaught errors by origin; the log has the details.',
    labelNames: ['origin'],
    registers: [registry],
  });
  new Gauge({
    name: 'certification_health',
    help: 'Health of dependencies: 1 works, 0.5 works in part, such as reading only, 0 does not work.',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      for (const [check, { state }] of Object.entries((await readHealth()).checks))
        this.set({ check }, healthNumber[state]);
    },
  });
  new Gauge({
    name: 'certification_documents_free_bytes',
    help: 'Free space on the disk of the documents; NaN if unknown.',
    registers: [registry],
    async collect() {
      this.set((await readHealth()).freeBytes ?? NaN);
    },
  });
  return {
    ...createModuleMetrics(registry),
    ...createMailMetrics(registry),
    countUncaughtError: (origin) => unforeseen.inc({ origin }),
    observe: ({ what, status, seconds }) =>
      requests.observe({ what, status: String(status) }, seconds),
    countSignIn: (outcome) => signIns.inc({ outcome }),
    write: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
