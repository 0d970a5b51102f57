import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { QuestionnairesTable } from '../../database/questionnaireTables.ts';
import { UsageError } from '../command-line/usageError.ts';
import { type StoredOrganisation, readOrganisation } from '../organisations/organisation.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findQuestionnaire>>>;

/**
 * Reads an organisation and its questionnaire of one year.
 * @param of.isLocked whether the questionnaire's row is locked until the end of the transaction, so that nobody changes
 *   what the caller decides on
 * @throws UsageError if there is none
 */
export async function readQuestionnaire(
  db: Database,
  of: { organisationKey: string; year: number; isLocked?: boolean },
): Promise<{ organisation: StoredOrganisation; questionnaire: Found }> {
  const { organisationKey, year, isLocked = false } = of;
  const organisation = await readOrganisation(db, organisationKey);
  const wanted = { organisationId: organisation.id, year, isLocked };
  const questionnaire = await findQuestionnaire(db, wanted);
  if (!questionnaire)
    throw new UsageError(
      `${organisationKey} has no questionnaire of ${year}; “questionnaire open” opens one.`,
    );
  return { organisation, questionnaire };
}

/** Finds an organisation's questionnaire of one year, with its edition's key; undefined if there is none. */
export async function findQuestionnaire(
  db: Database,
  {
    organisationId,
    year,
    isLocked = false,
  }: { organisationId: number; year: number; isLocked?: boolean },
): Promise<(Selectable<QuestionnairesTable> & { edition_key: string }) | undefined> {
  return db
    .selectFrom('questionnaires as q')
    .innerJoin('editions as e', 'e.id', 'q.edition_id')
    .selectAll('q')
    .select('e.key as edition_key')
    .where('organisation_id', '=', organisationId)
    .where('year', '=', year)
    .$if(isLocked, (query) => query.forNoKeyUpdate('q'))
    .executeTakeFirst();
}
