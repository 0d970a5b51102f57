import { isInTeam, type Language, type Role } from '@cert/shared/domain';
import { compareNames } from '@cert/shared/i18n';
import { sql } from 'kysely';
import { actionsWithTimeHiddenFromClients } from '../audit/auditVisibility.ts';
import { buildVisibleAuditRowsCondition } from '../audit/buildVisibleAuditRowsCondition.ts';
import type { Database } from '../database/connect.ts';
import { queryPrepared } from '../database/prepareStatement.ts';
import { createHasLaterYearSql, type DatesRow } from './readDates.ts';
import { createChangeCountSql, type ProgressRow } from './readProgress.ts';

/** A questionnaire of the caller, with all data that decide its state and its next task, except the answers. */
export type DeskQuestionnaire = ProgressRow &
  Omit<DatesRow, 'grades_revealed_at'> & {
    title: string;
    role: Role;
    is_inactive: boolean;
    is_locked: boolean;
    is_grading_locked: boolean;
    is_report_locked: boolean;
    has_later_year: boolean;
    /** The team in any order; null for a client, as are `graded` and `decided`. */
    team: { id: number; main: boolean; finalized: boolean }[] | null;
    /** Ids of the areas that the caller has graded. */
    graded: number[] | null;
    /** Ids of the areas with a final grade. */
    decided: number[] | null;
  };

// For a client, the team's data stay in the database.
const ofTeam = sql`m.role <> 'client'`;

/** Reads the caller's questionnaires without their answers, in one statement, in the order of their ids. */
export async function readDeskRows(db: Database, accountId: number): Promise<DeskQuestionnaire[]> {
  return queryPrepared(
    db,
    sql<DeskQuestionnaire>`
    select q.id, q.year, q.edition_id, q.is_key_only, q.is_inactive, q.is_locked, q.is_grading_locked,
      q.is_report_locked, q.answers_due, q.meeting_at, q.report_due, q.report_released_at, o.title, m.role,
      ${sql.raw(createHasLaterYearSql('q'))} as has_later_year, ${sql.raw(createChangeCountSql('q.id'))} as changes,
      case when p.questionnaire_id is not null then json_build_object('version', p.version,
        'answerable', p.answerable, 'completed', p.completed, 'missing', p.missing) end as stored,
      case when ${ofTeam} then (
        select json_agg(json_build_object('id', t.account_id, 'main', t.role = 'main-certifier',
          'finalized', f.account_id is not null))
        from members t
          left join finalizations f on f.questionnaire_id = t.questionnaire_id and f.account_id = t.account_id
        where t.questionnaire_id = q.id and t.role <> 'client') end as team,
      case when ${ofTeam} then array(select g.area_id from certifier_grades g
        where g.questionnaire_id = q.id and g.account_id = m.account_id) end as graded,
      case when ${ofTeam} then array(select g.area_id from final_grades g
        where g.questionnaire_id = q.id) end as decided
    from members m
    join questionnaires q on q.id = m.questionnaire_id
    join organisations o on o.id = q.organisation_id
    left join questionnaire_progress p on p.questionnaire_id = q.id
    where m.account_id = ${accountId} and (m.role <> 'client' or not q.is_inactive)
    order by q.id`,
  );
}

/**
 * Reads the time of the last change of the caller's questionnaires. Only changes that the caller may see count; without
 * such a change, a questionnaire is left out. This is a separate statement, because it reads the audit trail of each
 * questionnaire.
 * @param ids the questionnaires
 */
export async function readLastChangeTimes(
  db: Database,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, Date>> {
  // A client may read the texts of a released report, but may not know when they were written.
  const isVisibleChange = (role: Role) =>
    isInTeam(role) ? sql`true` : sql`l.action <> all(${actionsWithTimeHiddenFromClients}::text[])`;
  const lastChange = (role: Role) => sql`(select l.at from audit_log l
    where l.questionnaire_id = m.questionnaire_id and ${buildVisibleAuditRowsCondition({ accountId, role })}
      and ${isVisibleChange(role)}
    order by l.at desc limit 1)`;
  const rows = await queryPrepared(
    db,
    sql<{ id: number; at: Date | null }>`select m.questionnaire_id as id,
      case when ${ofTeam} then ${lastChange('certifier')} else ${lastChange('client')} end as at
    from members m where m.account_id = ${accountId} and m.questionnaire_id = any(${ids}::integer[])`,
  );
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
}

/**
 * Reads the names of certifiers, in the order of the reader's alphabet. This is a separate statement, because the same
 * few people are in many teams: joining the names to each team took a fifth of the time of `deskPage`
 * (docs/decisions/0041-overview.md).
 */
export async function readAlphabetizedCertifierNames(
  db: Database,
  { ids, language }: { ids: readonly number[]; language: Language },
): Promise<AlphabetizedCertifierNames> {
  const rows = await queryPrepared(
    db,
    sql<{ id: number; name: string }>`select id, name from accounts
      where id = any(${[...new Set(ids)]}::integer[]) order by id`,
  );
  const sorted = rows.toSorted((one, other) => compareNames(one.name, other.name, language));
  return new Map(sorted.map(({ id, name }, rank) => [id, { name, rank }]));
}

/** People by account id. `rank` is the position in alphabetical order. */
export type AlphabetizedCertifierNames = ReadonlyMap<number, { name: string; rank: number }>;
