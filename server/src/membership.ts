import type { Database } from './database/connect.ts';
import type { QuestionnairesTable } from './database/questionnaireTables.ts';
import type { QuestionnaireSettings, Role } from '@cert/shared/domain';
import type { Selectable } from 'kysely';

/** An organisation's questionnaire of one year. */
export type Questionnaire = {
  id: number;
  organisationId: number;
  /** The organisation's name. */
  title: string;
  year: number;
  editionId: number;
  isKeyOnly: boolean;
  settings: QuestionnaireSettings;
  originalId: number | null;
};

/** A questionnaire with an account's role. */
export type Membership = { questionnaire: Questionnaire; role: Role };

/** A questionnaire's row with the organisation's title and the member's role. */
export type MembershipRow = Omit<Selectable<QuestionnairesTable>, 'opened_at'> & {
  title: string;
  role: Role;
};

/** Converts a row to a membership; undefined for a client while the questionnaire is inactive. */
export function toVisibleMembership(row: MembershipRow): Membership | undefined {
  if (row.role === 'client' && row.is_inactive) return undefined;
  return {
    role: row.role,
    questionnaire: {
      id: row.id,
      organisationId: row.organisation_id,
      title: row.title,
      year: row.year,
      editionId: row.edition_id,
      isKeyOnly: row.is_key_only,
      originalId: row.original_id,
      settings: {
        inactive: row.is_inactive,
        locked: row.is_locked,
        gradingLocked: row.is_grading_locked,
        reportLocked: row.is_report_locked,
      },
    },
  };
}

/** A lock on the questionnaire: calls can hold a shared one at the same time, but an exclusive one only alone. */
export type QuestionnaireLock = 'shared' | 'exclusive';

/**
 * Finds a questionnaire and the account's role on it. Undefined if the questionnaire does not exist, if the account is
 * not a member, or if the account is a client and the questionnaire is inactive; the caller cannot distinguish these
 * cases.
 * @param lock locks settings and membership until the transaction ends; only inside a transaction
 */
export async function findMembership({
  db,
  accountId,
  questionnaireId,
  lock,
}: {
  db: Database;
  accountId: number;
  questionnaireId: number;
  lock?: QuestionnaireLock;
}): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('questionnaires')
    .innerJoin('members', 'members.questionnaire_id', 'questionnaires.id')
    .innerJoin('organisations', 'organisations.id', 'questionnaires.organisation_id')
    .selectAll('questionnaires')
    .select(['organisations.title', 'members.role'])
    .where('questionnaires.id', '=', questionnaireId)
    .where('members.account_id', '=', accountId)
    .$if(lock === 'shared', (query) => query.forShare(['questionnaires', 'members']))
    .$if(lock === 'exclusive', (query) =>
      query.forNoKeyUpdate('questionnaires').forShare('members'),
    )
    .executeTakeFirst();
  return row && toVisibleMembership(row);
}
