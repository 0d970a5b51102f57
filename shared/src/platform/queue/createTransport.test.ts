import { refuse } from '../../domain/index.ts';
import { answerServer, fakeApi } from '../../testing/index.ts';
import { text } from '../../testing/aSaveQueue.ts';
import { createTransport } from './createTransport.ts';
import type { QueuedValue } from './queueEntry.ts';

const at = '2026-11-20T09:00:00.000Z';

const api = fakeApi({
  questionnaireAnswersSave: answerServer().save,
  certifierAreaGradeSet: ({ grade }) => ({ grade, gradedAt: at }),
  certifierAreaFinalGradeSet: ({ grade }) => ({ grade, setAt: at }),
  certifierAreaCommentSet: ({ content }) => ({ content, changedAt: at }),
  certifierAreaFinalCommentSet: ({ content }) => ({ content, changedAt: at }),
});
const transport = createTransport(api);
const send = (key: string, value: QueuedValue) =>
  transport.send({ id: 7, answers: { [key]: value }, revisions: { [key]: 0 } });

describe('what a certifier saves', () => {
  test.each([
    ['certifier_grade_3', { value: 0 }, ['certifierAreaGradeSet', { grade: 0 }]],
    [
      'certifier_grade_3',
      { value: 1, seen: 'ab' },
      ['certifierAreaGradeSet', { grade: 1, seen: 'ab' }],
    ],
    ['certifier_grade_3', false, ['certifierAreaGradeSet', { grade: null }]],
    ['certifier_comment_3', text('good'), ['certifierAreaCommentSet', { content: 'good' }]],
    ['certifier_comment_3', false, ['certifierAreaCommentSet', { content: '' }]],
    ['final_grade_3', { value: 2.5 }, ['certifierAreaFinalGradeSet', { grade: 2.5 }]],
    [
      'final_grade_3',
      { value: 2, seen: '' },
      ['certifierAreaFinalGradeSet', { grade: 2, seen: '' }],
    ],
    [
      'final_comment_3',
      text('so be it'),
      ['certifierAreaFinalCommentSet', { content: 'so be it' }],
    ],
  ] as const)('under %s as %j goes by its own action', async (key, value, [action, sent]) => {
    expect(transport.goesAlone(key)).toBe(true);
    const reply = await send(key, value);
    expect(api.calls.at(-1)).toEqual({ action, input: { id: 7, areaId: 3, ...sent } });
    expect(reply).toEqual({
      saved: { [key]: { revision: 0, savedAt: at } },
      conflicts: {},
      refused: {},
    });
  });

  it('is refused for the reason that the server names', async () => {
    api.handle({
      certifierAreaGradeSet: () => {
        throw refuse('locked', { reason: 'grading-locked' });
      },
    });
    await expect(send('certifier_grade_3', { value: 1 })).rejects.toMatchObject({
      code: 'locked',
      details: { refused: { certifier_grade_3: 'grading-locked' } },
    });
  });

  it('is not refused when the server is out of reach or without a reason', async () => {
    for (const failure of [new Error('lost'), refuse('signed-out')]) {
      api.handle({ certifierAreaGradeSet: () => Promise.reject(failure) });
      await expect(send('certifier_grade_3', { value: 1 })).rejects.toBe(failure);
    }
  });
});

it('answers go together, with their revisions', async () => {
  expect(transport.goesAlone('area_comments_3')).toBe(false);
  const reply = await send('area_comments_3', text('ours'));
  expect(api.inputsOf('questionnaireAnswersSave')).toEqual([
    {
      id: 7,
      answers: { area_comments_3: text('ours') },
      revisions: { area_comments_3: 0 },
    },
  ]);
  expect(reply.saved).toHaveProperty('area_comments_3');
});
