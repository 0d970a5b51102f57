import { refuse } from '@cert/shared/domain';
import { fakeApi } from '@cert/shared/testing';
import type { Saver } from '@cert/shared/platform';
import file from '../../module.json';
import definition from '../module.ts';
import { gradingSavers } from './gradingSavers.ts';

const at = '2026-11-20T09:00:00.000Z';

const api = fakeApi({
  certifierAreaGradeSet: ({ grade }) => ({ grade, gradedAt: at }),
  certifierAreaFinalGradeSet: ({ grade }) => ({ grade, setAt: at }),
  certifierAreaCommentSet: ({ content }) => ({ content, changedAt: at }),
  certifierAreaFinalCommentSet: ({ content }) => ({ content, changedAt: at }),
});

const saverOf = (key: string): Saver =>
  Object.values<Saver>(gradingSavers).find(({ prefixes: [prefix = ''] }) =>
    key.startsWith(prefix),
  )!;

async function send(key: string, stored: unknown) {
  const saver = saverOf(key);
  if (!('send' in saver)) throw new Error('a grading value is sent alone');
  const value = saver.read(stored);
  return saver.send(api, { questionnaireId: 7, key, value, baseRevision: 0 });
}

describe('saving a certifier’s entry', () => {
  test.each([
    ['certifier_grade_3', { grade: 0 }, ['certifierAreaGradeSet', { grade: 0 }]],
    [
      'certifier_grade_3',
      { grade: 1, seen: 'ab' },
      ['certifierAreaGradeSet', { grade: 1, seen: 'ab' }],
    ],
    ['certifier_grade_3', { grade: null }, ['certifierAreaGradeSet', { grade: null }]],
    ['certifier_comment_3', 'good', ['certifierAreaCommentSet', { content: 'good' }]],
    ['certifier_comment_3', '', ['certifierAreaCommentSet', { content: '' }]],
    ['final_grade_3', { grade: 2.5 }, ['certifierAreaFinalGradeSet', { grade: 2.5 }]],
    [
      'final_grade_3',
      { grade: 2, seen: '' },
      ['certifierAreaFinalGradeSet', { grade: 2, seen: '' }],
    ],
    ['final_comment_3', 'so be it', ['certifierAreaFinalCommentSet', { content: 'so be it' }]],
  ] as const)(
    'under the form key %s sends the value %j with this action and input: %j',
    async (key, value, [action, sent]) => {
      const outcome = await send(key, value);
      expect(api.calls.at(-1)).toEqual({ action, input: { id: 7, areaId: 3, ...sent } });
      expect(outcome).toEqual({ saved: { revision: 0, savedAt: at } });
    },
  );

  it('fails with the error of the call', async () => {
    const failure = refuse('locked', { reason: 'grading-locked' });
    api.handle({ certifierAreaGradeSet: () => Promise.reject(failure) });
    await expect(send('certifier_grade_3', { grade: 1 })).rejects.toBe(failure);
  });

  it('treats equal grades as the same value, whatever answers they are based on, and a text of spaces as empty', () => {
    const { ownGrade, ownComment } = gradingSavers;
    expect(ownGrade.isSame?.({ grade: 1, seen: 'a' }, { grade: 1, seen: 'b' })).toBe(true);
    expect(ownGrade.isSame?.({ grade: 0 }, { grade: null })).toBe(false);
    expect(ownComment.isSame?.('', ' \n')).toBe(true);
    expect(ownComment.isSame?.('a', 'b')).toBe(false);
  });

  it('uses keys that module.json lists, so that unsent changes load this module after a restart', () => {
    expect(file.saves).toEqual(definition.savers?.flatMap(({ prefixes }) => prefixes));
  });
});
