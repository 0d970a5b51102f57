import {
  findCurrentStep,
  describeRoad,
  findNextTask,
  isPastYear,
  roadSteps,
  type RoadState,
  type TaskState,
} from './road.ts';

const now = { now: new Date('2026-12-01T10:00:00Z'), timeZone: 'Europe/Zagreb' };
const open: RoadState = {
  isLocked: false,
  left: 3,
  haveAllFinalized: false,
  isDecided: false,
  meetingAt: null,
  reportDue: null,
  reportReleasedAt: null,
  hasLaterYear: false,
};
const times = {
  answersDue: '2026-12-12',
  submittedAt: '2026-11-30T08:00:00.000Z',
  revealedAt: '2026-12-01T09:00:00.000Z',
};
const reportDue = '2027-02-10';
const locked = { isLocked: true };
const revealed = { ...locked, haveAllFinalized: true };
const released = { reportReleasedAt: '2026-12-01T09:30:00.000Z' };

describe('the road to the certificate', () => {
  const road = (role: 'client' | 'certifier', state: Partial<RoadState>, isPassed = true) =>
    describeRoad({ role, state: { ...open, ...state }, times, moment: now, isPassed });

  test.each([
    ['client', 'answers are missing', {}, 'answer'],
    ['certifier', 'answers are missing', {}, 'answer'],
    ['client', 'nothing is missing', { left: 0 }, 'submit'],
    ['client', 'the answers were submitted', locked, 'grade'],
    ['certifier', 'the answers were submitted', locked, 'grade'],
    [
      'client',
      'the meeting is on a later day',
      { ...locked, meetingAt: '2026-12-02T08:00:00Z' },
      'grade',
    ],
    ['client', 'the meeting is today', { ...locked, meetingAt: '2026-12-01T15:00:00Z' }, 'meet'],
    [
      'client',
      'the meeting was before midnight',
      { ...locked, meetingAt: '2026-11-30T22:59:00Z' },
      'report',
    ],
    [
      'client',
      'the meeting is today, just after midnight',
      { ...locked, meetingAt: '2026-11-30T23:00:00Z' },
      'meet',
    ],
    ['certifier', 'the meeting is past', { ...locked, meetingAt: '2026-11-01T10:00:00Z' }, 'grade'],
    ['certifier', 'all have finalized', revealed, 'meet'],
    ['certifier', 'all final grades are set', { ...revealed, isDecided: true }, 'report'],
    ['client', 'all have finalized', revealed, 'grade'],
    ['client', 'all final grades are set', { ...revealed, isDecided: true }, 'grade'],
    [
      'certifier',
      'the questionnaire was opened again',
      { haveAllFinalized: true, isDecided: true },
      'answer',
    ],
  ] as const)('for a %s, when %s (%j): its current step is “%s”', (...[role, , state, step]) => {
    const parts = road(role, state);
    expect(parts.map((part) => part.step)).toEqual([...roadSteps]);
    expect(parts.filter(({ progress }) => progress === 'now').map((part) => part.step)).toEqual([
      step,
    ]);
    const at = roadSteps.indexOf(step);
    expect(parts.map(({ progress }) => progress)).toEqual(
      roadSteps.map((_step, index) => (index < at ? 'done' : index > at ? 'ahead' : 'now')),
    );
  });

  it('shows at its step “report” the day when the report is expected, and after the release the time of the release', () => {
    const reportOf = (state: Partial<RoadState>) =>
      road('client', state).find(({ step }) => step === 'report')?.at;
    expect(reportOf({ ...locked, reportDue })).toBe(reportDue);
    expect(reportOf({ ...locked, reportDue, ...released })).toBe(released.reportReleasedAt);
  });

  test.each(['client', 'certifier'] as const)(
    'shows a %s all steps as done once the report is released and the certificate is reached',
    (role) => {
      const parts = road(role, { ...revealed, isDecided: true, ...released });
      expect(new Set(parts.map(({ progress }) => progress))).toEqual(new Set(['done']));
      expect(parts.at(-1)).toEqual({
        step: 'certificate',
        progress: 'done',
        actor: 'team',
        at: released.reportReleasedAt,
      });
    },
  );

  test.each(['client', 'certifier'] as const)(
    'shows a %s the step “certificate” as open if the report is released and the certificate is not reached',
    (role) => {
      const parts = road(role, { ...revealed, isDecided: true, ...released }, false);
      expect(parts.map(({ progress }) => progress)).toEqual([...Array(5).fill('done'), 'ahead']);
      expect(parts.at(-1)?.at).toBeNull();
    },
  );

  test('shows the due date of the answers at its first step and, once submitted, the submission time at the second', () => {
    expect(road('client', {})[0]).toMatchObject({ actor: 'client', at: '2026-12-12' });
    expect(road('client', locked)[1]).toMatchObject({ actor: 'client', at: times.submittedAt });
  });

  test('never shows a client whether or when the grades were revealed', () => {
    const blind = road('client', locked);
    for (const state of [revealed, { ...revealed, isDecided: true }])
      expect(road('client', state)).toEqual(blind);
    expect(road('certifier', revealed)[2]?.at).toBe(times.revealedAt);
    expect(road('certifier', locked)[2]?.at).toBeNull();
  });
});

describe('a year without a released report, when the organisation has a later year', () => {
  const over: RoadState = { ...open, ...locked, hasLaterYear: true };

  test.each<[string, Partial<RoadState>, boolean]>([
    ['without dates', {}, true],
    [
      'with meeting and report planned for earlier days',
      { meetingAt: '2026-11-30T22:59:00Z', reportDue: '2026-11-30' },
      true,
    ],
    ['with the meeting today', { meetingAt: '2026-11-30T23:00:00Z' }, false],
    ['with the meeting tomorrow', { meetingAt: '2026-12-02T08:00:00Z' }, false],
    ['with the report expected today', { reportDue: '2026-12-01' }, false],
    ['with the report expected later', { reportDue }, false],
    ['without a later year', { hasLaterYear: false }, false],
    ['that was opened again', { isLocked: false }, false],
  ])('%s (%j) is over for a client: %s', (_, given, expected) => {
    const state = { ...over, ...given };
    expect(isPastYear(state, now)).toBe(expected);
    const road = describeRoad({ role: 'client', state, times, moment: now, isPassed: false });
    expect(road.some(({ progress }) => progress === 'now')).toBe(!expected);
  });

  test('shows a client only the client’s own steps as done, whatever the team did', () => {
    for (const state of [over, { ...over, ...revealed }, { ...over, ...revealed, isDecided: true }])
      expect(
        describeRoad({ role: 'client', state, times, moment: now, isPassed: false }).map(
          ({ progress }) => progress,
        ),
      ).toEqual(['done', 'done', 'ahead', 'ahead', 'ahead', 'ahead']);
  });

  test('is not over for the team, who can still grade', () => {
    expect(findCurrentStep('certifier', over, now)).toBe('grade');
  });
});

describe('the next task in a questionnaire', () => {
  const state: TaskState = {
    isLocked: false,
    left: 3,
    haveAllFinalized: false,
    isInactive: false,
    isReportReleased: false,
    isGradingLocked: false,
    isReportLocked: false,
    counting: 30,
    graded: 0,
    hasFinalized: false,
    undecided: 30,
    meetingAt: null,
    reportDue: null,
    hasLaterYear: false,
  };
  const allFinalized = {
    isLocked: true,
    haveAllFinalized: true,
    hasFinalized: true,
    graded: 30,
  };

  test.each([
    ['client', {}, 'answer', true, 3],
    ['certifier', {}, 'answer', false, 3],
    ['client', { left: 0 }, 'submit', true, null],
    ['main-certifier', { left: 0 }, 'submit', false, null],
    ['client', { isLocked: true }, 'grade', false, null],
    ['client', { isLocked: true, meetingAt: '2026-12-01T08:00:00Z' }, 'grade', false, null],
    ['client', { isLocked: true, meetingAt: '2026-11-30T08:00:00Z' }, 'write-report', false, null],
    ['client', { isLocked: true, hasLaterYear: true }, 'done', false, null],
    ['client', { hasLaterYear: true }, 'answer', true, 3],
    ['certifier', { isLocked: true, hasLaterYear: true }, 'grade', true, 30],
    ['certifier', { isLocked: true, graded: 12 }, 'grade', true, 18],
    ['certifier', { isLocked: true, isGradingLocked: true }, 'grade', false, 30],
    ['certifier', { isLocked: true, graded: 30 }, 'finalize', true, null],
    ['certifier', { isLocked: true, graded: 30, hasFinalized: true }, 'finalize', false, null],
    ['main-certifier', { ...allFinalized, undecided: 8 }, 'reconcile', true, 8],
    ['certifier', { ...allFinalized, undecided: 8 }, 'reconcile', false, 8],
    ['client', { ...allFinalized, undecided: 8 }, 'grade', false, null],
    ['main-certifier', { ...allFinalized, undecided: 0 }, 'write-report', true, null],
    ['certifier', { ...allFinalized, undecided: 0 }, 'write-report', false, null],
    ['client', { ...allFinalized, undecided: 0 }, 'grade', false, null],
    [
      'main-certifier',
      { ...allFinalized, undecided: 0, isReportLocked: true },
      'done',
      false,
      null,
    ],
    ['client', { ...allFinalized, undecided: 0, isReportReleased: true }, 'done', false, null],
    ['certifier', { ...allFinalized, undecided: 0, isReportReleased: true }, 'done', false, null],
    ['certifier', { ...allFinalized, isInactive: true }, 'inactive', false, null],
  ] as const)(
    'of a %s with %j is “%s” (to be done by this person: %s, number of things left: %s)',
    (...[role, given, task, mine, count]) => {
      expect(findNextTask(role, { ...state, ...given }, now)).toEqual({ task, mine, count });
    },
  );

  test('of a client does not depend on the grading', () => {
    const gradings = [{}, allFinalized, { ...allFinalized, undecided: 0 }, { graded: 7 }];
    for (const isLocked of [true, false]) {
      const tasks = gradings.map((one) =>
        findNextTask('client', { ...state, ...one, isLocked }, now),
      );
      expect(new Set(tasks.map((one) => JSON.stringify(one))).size).toBe(1);
    }
  });
});
