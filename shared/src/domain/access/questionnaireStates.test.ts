import { questionnaireState } from './questionnaireStates.ts';

const open = {
  role: 'certifier',
  isInactive: false,
  isLocked: false,
  haveAllFinalized: false,
} as const;

test.each([
  ['nothing has happened', {}, 'open'],
  ['the answers are locked', { isLocked: true }, 'submitted'],
  ['all have finalized', { isLocked: true, haveAllFinalized: true }, 'graded'],
  ['all have finalized, and the answers are open again', { haveAllFinalized: true }, 'graded'],
  ['it is inactive, whatever else', { isInactive: true, haveAllFinalized: true }, 'inactive'],
  [
    'the reader is a client',
    { role: 'client', isLocked: true, haveAllFinalized: true },
    'submitted',
  ],
  ['the reader is a client, and it is open', { role: 'client', haveAllFinalized: true }, 'open'],
] as const)('%s: %j is %s', (_, given, state) => {
  expect(questionnaireState({ ...open, ...given })).toBe(state);
});
