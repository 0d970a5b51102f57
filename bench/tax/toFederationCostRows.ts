import { median } from '../median.ts';
import type { ResultRow } from '../row.ts';
import { downloadKinds, type DownloadSize, type Visit } from './visit.ts';
import { cpuSlowdown } from './measureAreaVisit.ts';

/**
 * Limits: ratios of the federated site to one bundle (`maxTax` for script bytes and for requests, `maxTaxOfAll` for all
 * bytes), and bytes of all scripts together.
 */
const maxTax = 1.3;
const maxTaxOfAll = 1.2;
const maxScriptBytes = 230_000;

/** Returns the table rows that compare visits of the federated site with visits of the one bundle. */
export function toFederationCostRows(
  federation: readonly Visit[],
  baseline: readonly Visit[],
): ResultRow[] {
  const compare = (what: string, { of, format, max }: Comparison): ResultRow => {
    const [ours, theirs] = [median(federation.map(of)), median(baseline.map(of))];
    return {
      what: `first area page: ${what}`,
      measured: format(ours),
      baseline: `${format(theirs)} as one bundle`,
      ratio: (ours / theirs).toFixed(2),
      target: max ? `≤ ${max.toFixed(2)}` : '',
      isMet: max ? ours / theirs <= max : null,
    };
  };
  const scriptBytes = median(federation.map((visit) => visit.costs.JavaScript.bytes));
  return [
    compare('all bytes (gzip)', {
      of: (visit) => total(visit).bytes,
      format: kB,
      max: maxTaxOfAll,
    }),
    compare('JavaScript (gzip)', {
      of: (visit) => visit.costs.JavaScript.bytes,
      format: kB,
      max: maxTax,
    }),
    compare('requests', { of: (visit) => total(visit).requests, format: String, max: maxTax }),
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
    compare(`first question shown, CPU ÷ ${cpuSlowdown}`, {
      of: (visit) => visit.shownMs,
      format: (ms) => `${Math.round(ms)} ms`,
    }),
  ];
}

type Comparison = {
  of: (visit: Visit) => number;
  format: (value: number) => string;
  /** Largest allowed ratio; no limit when undefined. */
  max?: number;
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
