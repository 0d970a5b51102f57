import { expect, test } from '@playwright/test';
import { listCommentFields } from '../support/commentFields.ts';
import {
  disruptDatabase,
  disruptions,
  createTrafficRecorder,
  type Disruption,
} from '../support/disruptDatabase.ts';
import { startCluster, startDurablePostgres } from '../support/startCluster.ts';
import { createHeadlessPageOpener } from '../support/headlessPage.ts';

const writers = 20;
/** Rounds for each kind of disruption. */
const rounds = 2;

test(
  'when PostgreSQL ends connections, restarts, is killed or hangs, no server stops, and no text is lost or stored twice',
  { tag: '@long' },
  async () => {
    test.setTimeout(240_000);
    await using cleanup = new AsyncDisposableStack();
    const postgres = await startDurablePostgres(cleanup);
    const { nginx, first, second } = await startCluster(cleanup, postgres);
    const traffic = createTrafficRecorder(nginx.url);
    const openPage = await createHeadlessPageOpener(traffic.fetch, 'lead');
    const fields = await listCommentFields(await openPage());
    const servers = [first.running, second.running];
    const countEnded = () => servers.filter((server) => server.hasEnded()).length;

    for (const disruption of Object.keys(disruptions) as Disruption[])
      await test.step(disruption, async () => {
        const outcome = await disruptDatabase({
          name: disruption,
          disrupt: () => disruptions[disruption](postgres),
          rounds,
          openPage,
          // Use new fields: the writers of the previous disruption still have their pages open.
          fields: fields.splice(0, writers),
          traffic,
          countEnded,
        });
        expect(outcome).toMatchObject({ lost: 0, duplicated: 0, stale: 0, serversEnded: 0 });
        expect(outcome.acknowledged).toBeGreaterThan(writers);
        // Without failed calls the disruption had no effect, and nothing was tested.
        expect(outcome.failedCalls).toBeGreaterThan(0);
      });

    await test.step('while PostgreSQL is suspended, calls fail as unavailable; when it runs again, they succeed', async () => {
      const { api } = await openPage();
      const [place] = fields;
      if (!place) throw new Error('there is no comment field left');
      const { questionnaireId: id, key } = place;
      const answers = { [key]: { value: true, content: 'While frozen' } };
      const read = () => api.read('certifierQuestionnaireList', {});
      const save = () => api.act('questionnaireAnswersSave', { id, answers });
      postgres.freeze();
      try {
        const asked = [...Array.from({ length: 15 }, () => [read, save]).flat()].map(refusalOf);
        // How soon calls fail is not tested here: `databaseOutages.test.ts` tests the time limits.
        expect(new Set(await Promise.all(asked))).toEqual(new Set(['unavailable']));
        for (const { origin } of servers) {
          const reply = await fetch(`${origin}/readyz`);
          expect([reply.status, await reply.json()]).toMatchObject([
            503,
            { checks: { database: { state: 'failed', reason: 'no-answer' } } },
          ]);
        }
      } finally {
        postgres.thaw();
      }
      await expect
        .poll(async () => Object.keys((await save().catch(noReply)).saved))
        .toEqual([key]);
      for (const { origin } of servers)
        await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(countEnded()).toBe(0);
    });

    await test.step('without a server nginx answers with an error page', async () => {
      await Promise.all(servers.map((server) => server.stop()));
      const { api } = await openPage();
      const refused = await refusalOf(() => api.read('certifierQuestionnaireList', {}));
      expect(refused).toBe('unavailable');
      const page = await fetch(`${nginx.url}/`, { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await page.text()).toContain('Sajt trenutno nije dostupan');
    });
  },
);

/** Waits until a call fails. @returns its error code */
async function refusalOf(call: () => Promise<unknown>): Promise<string | undefined> {
  const failure = await call().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return (failure as { code?: string } | undefined)?.code;
}

const noReply = () => ({ saved: {} });
