import { isDeepStrictEqual } from 'node:util';
import { folders } from '../../e2e/support/folders.ts';
import { createSignedInPageOpener } from '../createSignedInPageOpener.ts';
import { startBrowser } from '../startBrowser.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { ResultRow } from '../row.ts';
import { buildMonolith } from './buildMonolith.ts';
import { toFederationCostRows } from './toFederationCostRows.ts';
import type { Visit } from './visit.ts';
import { measureAreaVisit, type Slowdown } from './measureAreaVisit.ts';

const visits = 7;
const slowdowns = ['processor', 'line'] as const satisfies readonly Slowdown[];

/**
 * Measures the cost of the micro-frontends: the federated site compared with the same sources as one ordinary bundle.
 */
export async function measureFederationCost(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  console.log('tax: building the one bundle …');
  const monolith = await buildMonolith();
  const browser = await startBrowser(cleanup);
  const openSite = async (siteFolder: string) => {
    const { url } = await startDemoServer({ cleanup, siteFolder });
    const openPage = await createSignedInPageOpener('client', { browser, url });
    // The first visit warms up the server and does not count.
    await measureAreaVisit(await openPage(), 'processor');
    return { openPage, seen: { processor: [] as Visit[], line: [] as Visit[] } };
  };
  const federation = await openSite(folders.dist);
  const baseline = await openSite(monolith);
  // Visits alternate, so that other load on the machine affects both sites.
  for (let visit = 1; visit <= visits; visit += 1) {
    console.log(`tax: visit ${visit} of ${visits} …`);
    for (const slow of slowdowns)
      for (const { openPage, seen } of [federation, baseline])
        seen[slow].push(await measureAreaVisit(await openPage(), slow));
  }
  assertSameQuestions([federation, baseline].flatMap(({ seen }) => Object.values(seen).flat()));
  return toFederationCostRows(federation.seen, baseline.seen);
}

/**
 * Checks that all visits showed the same questions.
 * @throws {Error} when they did not, because such visits cannot be compared
 */
function assertSameQuestions(seen: readonly Visit[]): void {
  const questions = seen[0]?.questions ?? [];
  const other = seen.find((visit) => !isDeepStrictEqual(visit.questions, questions));
  if (questions.length > 0 && !other) return;
  throw new Error(
    `the visits did not show the same questions: ${[questions, other?.questions].map((texts) => JSON.stringify(texts)).join(' and ')}`,
  );
}
