import { isInTeam, type Role } from '../access/roles.ts';
import { toCalendarDay, getToday, type Moment } from './dates.ts';

/** The steps from the first answer to the certificate. See docs/product/overview.md#road. */
export const roadSteps = ['answer', 'submit', 'grade', 'meet', 'report', 'certificate'] as const;
export type RoadStep = (typeof roadSteps)[number];

/**
 * The tasks that can come next in a questionnaire, in their usual order within a year. See
 * docs/product/overview.md#next-task.
 */
export const nextTasks = [
  'answer',
  'submit',
  'grade',
  'finalize',
  'reconcile',
  'write-report',
  'done',
  'inactive',
] as const;
export type NextTask = (typeof nextTasks)[number];

/** The data that decides on which step a questionnaire is. Times are in ISO 8601. */
export type RoadState = {
  isLocked: boolean;
  /** The number of missing answers, comments and documents. */
  left: number;
  /** Whether everybody has finalized; ignored for a client. */
  haveAllFinalized: boolean;
  /** Whether every area that counts has its final grade; ignored for a client. */
  isDecided: boolean;
  meetingAt: string | null;
  /** The day on which the report is expected. */
  reportDue: string | null;
  reportReleasedAt: string | null;
  /** Whether the organisation has a questionnaire of a later year that is not hidden. */
  hasLaterYear: boolean;
};

/**
 * Whether a client sees that the year is over although its report was not released: the questionnaire is locked, the
 * organisation has a later one, and neither the meeting nor the report is planned for today or later. The result does
 * not depend on the grading, about which a client must not learn anything. See docs/product/overview.md#finished-years.
 */
export function isPastYear(
  {
    isLocked,
    meetingAt,
    reportDue,
    hasLaterYear,
  }: Pick<RoadState, 'isLocked' | 'meetingAt' | 'reportDue' | 'hasLaterYear'>,
  moment: Moment,
): boolean {
  const meetingDay =
    meetingAt === null ? null : toCalendarDay(new Date(meetingAt), moment.timeZone);
  const isAhead = [meetingDay, reportDue].some((day) => day !== null && day >= getToday(moment));
  return isLocked && hasLaterYear && !isAhead;
}

/**
 * The step on which a questionnaire is; undefined once all are done, and for a client once the year is over
 * (`isPastYear`). A client's step does not depend on the grading. See docs/product/overview.md#road.
 */
export function findCurrentStep(
  role: Role,
  state: RoadState,
  moment: Moment,
): RoadStep | undefined {
  if (state.reportReleasedAt !== null) return undefined;
  if (!state.isLocked) return state.left > 0 ? 'answer' : 'submit';
  if (!isInTeam(role))
    return isPastYear(state, moment) ? undefined : clientStep(state.meetingAt, moment);
  if (!state.haveAllFinalized) return 'grade';
  return state.isDecided ? 'report' : 'meet';
}

/**
 * A client's step after the submission. It depends only on the day of the meeting, because a client must not learn
 * anything about the grading.
 */
function clientStep(meetingAt: string | null, moment: Moment): 'grade' | 'meet' | 'report' {
  if (meetingAt === null) return 'grade';
  const today = getToday(moment);
  const meetingDay = toCalendarDay(new Date(meetingAt), moment.timeZone);
  if (today === meetingDay) return 'meet';
  return today < meetingDay ? 'grade' : 'report';
}

/** Times of the steps, as far as the user may know them; null if unknown. */
export type RoadTimes = {
  answersDue: string | null;
  submittedAt: string | null;
  /** When the grades were revealed; null for a client. */
  revealedAt: string | null;
};

/** One step of the road with its state; `at` is when it was done or is planned for, null if unknown. */
export type RoadStepStatus = {
  step: RoadStep;
  progress: 'done' | 'now' | 'ahead';
  actor: 'client' | 'team';
  at: string | null;
};

/**
 * The road with all its steps, as a user with this role may see it. See docs/product/overview.md#road.
 * @param isPassed whether the user may know that the certificate is reached
 */
export function describeRoad({
  role,
  state,
  times,
  moment,
  isPassed,
}: {
  role: Role;
  state: RoadState;
  times: RoadTimes;
  moment: Moment;
  isPassed: boolean;
}): RoadStepStatus[] {
  const step = findCurrentStep(role, state, moment);
  const done = step === undefined ? countDone(state, isPassed) : roadSteps.indexOf(step);
  const handedIn = state.isLocked ? times.submittedAt : times.answersDue;
  const at: Record<RoadStep, string | null> = {
    answer: handedIn,
    submit: handedIn,
    grade: state.haveAllFinalized && isInTeam(role) ? times.revealedAt : null,
    meet: state.meetingAt,
    report: state.reportReleasedAt ?? state.reportDue,
    certificate: isPassed ? state.reportReleasedAt : null,
  };
  return roadSteps.map((one, index) => ({
    step: one,
    progress: step === one ? 'now' : index < done ? 'done' : 'ahead',
    actor: one === 'answer' || one === 'submit' ? 'client' : 'team',
    at: at[one],
  }));
}

/**
 * The number of completed steps when no step is the current one. After the release of the report these are all steps,
 * or all but the certificate if it was not reached. If the year is over without a release, only the steps up to the
 * submission count for a client, who must not learn more.
 */
function countDone({ reportReleasedAt }: RoadState, isPassed: boolean): number {
  if (reportReleasedAt === null) return roadSteps.indexOf('grade');
  return isPassed ? roadSteps.length : roadSteps.indexOf('certificate');
}

/**
 * The data that decides which task is next. For a client, the fields about grading and `isReportLocked` are ignored.
 */
export type TaskState = Pick<
  RoadState,
  'isLocked' | 'left' | 'haveAllFinalized' | 'meetingAt' | 'reportDue' | 'hasLaterYear'
> & {
  isInactive: boolean;
  isReportReleased: boolean;
  isGradingLocked: boolean;
  isReportLocked: boolean;
  /** The number of areas that count. `graded` is how many of them the user has graded. */
  counting: number;
  graded: number;
  hasFinalized: boolean;
  /** The number of areas that count and have no final grade. */
  undecided: number;
};

/**
 * The next task. `mine`: whether the user has to do it. `count`: how many answers, documents, comments or areas it
 * concerns; null if they are not counted.
 */
export type Task = { task: NextTask; mine: boolean; count: number | null };

/**
 * The task that comes next in a questionnaire, from the point of view of the user with this role. See
 * docs/product/overview.md#next-task.
 */
export function findNextTask(role: Role, state: TaskState, moment: Moment): Task {
  if (state.isInactive) return { task: 'inactive', mine: false, count: null };
  const isOfTeam = isInTeam(role);
  if (isOfTeam && state.haveAllFinalized) return taskAfterReveal(role, state);
  if (!state.isLocked)
    return state.left > 0
      ? { task: 'answer', mine: !isOfTeam, count: state.left }
      : { task: 'submit', mine: !isOfTeam, count: null };
  if (state.isReportReleased) return { task: 'done', mine: false, count: null };
  if (!isOfTeam) {
    if (isPastYear(state, moment)) return { task: 'done', mine: false, count: null };
    const task = clientStep(state.meetingAt, moment) === 'report' ? 'write-report' : 'grade';
    return { task, mine: false, count: null };
  }
  // The other members still have to finalize. A count would reveal how many areas they have graded, so it is null.
  if (state.hasFinalized) return { task: 'finalize', mine: false, count: null };
  const mine = !state.isGradingLocked;
  return state.graded < state.counting
    ? { task: 'grade', mine, count: state.counting - state.graded }
    : { task: 'finalize', mine, count: null };
}

function taskAfterReveal(role: Role, state: TaskState): Task {
  const isMain = role === 'main-certifier';
  if (state.undecided > 0)
    return { task: 'reconcile', mine: isMain && !state.isGradingLocked, count: state.undecided };
  if (state.isReportReleased || state.isReportLocked)
    return { task: 'done', mine: false, count: null };
  return { task: 'write-report', mine: isMain, count: null };
}
