import { ContentFaultsError } from '../content/contentFaultsError.ts';
import { importEdition } from '../content/importing/importEdition.ts';
import { readContent } from '../content/reading/readContent.ts';
import { readDemoWorld } from '../content/reading/readDemoWorld.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/fileStore.ts';
import { keepEditions } from '../questionnaires/keepEditions.ts';
import { prepareAccounts } from './demo/prepareAccounts.ts';
import { prepareOrganisations } from './demo/prepareOrganisations.ts';
import { prepareQuestionnaire } from './demo/prepareQuestionnaire.ts';

/**
 * Brings the demo world of architecture §9 about, as `demo/world.yaml` tells it: the content, the accounts, the
 * organisations and their questionnaires. What is there already is kept as people left it.
 * @param log told each thing that was made, as one sentence
 * @returns its accounts, all with the demo password
 * @throws ContentFaultsError when the content or the demo world has faults; then nothing is changed
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
  const { content, faults } = await readContent(contentFolder);
  const demo = await readDemoWorld(contentFolder, content?.editions);
  const allFaults = [...faults, ...demo.faults];
  if (!content || !demo.world || allFaults.length > 0) throw new ContentFaultsError(allFaults);
  const { programme } = content;
  const { world } = demo;

  const editionIds = new Map<string, number>();
  for (const edition of content.editions) {
    const { key, editionId, isNew } = await importEdition({ db, edition, now });
    editionIds.set(key, editionId);
    if (isNew) log(`Demo: imported the edition ${key}.`);
  }
  const accounts = await prepareAccounts({ db, accounts: world.accounts, now });
  const organisationIds = await prepareOrganisations(db, world.organisations);
  const readEdition = keepEditions(programme);
  for (const plan of world.questionnaires) {
    const isMade = await inTransaction(db, (trx) =>
      prepareQuestionnaire(
        {
          db: trx,
          files,
          programme,
          world,
          accounts,
          organisationIds,
          editionIds,
          readEdition,
          startedAt: now(),
        },
        plan,
      ),
    );
    if (isMade) log(`Demo: made the questionnaire ${plan.year} of ${plan.organisation}.`);
  }
  return world.accounts;
}
