import {
  countsInTotal,
  deskPageSize,
  findNextTask,
  isInTeam,
  nextTasks,
  questionnaireState,
  questionnaireStates,
  defaultLanguage,
  type Language,
  type TaskState,
} from '@cert/shared/domain';
import type { DeskRow } from '@cert/shared/contract';
import { toFlag } from '../toFlag.ts';
import type { AccountContext, UseCase } from '../useCase.ts';
import { getCurrentMoment } from '../getCurrentMoment.ts';
import { filterAndSortDesk, type DeskSortFields } from './filterAndSortDesk.ts';
import {
  readDeskRows,
  readLastChangeTimes,
  readAlphabetizedCertifierNames,
  type DeskQuestionnaire,
  type AlphabetizedCertifierNames,
} from './deskRows.ts';
import { presentDates } from './readDates.ts';
import { readProgress, type Progress } from './readProgress.ts';

/**
 * Lists one page of the caller's questionnaires with their states, and counts over all of them. Inactive ones are
 * hidden from clients. See docs/product/overview.md#desk.
 *
 * One statement reads the state and the next task of all questionnaires. Names are read for the page only, and so are
 * the progress and the time of the last change, unless the desk is sorted by one of these. A client's next task depends
 * on the progress, so the progress of all open questionnaires of a client is read, too. Progress is stored with the
 * questionnaire, so the number of statements does not depend on the number of questionnaires.
 */
export const readDeskPage: UseCase<'deskPage'> = async (
  { language = defaultLanguage, text = '', year, state, sort = 'next', order, page = 1 },
  context,
) => {
  const known = await readDeskRows(context.db, context.account.id);
  const needed = known.filter((row) => sort === 'answers' || isOpenForClient(row));
  const progress = await readProgress(context, needed);
  const changes = sort === 'changed' ? await readChanges(context, known) : undefined;
  const rows = await describeRows(context, known, { progress, changes });
  const matching = filterAndSortDesk(rows, {
    ...{ text, year, state, sort, language },
    isDescending: order === 'descending',
  });
  const pages = Math.max(1, Math.ceil(matching.length / deskPageSize));
  const shown = Math.min(page, pages);
  const start = (shown - 1) * deskPageSize;
  const onPage = matching.slice(start, start + deskPageSize);
  const waiting = rows.filter(({ isMine }) => isMine);
  return {
    rows: await presentRows(onPage, { context, language, progress, changes }),
    page: shown,
    pages,
    total: matching.length,
    all: {
      count: rows.length,
      waiting: nextTasks.flatMap((task) => {
        const count = waiting.filter((one) => one.task === task).length;
        return count > 0 ? [{ task, count }] : [];
      }),
      years: [...new Set(rows.map((row) => row.year))].sort((a, b) => b - a),
      states: questionnaireStates.filter((one) => rows.some((row) => row.state === one)),
      clientOnly: toFlag(known.every(({ role }) => role === 'client')),
    },
  };
};

/** Lists all of the caller's questionnaires. Older modules call this, because they do not know `deskPage`. */
export const readDesk: UseCase<'desk'> = async ({ language = defaultLanguage }, context) => {
  const known = await readDeskRows(context.db, context.account.id);
  const rows = filterAndSortDesk(await describeRows(context, known, {}), {
    ...{ text: '', year: undefined, state: undefined, sort: 'next', language },
    isDescending: false,
  });
  return presentRows(rows, { context, language });
};

function isOpenForClient(row: DeskQuestionnaire): boolean {
  return row.role === 'client' && !row.is_locked;
}

/** A questionnaire with the values that the desk is filtered and sorted by, and the ids of its areas that count. */
type Described = DeskSortFields & {
  row: DeskQuestionnaire;
  counting: readonly number[];
  task: DeskRow['next']['task'];
};

/** Progress and times that were read already, by questionnaire id. They may cover only some questionnaires. */
type Known = {
  progress?: ReadonlyMap<number, Progress>;
  changes?: ReadonlyMap<number, Date> | undefined;
};

async function describeRows(
  context: AccountContext,
  rows: readonly DeskQuestionnaire[],
  { progress, changes }: Known,
): Promise<Described[]> {
  const described: Described[] = [];
  const listCounting = createCountingList(context);
  for (const row of rows) {
    const own = progress?.get(row.id);
    const counting = await listCounting(row);
    // 0 stands for an unknown number of missing answers: neither the state nor `isMine` depends on this number.
    const task = taskStateOf(row, { context, counting, left: own?.left ?? 0 });
    const next = findNextTask(row.role, task, getCurrentMoment(context));
    described.push({
      row,
      counting,
      title: row.title,
      year: row.year,
      state: questionnaireState(row.role, task),
      isMine: next.mine,
      task: next.task,
      completeness: own?.completeness ?? 0,
      dates: presentDates({ ...row, grades_revealed_at: null }).dates,
      changedAt: changes?.get(row.id) ?? null,
    });
  }
  return described;
}

function readChanges(
  { db, account }: AccountContext,
  rows: readonly DeskQuestionnaire[],
): Promise<ReadonlyMap<number, Date>> {
  return readLastChangeTimes(db, { accountId: account.id, ids: rows.map(({ id }) => id) });
}

async function presentRows(
  described: readonly Described[],
  { context, language, ...known }: { context: AccountContext; language: Language } & Known,
): Promise<DeskRow[]> {
  const rows = described.map(({ row }) => row);
  const missing = rows.filter(({ id }) => !known.progress?.has(id));
  const progress = new Map([...(known.progress ?? []), ...(await readProgress(context, missing))]);
  const changes = known.changes ?? (await readChanges(context, rows));
  const names = await readAlphabetizedCertifierNames(context.db, {
    ids: rows.flatMap(({ team }) => team?.map(({ id }) => id) ?? []),
    language,
  });
  const presented: DeskRow[] = [];
  for (const { row, counting } of described) {
    const own = progress.get(row.id);
    const changedAt = changes.get(row.id) ?? null;
    if (own)
      presented.push(presentRow(row, { context, progress: own, changedAt, counting, names }));
  }
  return presented;
}

/** Creates a function that lists the ids of the areas that count, computed once per edition and `is_key_only`. */
function createCountingList({ db, readEdition }: AccountContext) {
  const known = new Map<string, readonly number[]>();
  return async ({
    edition_id,
    year,
    is_key_only,
  }: DeskQuestionnaire): Promise<readonly number[]> => {
    const key = `${edition_id} ${is_key_only}`;
    const listed = known.get(key);
    if (listed) return listed;
    const { areas } = await readEdition(db, { editionId: edition_id, year });
    const counting = [...areas.values()]
      .filter((area) => countsInTotal(area, is_key_only))
      .map(({ id }) => id);
    known.set(key, counting);
    return counting;
  };
}

type Given = { context: AccountContext; counting: readonly number[] };

function taskStateOf(
  row: DeskQuestionnaire,
  { context: { account }, counting, left }: Given & { left: number },
): TaskState {
  const { team } = row;
  return {
    isInactive: row.is_inactive,
    isLocked: row.is_locked,
    isGradingLocked: row.is_grading_locked,
    isReportLocked: row.is_report_locked,
    isReportReleased: row.report_released_at !== null,
    left,
    meetingAt: row.meeting_at?.toISOString() ?? null,
    reportDue: row.report_due,
    hasLaterYear: row.has_later_year,
    haveAllFinalized: team !== null && team.every(({ finalized }) => finalized),
    hasFinalized: team?.some(({ id, finalized }) => finalized && id === account.id) ?? false,
    counting: counting.length,
    graded: countAmong(row.graded, counting),
    undecided: counting.length - countAmong(row.decided, counting),
  };
}

function countAmong(ids: readonly number[] | null, counting: readonly number[]): number {
  const wanted = new Set(ids);
  return counting.filter((id) => wanted.has(id)).length;
}

function presentRow(
  row: DeskQuestionnaire,
  {
    progress,
    changedAt,
    names,
    ...given
  }: Given & { progress: Progress; changedAt: Date | null; names: AlphabetizedCertifierNames },
): DeskRow {
  const { role, team } = row;
  const { context, counting } = given;
  const task = taskStateOf(row, { ...given, left: progress.left });
  const next = findNextTask(role, task, getCurrentMoment(context));
  return {
    id: row.id,
    title: row.title,
    year: row.year,
    role,
    state: questionnaireState(role, task),
    completeness: progress.completeness,
    dates: presentDates({ ...row, grades_revealed_at: null }).dates,
    changedAt: changedAt?.toISOString() ?? null,
    next: { ...next, mine: toFlag(next.mine) },
    ...(isInTeam(role) && {
      grading: {
        graded: task.graded,
        counting: counting.length,
        team: presentTeam(team ?? [], { names, ownId: context.account.id }),
      },
    }),
  };
}

/** Presents the team: the main certifier first, then the others by name. */
function presentTeam(
  team: NonNullable<DeskQuestionnaire['team']>,
  { names, ownId }: { names: AlphabetizedCertifierNames; ownId: number },
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
