import { listPlaces } from '../../e2e/support/commentPlaces.ts';
import { killRounds, kills, watchTraffic, type Kill } from '../../e2e/support/killRounds.ts';
import { openCluster } from '../../e2e/support/openCluster.ts';
import { signInOnce } from '../../e2e/support/openPage.ts';
import type { Row } from '../row.ts';

/** Issue 17, "It never goes down by itself". */
const writers = 20;
const rounds = 20;

/**
 * Kills the database under two servers behind nginx, again and again, while people write with the pages' own save
 * queue, and counts what was acknowledged, lost and doubled.
 */
export async function measureKills(ending: AsyncDisposableStack): Promise<Row[]> {
  console.log('kills: two servers behind nginx, PostgreSQL with fsync …');
  const { nginx, postgres, first, second } = await openCluster(ending);
  const traffic = watchTraffic(nginx.url);
  const openPage = await signInOnce(traffic.fetch, 'lead');
  const places = await listPlaces(await openPage());
  const servers = [first.running, second.running];
  const rows: Row[] = [];
  for (const kill of Object.keys(kills) as Kill[]) {
    console.log(`kills: ${rounds} × ${kill}, ${writers} writers …`);
    // Places of its own: the history of each shows the last 200 changes.
    const own = places.splice(0, writers);
    if (own.length < writers) throw new Error('the demo world has too few open areas');
    const { acknowledged, lost, doubled, outdated, failedCalls, serversEnded } = await killRounds({
      kill,
      rounds,
      postgres,
      openPage,
      places: own,
      traffic,
      countEnded: () => servers.filter((server) => server.hasEnded()).length,
    });
    if (failedCalls === 0) throw new Error(`${kill} disturbed nobody: nothing was measured`);
    rows.push({
      what: `${rounds} × ${kill}, ${writers} writers`,
      measured: `${lost} lost, ${doubled} doubled, ${outdated} not up to date, ${serversEnded} servers ended`,
      peer: `of ${acknowledged} acknowledged; ${failedCalls} calls failed and were sent again`,
      ratio: '',
      target: 'none',
      isMet: lost + doubled + outdated + serversEnded === 0,
    });
  }
  return rows;
}
