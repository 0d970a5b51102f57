import type { Role } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { UsageError } from '../command-line/usageError.ts';
import type { StoredOrganisation } from '../organisations/organisation.ts';
import { copyResponses } from './copyResponses.ts';
import { findQuestionnaire } from './readQuestionnaire.ts';

/** Parameters for opening a questionnaire. */
export type OpenQuestionnaireOptions = {
  organisation: StoredOrganisation;
  year: number;
  editionKey: string | undefined;
  isKeyOnly: boolean;
  copyOf: number | undefined;
};

/** The opened questionnaire. `isNew` is false if it was opened before with the same parameters. */
export type OpenedQuestionnaire = {
  id: number;
  editionId: number;
  editionKey: string;
  isNew: boolean;
  clientCount: number;
  copiedCount: number;
};

/**
 * Opens an organisation's questionnaire of one year, on the newest version of the edition, for all its enabled clients;
 * a copy starts with answers of its original. Call it in a transaction.
 * @throws UsageError if it was opened before with other parameters, or if the edition or the original cannot be found
 */
export async function openOrganisationQuestionnaire({
  db,
  options,
  at,
}: {
  db: Database;
  options: OpenQuestionnaireOptions;
  at: Date;
}): Promise<OpenedQuestionnaire> {
  const { organisation, year, isKeyOnly, copyOf } = options;
  const original = copyOf === undefined ? undefined : await readOriginal(db, options, copyOf);
  const edition = await readEditionToPin(db, options.editionKey);
  const known = await findQuestionnaire(db, { organisationId: organisation.id, year });
  if (known) {
    const differences = [
      options.editionKey !== undefined && known.edition_key !== edition.key && 'edition',
      known.is_key_only !== isKeyOnly && '--key-only',
      known.original_id !== (original?.id ?? null) && '--copy-of',
    ].filter((name) => name !== false);
    if (differences.length > 0)
      throw new UsageError(
        `${organisation.organisation.key} ${year} is open already, with another ${differences.join(', ')}; that cannot be changed any more.`,
      );
    return {
      id: known.id,
      editionId: known.edition_id,
      editionKey: known.edition_key,
      isNew: false,
      clientCount: 0,
      copiedCount: 0,
    };
  }
  const clientIds = await listEnabledClientIds(db, organisation.id);
  const { id } = await insertQuestionnaire({
    db,
    organisationId: organisation.id,
    editionId: edition.id,
    year,
    members: clientIds.map((accountId) => ({ accountId, role: 'client' })),
    originalId: original?.id ?? null,
    isKeyOnly,
    at,
  });
  const copiedCount = original
    ? await copyResponses({
        db,
        from: {
          id: original.id,
          editionId: original.edition_id,
          isKeyOnly: original.is_key_only,
        },
        to: { id, editionId: edition.id },
        at,
      })
    : 0;
  return {
    id,
    editionId: edition.id,
    editionKey: edition.key,
    isNew: true,
    clientCount: clientIds.length,
    copiedCount,
  };
}

async function readOriginal(
  db: Database,
  { organisation, year }: OpenQuestionnaireOptions,
  copyOf: number,
) {
  const { key } = organisation.organisation;
  if (copyOf >= year)
    throw new UsageError(`A copy follows its original: ${copyOf} is not before ${year}.`);
  const original = await findQuestionnaire(db, { organisationId: organisation.id, year: copyOf });
  if (!original) throw new UsageError(`${key} has no questionnaire of ${copyOf} to copy.`);
  return original;
}

/** A member of a questionnaire with a role. */
type QuestionnaireMember = { accountId: number; role: Role };

/**
 * Inserts an organisation's questionnaire of one year with its members; it is active, and nothing is locked.
 * @param isKeyOnly whether only key areas count
 * @param originalId the questionnaire that it is a copy of; null if it starts empty
 */
export async function insertQuestionnaire({
  db,
  organisationId,
  editionId,
  year,
  members,
  originalId,
  isKeyOnly = false,
  at,
}: {
  db: Database;
  organisationId: number;
  editionId: number;
  year: number;
  members: readonly QuestionnaireMember[];
  originalId: number | null;
  isKeyOnly?: boolean;
  at: Date;
}): Promise<{ id: number }> {
  const questionnaire = await db
    .insertInto('questionnaires')
    .values({
      organisation_id: organisationId,
      edition_id: editionId,
      year,
      is_key_only: isKeyOnly,
      is_inactive: false,
      is_locked: false,
      is_grading_locked: false,
      is_report_locked: false,
      original_id: originalId,
      opened_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (members.length > 0)
    await db
      .insertInto('members')
      .values(
        members.map(({ accountId, role }) => ({
          questionnaire_id: questionnaire.id,
          account_id: accountId,
          role,
        })),
      )
      .execute();
  await recordChanges(db, {
    at,
    accountId: null,
    questionnaireId: questionnaire.id,
    action: 'openQuestionnaire',
    changes: [
      { subject: 'questionnaire', before: null, after: { year, editionId, originalId, isKeyOnly } },
      { subject: 'members', before: null, after: members },
    ],
  });
  return questionnaire;
}

/**
 * Finds the edition for a new questionnaire: the version imported last.
 * @param key optional if only editions of one key exist
 * @throws UsageError if there is no such edition, or if several keys exist and none is given
 */
async function readEditionToPin(
  db: Database,
  key: string | undefined,
): Promise<{ id: number; key: string }> {
  const editions = await db
    .selectFrom('editions')
    .select(['id', 'key'])
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const keys = [...new Set(editions.map((edition) => edition.key))].sort();
  const newest = editions.find((edition) => edition.key === (key ?? keys[0]));
  const list = keys.join(', ');
  if (!newest)
    throw new UsageError(
      keys.length === 0
        ? 'No edition was imported yet; see “import-content”.'
        : `There is no edition “${key}”; there are ${list}.`,
    );
  if (key === undefined && keys.length > 1)
    throw new UsageError(`Name the --edition: there are ${list}.`);
  return newest;
}

/** Lists the ids of an organisation's enabled client accounts. */
async function listEnabledClientIds(db: Database, organisationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('is_certifier', '=', false)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
