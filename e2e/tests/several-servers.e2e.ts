import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { listCommentFields, readStoredComments } from '../support/commentFields.ts';
import { createTrafficRecorder } from '../support/disruptDatabase.ts';
import { areaPaths } from '../support/openArea.ts';
import { startCluster, startDurablePostgres } from '../support/startCluster.ts';
import { blockAnswerSaves } from '../../server/src/testing/blockAnswerSaves.ts';
import { createHeadlessPageOpener } from '../support/headlessPage.ts';
import { signInAs } from '../support/signInAs.ts';
import { createCommentWriter } from '../support/createCommentWriter.ts';

const writers = 50;
const everyMs = 400;
/** Size of a server's connection pool (`server/src/database/connect.ts`). */
const connectionsOfOneServer = 10;

test(
  'behind nginx one of two servers is killed and the other restarted, and no text of 50 writers is lost',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(240_000);
    await using cleanup = new AsyncDisposableStack();
    const postgres = await startDurablePostgres(cleanup);
    const { nginx, first, second } = await startCluster(cleanup, postgres);
    const traffic = createTrafficRecorder(nginx.url);
    const openPageOfLead = await createHeadlessPageOpener(traffic.fetch, 'lead');
    const fields = await listCommentFields(await openPageOfLead());
    expect(fields.length).toBeGreaterThanOrEqual(writers);
    const open = await Promise.all(
      fields
        .slice(0, writers)
        .map(async (place, at) =>
          createCommentWriter(await openPageOfLead(), place, `writer ${at}`),
        ),
    );

    let isWriting = true;
    const writing = open.map(async (writer) => {
      while (isWriting) {
        writer.type();
        await wait(everyMs);
      }
    });
    await wait(2000);
    // Both servers have calls that wait for the lock when the first one is killed, so some calls certainly fail.
    const release = await blockAnswerSaves(postgres.url, connectionsOfOneServer);
    const failedBefore = traffic.failed;
    await first.running.kill();
    await expect.poll(() => traffic.failed).toBeGreaterThan(failedBefore);
    await release();
    await wait(2000);
    await first.restart();
    await wait(1000);
    await second.running.stop();
    await wait(1000);
    await second.restart();
    await wait(2000);
    isWriting = false;
    await Promise.all(writing);
    // Let all pages refresh, as open pages do every 15 seconds, until no text is unsent.
    await expect
      .poll(async () => {
        await Promise.all(open.map((writer) => writer.refresh()));
        return open.filter((writer) => writer.hasUnsent()).map((writer) => writer.text());
      })
      .toEqual([]);

    const { now, ever } = await readStoredComments(
      await openPageOfLead(),
      fields.slice(0, writers),
    );
    expect(open.map((writer) => writer.text()).filter((text) => !now.includes(text))).toEqual([]);
    expect(traffic.acknowledged.length).toBeGreaterThan(writers);
    expect(traffic.acknowledged.filter((text) => !ever.includes(text))).toEqual([]);

    const log = nginx.log() + [first, second].map(({ running }) => running.log()).join('');
    expect(log).toContain('"path":"/api"');
    expect(log).not.toMatch(/authToken|writer \d+, text/);
    await test.step('a browser shows an area, with the modules from the bucket', async () => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: nginx.url });
      const page = await context.newPage();
      await signInAs(page, 'client');
      const entry = page.waitForResponse(/\/modules\/questionnaire\/.*\/entry\..*\.js$/);
      await page.goto(`/en${areaPaths.brand}`);
      expect((await entry).headers()).toMatchObject({
        'content-type': expect.stringContaining('javascript') as unknown as string,
        'content-encoding': 'gzip',
        'x-content-type-options': 'nosniff',
      });
      await expect(page.getByRole('radio').first()).toBeVisible();
      await context.close();
    });
    // /readyz is for operators; nginx does not publish it.
    expect((await fetch(`${nginx.url}/readyz`)).status).toBe(404);
  },
);
