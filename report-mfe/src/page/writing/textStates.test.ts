import type { Reply } from '@cert/shared/contract';
import { classifyTextState, readTextState } from './textStates.ts';

type Written = Reply<'reportWriting'>[number];

function aWritten(language: Written['language'], given: Partial<Written> = {}): Written {
  return {
    field: 'educations',
    language,
    isWritten: 1,
    savedAt: '2026-10-01T09:00:00.000Z',
    changedFigures: [],
    ...given,
  };
}

const later = { savedAt: '2026-10-01T09:00:01.000Z' };
const nameOf = (language: Written['language'], writing: Written[], isOptional = false) =>
  classifyTextState(readTextState(writing, { field: 'educations', language }), { isOptional });

it('a text that was never saved or was emptied is “empty”, or “usual” if its sheet has default content', () => {
  expect(nameOf('hr', [aWritten('en')])).toBe('empty');
  expect(nameOf('hr', [aWritten('hr', { isWritten: 0 })])).toBe('empty');
  expect(nameOf('hr', [], true)).toBe('usual');
});

it('a text is “older” if the same text in another language was changed later', () => {
  const writing = [aWritten('hr'), aWritten('sr'), aWritten('en', later)];
  expect(readTextState(writing, { field: 'educations', language: 'hr' }).newer).toEqual(['en']);
  expect(nameOf('sr', writing)).toBe('older');
  expect(nameOf('en', writing)).toBe('written');
});

it('a text stays “written” if it was emptied in another language, or if another text was changed later', () => {
  const writing = [
    aWritten('hr'),
    aWritten('en', { ...later, isWritten: 0 }),
    aWritten('sr', { ...later, field: 'whatsNext' }),
  ];
  expect(nameOf('hr', writing)).toBe('written');
});

it('a text whose figures have changed has the state “figures”, even if it is also “older”', () => {
  const writing = [aWritten('hr', { changedFigures: ['area_1'] }), aWritten('en', later)];
  expect(nameOf('hr', writing)).toBe('figures');
});
