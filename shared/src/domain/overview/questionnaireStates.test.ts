import { questionnaireState } from './questionnaireStates.ts';

const open = {
  isInactive: false,
  isLocked: false,
  haveAllFinalized: false,
  undecided: 30,
  isReportReleased: false,
};
const revealed = { isLocked: true, haveAllFinalized: true };
const decided = { ...revealed, undecided: 0 };
const released = { ...decided, isReportReleased: true };

test.each([
  ['nothing has happened', {}, ['open', 'open']],
  ['the answers are locked', { isLocked: true }, ['submitted', 'submitted']],
  ['all have finalized', revealed, ['reconciling', 'submitted']],
  ['one final grade is missing', { ...revealed, undecided: 1 }, ['reconciling', 'submitted']],
  ['all final grades are set', decided, ['report', 'submitted']],
  ['the report is released', released, ['released', 'released']],
  ['the answers are open again', { ...revealed, isLocked: false }, ['reconciling', 'open']],
  [
    'the answers are open again although all final grades are set',
    { ...decided, isLocked: false },
    ['report', 'open'],
  ],
  [
    'a final grade was cleared after the release',
    { ...released, undecided: 1 },
    ['reconciling', 'released'],
  ],
  [
    'a finalization was reset after the release',
    { ...released, haveAllFinalized: false },
    ['released', 'released'],
  ],
  [
    'all final grades are set without all finalizations',
    { isLocked: true, undecided: 0 },
    ['submitted', 'submitted'],
  ],
  ['the questionnaire is inactive', { ...released, isInactive: true }, ['inactive', 'inactive']],
] as const)(
  'when %s: with %j, the states of the questionnaire that the team and a client see are %j',
  (_, given, expected) => {
    const state = { ...open, ...given };
    for (const role of ['certifier', 'main-certifier'] as const)
      expect([questionnaireState(role, state), questionnaireState('client', state)]).toEqual(
        expected,
      );
  },
);
