import { isInTeam, type Role } from '../access/roles.ts';

/** The steps from the first answer to the certificate. See docs/product/overview.md#road. */
export const roadSteps = ['answer', 'submit', 'grade', 'meet', 'report', 'certificate'] as const;
export type RoadStep = (typeof roadSteps)[number];

/** The kinds of changes that the home lists; grades and comments of the team are never among them. */
export const changeKinds = ['answers', 'comments', 'documents'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What can come next in a questionnaire, in the order of its year. See docs/product/overview.md#next-task. */
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

/** What decides on which step a questionnaire is. Times are in ISO 8601. */
export type RoadState = {
  isLocked: boolean;
  /** The number of missing answers, comments and documents. */
  left: number;
  /** Whether everybody has finalized; ignored for a client. */
  haveAllFinalized: boolean;
  /** Whether every area that counts has its final grade; ignored for a client. */
  isDecided: boolean;
  meetingAt: string | null;
  reportReleasedAt: string | null;
};

/**
 * The step on which a questionnaire is; undefined once all are done. A client's step does not depend on the grading,
 * only on dates and on the release of the report. See docs/product/overview.md#road.
 */
export function currentStep(role: Role, state: RoadState, now: Date): RoadStep | undefined {
  if (state.reportReleasedAt !== null) return undefined;
  if (!state.isLocked) return state.left > 0 ? 'answer' : 'submit';
  if (!isInTeam(role))
    return state.meetingAt !== null && new Date(state.meetingAt) <= now ? 'meet' : 'grade';
  if (!state.haveAllFinalized) return 'grade';
  return state.isDecided ? 'report' : 'meet';
}

/** Times of the steps that are known to the reader. */
export type RoadTimes = {
  answersDue: string | null;
  submittedAt: string | null;
  /** When the grades were revealed; null for a client. */
  revealedAt: string | null;
};

/** One step of the road with its state; `at` is when it was done or is planned for, null if unknown. */
export type RoadPart = {
  step: RoadStep;
  progress: 'done' | 'now' | 'ahead';
  actor: 'client' | 'team';
  at: string | null;
};

/** The road with all its steps, as a reader may see it. See docs/product/overview.md#road. */
export function describeRoad({
  role,
  state,
  times,
  now,
}: {
  role: Role;
  state: RoadState;
  times: RoadTimes;
  now: Date;
}): RoadPart[] {
  const step = currentStep(role, state, now);
  const current = step === undefined ? roadSteps.length : roadSteps.indexOf(step);
  const handedIn = state.isLocked ? times.submittedAt : times.answersDue;
  const at: Record<RoadStep, string | null> = {
    answer: handedIn,
    submit: handedIn,
    grade: state.haveAllFinalized && isInTeam(role) ? times.revealedAt : null,
    meet: state.meetingAt,
    report: state.reportReleasedAt,
    certificate: state.reportReleasedAt,
  };
  return roadSteps.map((one, index) => ({
    step: one,
    progress: progressOf(index - current),
    actor: one === 'answer' || one === 'submit' ? 'client' : 'team',
    at: at[one],
  }));
}

function progressOf(distance: number): RoadPart['progress'] {
  if (distance === 0) return 'now';
  return distance < 0 ? 'done' : 'ahead';
}

/** What decides which task comes next. The fields of the team are ignored for a client. */
export type TaskState = Pick<RoadState, 'isLocked' | 'left' | 'haveAllFinalized'> & {
  isInactive: boolean;
  isReportReleased: boolean;
  isGradingLocked: boolean;
  isReportLocked: boolean;
  /** The number of areas that count, and how many of them the reader has graded. */
  counting: number;
  graded: number;
  hasOwnFinalized: boolean;
  /** The number of areas that count and have no final grade. */
  undecided: number;
};

/** The next task, whether the reader has to do it, and of how many things it consists; null if they are not counted. */
export type Task = { task: NextTask; mine: boolean; count: number | null };

/** The task that comes next in a questionnaire, as its reader sees it. See docs/product/overview.md#next-task. */
export function findNextTask(role: Role, state: TaskState): Task {
  if (state.isInactive) return { task: 'inactive', mine: false, count: null };
  const isOfTeam = isInTeam(role);
  if (isOfTeam && state.haveAllFinalized) return taskAfterReveal(role, state);
  if (!state.isLocked)
    return state.left > 0
      ? { task: 'answer', mine: !isOfTeam, count: state.left }
      : { task: 'submit', mine: !isOfTeam, count: null };
  if (state.isReportReleased) return { task: 'done', mine: false, count: null };
  if (!isOfTeam) return { task: 'grade', mine: false, count: null };
  // The others still have to finalize. How far they are is blind.
  if (state.hasOwnFinalized) return { task: 'finalize', mine: false, count: null };
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
