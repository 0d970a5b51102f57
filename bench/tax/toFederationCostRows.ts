import { median } from '../median.ts';
import type { ResultRow } from '../row.ts';
import { downloadKinds, type DownloadSize, type Visit } from './visit.ts';
import { cpuSlowdown, type Slowdown } from './measureAreaVisit.ts';

/** Limits: ratios of the federated site to one bundle, and bytes of all scripts together. */
const maxRatio = { bytes: 1.08, scriptBytes: 1.1, requests: 1.15, firstQuestion: 1 };
const maxScriptBytes = 200_000;

/** Visits by what slowed them down. */
type Visits = Record<Slowdown, readonly Visit[]>;

/** Returns the table rows that compare visits of the federated site with visits of the one bundle. */
export function toFederationCostRows(federation: Visits, baseline: Visits): ResultRow[] {
  const compare = (
    what: string,
    { of, format, max, slow = 'processor' }: Comparison,
  ): ResultRow => {
    const [ours, theirs] = [median(federation[slow].map(of)), median(baseline[slow].map(of))];
    return {
      what: `first area page: ${what}`,
      measured: format(ours),
      baseline: `${format(theirs)} as one bundle`,
      ratio: (ours / theirs).toFixed(2),
      target: max ? `≤ ${max.toFixed(2)}` : '',
      isMet: max ? ours / theirs <= max : null,
    };
  };
  const scriptBytes = median(federation.processor.map((visit) => visit.costs.JavaScript.bytes));
  return [
    compare('all bytes (gzip)', {
      of: (visit) => total(visit).bytes,
      format: kB,
      max: maxRatio.bytes,
    }),
    compare('JavaScript (gzip)', {
      of: (visit) => visit.costs.JavaScript.bytes,
      format: kB,
      max: maxRatio.scriptBytes,
    }),
    compare('requests', {
      of: (visit) => total(visit).requests,
      format: String,
      max: maxRatio.requests,
    }),
    {
      what: 'first area page: JavaScript, all requests together',
      measured: kB(scriptBytes),
      baseline: '',
      ratio: '',
      target: `≤ ${kB(maxScriptBytes)}`,
      isMet: scriptBytes <= maxScriptBytes,
    },
    ...downloadKinds.flatMap((kind) => [
      ...(kind === 'JavaScript'
        ? []
        : [compare(kind, { of: (visit) => visit.costs[kind].bytes, format: kB })]),
      compare(`requests for ${kind}`, {
        of: (visit) => visit.costs[kind].requests,
        format: String,
      }),
    ]),
    compare(`first question shown, CPU ÷ ${cpuSlowdown}`, firstQuestion),
    compare('first question shown, 200 ms and 1.6 Mbit/s', { ...firstQuestion, slow: 'line' }),
  ];
}

const firstQuestion: Comparison = {
  of: (visit) => visit.shownMs,
  format: (ms) => `${Math.round(ms)} ms`,
  max: maxRatio.firstQuestion,
};

type Comparison = {
  of: (visit: Visit) => number;
  format: (value: number) => string;
  /** Largest allowed ratio; no limit when undefined. */
  max?: number;
  /** The visits that are compared; by default those with a slow processor. */
  slow?: Slowdown;
};

function total({ costs }: Visit): DownloadSize {
  const all = Object.values(costs);
  return {
    requests: all.reduce((sum, cost) => sum + cost.requests, 0),
    bytes: all.reduce((sum, cost) => sum + cost.bytes, 0),
  };
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
