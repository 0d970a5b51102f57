import { listCommentFields } from '../../e2e/support/commentFields.ts';
import {
  disruptDatabase,
  disruptions,
  createTrafficRecorder,
  type Disruption,
} from '../../e2e/support/disruptDatabase.ts';
import { startCluster } from '../../e2e/support/startCluster.ts';
import { createHeadlessPageOpener } from '../../e2e/support/headlessPage.ts';
import type { Row } from '../row.ts';

const writers = 20;
const rounds = 20;

/**
 * Disrupts the database of two servers behind nginx many times, while users write through the pages' save queue.
 * Counts texts that are lost, duplicated or not up to date, and servers that ended.
 */
export async function measureDatabaseOutages(cleanup: AsyncDisposableStack): Promise<Row[]> {
  console.log('database-outages: two servers behind nginx, PostgreSQL with fsync …');
  const { nginx, postgres, first, second } = await startCluster(cleanup);
  const traffic = createTrafficRecorder(nginx.url);
  const openPage = await createHeadlessPageOpener(traffic.fetch, 'lead');
  const fields = await listCommentFields(await openPage());
  const servers = [first.running, second.running];
  const rows: Row[] = [];
  for (const disruption of Object.keys(disruptions) as Disruption[]) {
    console.log(`database-outages: ${rounds} × ${disruption}, ${writers} writers …`);
    // New fields for each kind, because the history shows only the last 200 changes of a field.
    const own = fields.splice(0, writers);
    if (own.length < writers) throw new Error('the demo data has too few open areas');
    const { acknowledged, lost, duplicated, stale, failedCalls, serversEnded } =
      await disruptDatabase({
        disruption,
        rounds,
        postgres,
        openPage,
        fields: own,
        traffic,
        countEnded: () => servers.filter((server) => server.hasEnded()).length,
      });
    if (failedCalls === 0) throw new Error(`${disruption} made no call fail: nothing was measured`);
    rows.push({
      what: `${rounds} × ${disruption}, ${writers} writers`,
      measured: `${lost} lost, ${duplicated} duplicated, ${stale} not up to date, ${serversEnded} servers ended`,
      baseline: `of ${acknowledged} acknowledged; ${failedCalls} failed calls`,
      ratio: '',
      target: 'none',
      isMet: lost + duplicated + stale + serversEnded === 0,
    });
  }
  return rows;
}
