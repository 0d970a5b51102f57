import { refuse } from '../../domain/index.ts';
import { answerServer, fakeApi } from '../../testing/index.ts';
import { commentValue } from '../../testing/aSaveQueue.ts';
import { createTransport } from './createTransport.ts';
import type { QueuedValue } from './queueEntry.ts';

const at = '2026-11-20T09:00:00.000Z';

const api = fakeApi({
  questionnaireAnswersSave: answerServer().save,
  certifierAreaGradeSet: ({ grade }) => ({ grade, gradedAt: at }),
  certifierAreaFinalGradeSet: ({ grade }) => ({ grade, setAt: at }),
  certifierAreaCommentSet: ({ content }) => ({ content, changedAt: at }),
  certifierAreaFinalCommentSet: ({ content }) => ({ content, changedAt: at }),
  infoAdditionalSave: () => ({ saved: { proudOf: { revision: 3, savedAt: at } }, conflicts: {} }),
});
const transport = createTransport(api);
const send = (key: string, value: QueuedValue, revision = 0) =>
  transport.send({ id: 7, answers: { [key]: value }, revisions: { [key]: revision } });

describe('what a certifier saves', () => {
  test.each([
    ['certifier_grade_3', { value: 0 }, ['certifierAreaGradeSet', { grade: 0 }]],
    [
      'certifier_grade_3',
      { value: 1, seen: 'ab' },
      ['certifierAreaGradeSet', { grade: 1, seen: 'ab' }],
    ],
    ['certifier_grade_3', false, ['certifierAreaGradeSet', { grade: null }]],
    ['certifier_comment_3', commentValue('good'), ['certifierAreaCommentSet', { content: 'good' }]],
    ['certifier_comment_3', false, ['certifierAreaCommentSet', { content: '' }]],
    ['final_grade_3', { value: 2.5 }, ['certifierAreaFinalGradeSet', { grade: 2.5 }]],
    [
      'final_grade_3',
      { value: 2, seen: '' },
      ['certifierAreaFinalGradeSet', { grade: 2, seen: '' }],
    ],
    [
      'final_comment_3',
      commentValue('so be it'),
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
  const reply = await send('area_comments_3', commentValue('ours'));
  expect(api.inputsOf('questionnaireAnswersSave')).toEqual([
    {
      id: 7,
      answers: { area_comments_3: commentValue('ours') },
      revisions: { area_comments_3: 0 },
    },
  ]);
  expect(reply.saved).toHaveProperty('area_comments_3');
});

describe('an answer to an intro question', () => {
  it('goes by its own action, with its revision', async () => {
    expect(transport.goesAlone('intro_proudOf')).toBe(true);
    const reply = await send('intro_proudOf', commentValue('The people'), 2);
    expect(api.inputsOf('infoAdditionalSave').at(-1)).toEqual({
      id: 7,
      info: { proudOf: 'The people' },
      revisions: { proudOf: 2 },
    });
    expect(reply).toEqual({
      saved: { intro_proudOf: { revision: 3, savedAt: at } },
      conflicts: {},
      refused: {},
    });
  });

  it('that is cleared goes as an empty text', async () => {
    await send('intro_proudOf', false, 3);
    expect(api.inputsOf('infoAdditionalSave').at(-1)?.info).toEqual({ proudOf: '' });
  });

  it.each([
    ['text', 'Theirs', true],
    ['cleared text', '', false],
  ])(
    'that a colleague has changed meanwhile is a conflict with the other %s',
    async (_, content, value) => {
      const theirs = { content, revision: 4, savedAt: at, savedBy: 'Marko Babić' };
      api.handle({ infoAdditionalSave: () => ({ saved: {}, conflicts: { mainFocus: theirs } }) });
      const reply = await send('intro_mainFocus', commentValue('Mine'));
      expect(reply).toEqual({
        saved: {},
        conflicts: { intro_mainFocus: { ...theirs, value, questionId: null, answerId: null } },
        refused: {},
      });
    },
  );

  it('is refused for the reason that the server names', async () => {
    api.handle({
      infoAdditionalSave: () => {
        throw refuse('locked', { reason: 'report-locked' });
      },
    });
    await expect(send('intro_mainFocus', commentValue('late'))).rejects.toMatchObject({
      code: 'locked',
      details: { refused: { intro_mainFocus: 'report-locked' } },
    });
  });
});
