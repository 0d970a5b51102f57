import {
  answerLockReason,
  finalCommentLockReason,
  finalGradeLockReason,
  gradingLockReason,
  introLockReason,
  infoLockReason,
  ownGradeLockReason,
  documentLockReason,
} from './locks.ts';
import type { Role } from './roles.ts';

const open = { inactive: false, locked: false };
const free = {
  settings: open,
  areaCounts: true,
  isQuestionLocked: false,
  isQuestionDisabled: false,
};

describe('an answer', () => {
  test.each<[string, Partial<typeof free>, string | undefined]>([
    ['of an open questionnaire', {}, undefined],
    [
      'of an inactive questionnaire',
      { settings: { ...open, inactive: true } },
      'questionnaire-inactive',
    ],
    ['of a locked questionnaire', { settings: { ...open, locked: true } }, 'questionnaire-locked'],
    ['of a locked question', { isQuestionLocked: true }, 'question-locked'],
    ['of a disabled question', { isQuestionDisabled: true }, 'question-disabled'],
    [
      'of an inactive and locked questionnaire',
      { settings: { inactive: true, locked: true } },
      'questionnaire-inactive',
    ],
    [
      'of a locked and disabled question',
      { isQuestionLocked: true, isQuestionDisabled: true },
      'question-locked',
    ],
    ['of an area that does not count', { areaCounts: false }, 'not-key-area'],
  ])('%s, with %j, has for a client the lock reason %s', (_, given, reason) => {
    expect(answerLockReason({ role: 'client', ...free, ...given })).toBe(reason);
  });

  test.each<Role>(['certifier', 'main-certifier'])(
    'can be corrected by a %s even if everything is locked, except in an area that does not count',
    (role) => {
      const settings = { inactive: true, locked: true };
      const locked = { role, settings, isQuestionLocked: true, isQuestionDisabled: true };
      expect(answerLockReason({ ...locked, areaCounts: true })).toBe(undefined);
      expect(answerLockReason({ ...locked, areaCounts: false })).toBe('not-key-area');
    },
  );
});

describe('the organisation information', () => {
  test.each([
    [false, false, undefined],
    [false, true, 'questionnaire-locked'],
    [true, false, 'questionnaire-inactive'],
    [true, true, 'questionnaire-inactive'],
  ])(
    'of a questionnaire (inactive: %j, locked: %j) has for a client the lock reason %s, and none for the team',
    (...row) => {
      const [inactive, locked, reason] = row;
      const settings = { inactive, locked };
      expect(infoLockReason({ role: 'client', settings })).toBe(reason);
      expect(infoLockReason({ role: 'certifier', settings })).toBeUndefined();
      expect(infoLockReason({ role: 'main-certifier', settings })).toBeUndefined();
    },
  );
});

describe('a certifier’s own grade', () => {
  test.each([
    [false, false, true, undefined],
    [false, false, false, 'not-key-area'],
    [false, true, true, 'grades-finalized'],
    [false, true, false, 'grades-finalized'],
    [true, false, true, 'grading-locked'],
    [true, true, false, 'grading-locked'],
  ])(
    'has, with grading locked: %j, own grades finalized: %j, area counts: %j, the lock reason %s',
    (...row) => {
      const [gradingLocked, hasFinalized, areaCounts, reason] = row;
      expect(ownGradeLockReason({ settings: { gradingLocked }, hasFinalized, areaCounts })).toBe(
        reason,
      );
    },
  );
});

describe('a final grade', () => {
  test.each([
    [false, true, true, undefined],
    [false, true, false, 'not-key-area'],
    [false, false, true, 'team-not-finalized'],
    [false, false, false, 'team-not-finalized'],
    [true, true, true, 'grading-locked'],
    [true, false, false, 'grading-locked'],
  ])(
    'has, with grading locked: %j, whole team finalized: %j, area counts: %j, the lock reason %s',
    (...row) => {
      const [gradingLocked, haveAllFinalized, areaCounts, reason] = row;
      expect(
        finalGradeLockReason({ settings: { gradingLocked }, haveAllFinalized, areaCounts }),
      ).toBe(reason);
    },
  );
});

test('a final comment is locked until the whole team has finalized', () => {
  expect(finalCommentLockReason({ haveAllFinalized: false })).toBe('team-not-finalized');
  expect(finalCommentLockReason({ haveAllFinalized: true })).toBeUndefined();
});

test('while grading is locked, certifiers can neither finalize nor mark Above and Beyond', () => {
  expect(gradingLockReason({ gradingLocked: true })).toBe('grading-locked');
  expect(gradingLockReason({ gradingLocked: false })).toBeUndefined();
});

test.each([
  [false, undefined],
  [true, 'report-locked'],
])(
  'the intro questions have, with the report locked: %s, the lock reason %s',
  (reportLocked, reason) => {
    expect(introLockReason({ reportLocked })).toBe(reason);
  },
);

const unlocked = { inactive: false, locked: false };
const locked = { inactive: false, locked: true };
const unlockedQuestion = { isLocked: false, isDisabled: false };

describe('a document', () => {
  test.each<[string, Parameters<typeof documentLockReason>[0], string | undefined]>([
    [
      'of an unlocked question',
      { role: 'client', settings: unlocked, areaCounts: true, question: unlockedQuestion },
      undefined,
    ],
    [
      'of an area',
      { role: 'client', settings: unlocked, areaCounts: true, question: undefined },
      undefined,
    ],
    [
      'of an area of a locked questionnaire',
      { role: 'client', settings: locked, areaCounts: true, question: undefined },
      'questionnaire-locked',
    ],
    [
      'of a locked question',
      {
        role: 'client',
        settings: unlocked,
        areaCounts: true,
        question: { ...unlockedQuestion, isLocked: true },
      },
      'question-locked',
    ],
    [
      'of a disabled question',
      {
        role: 'client',
        settings: unlocked,
        areaCounts: true,
        question: { ...unlockedQuestion, isDisabled: true },
      },
      'question-disabled',
    ],
    [
      'of an area that does not count',
      { role: 'client', settings: unlocked, areaCounts: false, question: undefined },
      'not-key-area',
    ],
  ])('%s, with %j, has the lock reason %s', (_, given, reason) => {
    expect(documentLockReason(given)).toBe(reason);
  });

  test.each<Role>(['certifier', 'main-certifier'])(
    'can be added by a %s even if everything is locked, except in an area that does not count',
    (role) => {
      const question = { isLocked: true, isDisabled: true };
      expect(documentLockReason({ role, settings: locked, areaCounts: true, question })).toBe(
        undefined,
      );
      expect(documentLockReason({ role, settings: unlocked, areaCounts: false, question })).toBe(
        'not-key-area',
      );
    },
  );
});
