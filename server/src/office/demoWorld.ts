import { join } from 'node:path';
import { InvalidContentError } from '../content/invalidContentError.ts';
import { importEdition } from '../content/importing/importEdition.ts';
import { readContent } from '../content/reading/readContent.ts';
import { readDemoWorld } from '../content/reading/readDemoWorld.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import { createEditionCache } from '../editions/createEditionCache.ts';
import type { DemoQuestionnaire } from '../content/schema/demoQuestionnaire.ts';
import { composeDemoWorld } from './demo/composeDemoWorld.ts';
import { prepareAccounts } from './demo/prepareAccounts.ts';
import { prepareOrganisations } from './demo/prepareOrganisations.ts';
import { prepareQuestionnaire } from './demo/prepareQuestionnaire.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates the demo world from the files in `demo/`: content, accounts, organisations and their questionnaires. Existing
 * parts are not changed.
 * @param log called with one sentence for each created thing
 * @returns its accounts, all with the demo password
 * @throws InvalidContentError if the content or the demo world has issues; nothing is changed then
 */
export async function prepareDemoWorld({
  db,
  files,
  contentFolder,
  now,
  log,
}: {
  db: Database;
  files: FileStore;
  contentFolder: string;
  now: () => Date;
  log: (sentence: string) => void;
}): Promise<readonly { email: string; name: string }[]> {
  const { content, issues } = await readContent(contentFolder);
  const demo = await readDemoWorld(contentFolder, content?.editions);
  const allIssues = [...issues, ...demo.issues];
  if (!content || !demo.world || allIssues.length > 0) throw new InvalidContentError(allIssues);
  const { programme } = content;
  const { world } = demo;

  for (const edition of content.editions) {
    const { key, isNew } = await importEdition({ db, edition, now });
    if (isNew) log(`Demo: imported the edition ${key}.`);
  }
  const { organisations, users, questionnaires } = composeDemoWorld(world);
  const at = new Date(now().getTime() - longestDays(questionnaires) * dayMs);
  const accounts = await inTransaction(db, async (trx) => {
    await prepareOrganisations({ db: trx, organisations, at });
    return prepareAccounts({ db: trx, users, at });
  });
  const readEdition = createEditionCache(programme);
  let madeCount = 0;
  for (const plan of questionnaires) {
    const isMade = await inTransaction(db, (trx) =>
      prepareQuestionnaire(
        {
          db: trx,
          files,
          programme,
          words: world.words,
          documentFolder: join(contentFolder, 'demo', 'documents'),
          accounts,
          readEdition,
          startedAt: now(),
        },
        plan,
      ),
    );
    if (isMade) madeCount += 1;
  }
  if (madeCount > 0) log(`Demo: made ${madeCount} questionnaires.`);
  return world.accounts;
}

function longestDays(questionnaires: readonly DemoQuestionnaire[]): number {
  return Math.max(0, ...questionnaires.map(({ openedDaysAgo }) => openedDaysAgo));
}
