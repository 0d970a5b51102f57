import type { QuestionnaireSettings, Role } from '@cert/shared/domain';
import type { Selectable } from 'kysely';
import type { QuestionnairesTable } from '../database/questionnaireTables.ts';

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
