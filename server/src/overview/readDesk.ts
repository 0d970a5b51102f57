import {
  countsInTotal,
  defaultLanguage,
  findNextTask,
  isInTeam,
  questionnaireState,
} from '@cert/shared/domain';
import type { Language, Role, TaskState } from '@cert/shared/domain';
import { compareNames } from '@cert/shared/i18n';
import type { DeskRow } from '@cert/shared/contract';
import { sql } from 'kysely';
import { toFlag } from '../toFlag.ts';
import { visibleAuditRowsCondition } from '../audit/visibleAuditRowsCondition.ts';
import type { Database } from '../database/connect.ts';
import { queryPrepared } from '../database/prepareStatement.ts';
import type { AccountContext, UseCase } from '../useCase.ts';
import { hasLaterYearSql, presentTimes, type TimesRow } from './readDates.ts';
import { changeCountSql, readProgress, type Progress, type ProgressRow } from './readProgress.ts';

/**
 * Lists the caller's questionnaires with their state; those that wait for the caller come first. Inactive ones are
 * hidden from clients. The cost depends only on the number of the caller's questionnaires. See
 * docs/product/overview.md#desk.
 */
export const readDesk: UseCase<'desk'> = async ({ language = defaultLanguage }, context) => {
  const rows = await readRows(context.db, context.account.id);
  const progress = await readProgress(context, rows);
  const names = await readNames(context.db, {
    ids: rows.flatMap(({ team }) => team?.map(({ id }) => id) ?? []),
    language,
  });
  const desk: DeskRow[] = [];
  for (const row of rows) {
    const edition = await context.readEdition(context.db, {
      editionId: row.edition_id,
      year: row.year,
    });
    const counting = [...edition.areas.values()]
      .filter((area) => countsInTotal(area, row.is_key_only))
      .map(({ id }) => id);
    const own = progress.get(row.id);
    if (own) desk.push(presentRow(row, { context, progress: own, counting, names }));
  }
  return desk.toSorted(
    (one, other) =>
      other.next.mine - one.next.mine ||
      other.year - one.year ||
      compareNames(one.title, other.title, language),
  );
};

type DeskData = ProgressRow &
  Omit<TimesRow, 'grades_revealed_at'> & {
    title: string;
    role: Role;
    is_inactive: boolean;
    is_locked: boolean;
    is_grading_locked: boolean;
    is_report_locked: boolean;
    changed_at: Date | null;
    has_later_year: boolean;
    /** The team in any order; null for a client, as are `graded` and `decided`. */
    team: { id: number; main: boolean; finalized: boolean }[] | null;
    /** Ids of the areas that the caller has graded. */
    graded: number[] | null;
    /** Ids of the areas with a final grade. */
    decided: number[] | null;
  };

// For a client the team's data do not leave the database.
const ofTeam = sql`m.role <> 'client'`;

/** Reads everything but the answers in one statement, in the order of the questionnaires' ids. */
async function readRows(db: Database, accountId: number): Promise<DeskData[]> {
  // A client reads the texts of a released report, but not when they were written.
  const isVisibleChange = (role: Role) =>
    isInTeam(role) ? sql`true` : sql`l.action <> 'reportContentSaveItems'`;
  const lastChange = (role: Role) => sql`(select l.at from audit_log l
    where l.questionnaire_id = q.id and ${visibleAuditRowsCondition({ accountId, role })} and ${isVisibleChange(role)}
    order by l.at desc limit 1)`;
  return queryPrepared(
    db,
    sql<DeskData>`
    select q.id, q.year, q.edition_id, q.is_key_only, q.is_inactive, q.is_locked, q.is_grading_locked,
      q.is_report_locked, q.answers_due, q.meeting_at, q.report_due, q.report_released_at, o.title, m.role,
      ${sql.raw(hasLaterYearSql('q'))} as has_later_year, ${sql.raw(changeCountSql('q.id'))} as changes,
      case when p.questionnaire_id is not null then json_build_object('version', p.version,
        'answerable', p.answerable, 'completed', p.completed, 'missing', p.missing) end as stored,
      case when ${ofTeam} then ${lastChange('certifier')} else ${lastChange('client')} end as changed_at,
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
 * Reads the names of certifiers, in the order of the reader's alphabet. This is a separate statement, because the same
 * few people are in many teams: joining the names to each team took a fifth of the time of this action.
 */
async function readNames(
  db: Database,
  { ids, language }: { ids: readonly number[]; language: Language },
): Promise<Names> {
  const rows = await queryPrepared(
    db,
    sql<{ id: number; name: string }>`select id, name from accounts
      where id = any(${[...new Set(ids)]}::integer[]) order by id`,
  );
  const sorted = rows.toSorted((one, other) => compareNames(one.name, other.name, language));
  return new Map(sorted.map(({ id, name }, rank) => [id, { name, rank }]));
}

/** People by account id. `rank` is the position in alphabetical order. */
type Names = ReadonlyMap<number, { name: string; rank: number }>;

type Presented = {
  context: AccountContext;
  progress: Progress;
  /** Ids of the areas that count. */
  counting: readonly number[];
  names: Names;
};

function presentRow(
  row: DeskData,
  { context: { account, now }, progress, counting, names }: Presented,
): DeskRow {
  const { role, team, is_inactive: isInactive, is_locked: isLocked } = row;
  const isRevealed = team !== null && team.every(({ finalized }) => finalized);
  const among = (ids: readonly number[] | null) => {
    const wanted = new Set(ids);
    return counting.filter((id) => wanted.has(id)).length;
  };
  const graded = among(row.graded);
  const task: TaskState = {
    isInactive,
    isLocked,
    isGradingLocked: row.is_grading_locked,
    isReportLocked: row.is_report_locked,
    isReportReleased: row.report_released_at !== null,
    left: progress.left,
    meetingAt: row.meeting_at?.toISOString() ?? null,
    reportDue: row.report_due,
    hasLaterYear: row.has_later_year,
    haveAllFinalized: isRevealed,
    hasFinalized: team?.some(({ id, finalized }) => finalized && id === account.id) ?? false,
    counting: counting.length,
    graded,
    undecided: counting.length - among(row.decided),
  };
  const next = findNextTask(role, task, now());
  return {
    id: row.id,
    title: row.title,
    year: row.year,
    role,
    state: questionnaireState(role, task),
    completeness: progress.completeness,
    dates: presentTimes({ ...row, grades_revealed_at: null }).dates,
    changedAt: row.changed_at?.toISOString() ?? null,
    next: { ...next, mine: toFlag(next.mine) },
    ...(isInTeam(role) && {
      grading: {
        graded,
        counting: counting.length,
        team: presentTeam(team ?? [], { names, ownId: account.id }),
      },
    }),
  };
}

/** Presents the team: the main certifier first, then the others by name. */
function presentTeam(
  team: NonNullable<DeskData['team']>,
  { names, ownId }: { names: Names; ownId: number },
): NonNullable<DeskRow['grading']>['team'] {
  const rankOf = ({ id }: { id: number }) => names.get(id)?.rank ?? 0;
  return team
    .toSorted((a, b) => Number(b.main) - Number(a.main) || rankOf(a) - rankOf(b))
    .map(({ id, main, finalized }) => ({
      id,
      name: names.get(id)?.name ?? '',
      main: toFlag(main),
      finalized: toFlag(finalized),
      own: toFlag(id === ownId),
    }));
}
