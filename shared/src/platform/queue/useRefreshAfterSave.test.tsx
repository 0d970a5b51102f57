import { act } from '@testing-library/react';
import { refuse } from '../../domain/index.ts';
import {
  aCategory,
  fakeAnswerServer,
  aSession,
  fakeApi,
  renderInPlatform,
} from '../../testing/index.ts';
import {
  anAnswerField,
  answerSaver,
  aSentComment,
  type SentAnswer,
} from '../../testing/testSavers.ts';
import { useRead } from '../api/useRead.ts';
import type { Saver } from './savers.ts';

const areaId = 1;
const saved = { saved: { revision: 0, savedAt: '2026-11-12T13:31:00.000Z' } };

/** Savers of two values: each is sent in a call of its own, and shown by different reads. */
const singleSavers: Record<string, Saver<SentAnswer>> = {
  certifier_grade_1: {
    prefixes: ['certifier_grade_'],
    read: answerSaver.read,
    send: (api, { questionnaireId: id }) =>
      api.act('certifierAreaGradeSet', { id, areaId, grade: 2 }).then(() => saved),
    shownBy: ['areaCategory', 'areaCategoryList'],
  },
  certifier_comment_1: {
    prefixes: ['certifier_comment_'],
    read: answerSaver.read,
    send: (api, { questionnaireId: id }) =>
      api.act('certifierAreaCommentSet', { id, areaId, content: 'good' }).then(() => saved),
    shownBy: ['areaCategory'],
  },
};

function Page() {
  useRead('areaCategory', { id: 7, slug: 'leaving' });
  useRead('areaCategoryList', { id: 7 });
  return null;
}

async function page({ isCertifier = false } = {}) {
  const api = fakeApi({
    areaCategory: () => aCategory(),
    areaCategoryList: () => [],
    questionnaireAnswersSave: fakeAnswerServer().save,
    certifierAreaGradeSet: ({ grade }) => ({ grade, gradedAt: null }),
    certifierAreaCommentSet: ({ content }) => ({ content, changedAt: null }),
  });
  const { platform } = await renderInPlatform(<Page />, {
    api,
    session: aSession({ isCertifier }),
  });
  await act(async () => undefined);
  const before = api.calls.length;
  const save = (...changes: [key: string, value: SentAnswer][]) =>
    act(async () => {
      const queue = platform.queue.get()!;
      for (const [key, value] of changes)
        queue.put({
          ...anAnswerField(key),
          saver: singleSavers[key] ?? answerSaver,
          value,
          delayMs: 0,
        });
      await queue.settled();
    });
  const readSince = () =>
    api.calls
      .slice(before)
      .map(({ action }) => action)
      .filter((action) => action.startsWith('areaCategory'));
  return { api, save, readSince };
}

describe('a page with an area', () => {
  it('reads the list of areas once after each call that saves a client’s answers', async () => {
    const { save, readSince } = await page();
    await save(['area_comments_1', aSentComment('a')], ['area_comments_2', aSentComment('b')]);
    expect(readSince()).toEqual(['areaCategoryList']);
  });

  it('also reads its own data again after a certifier’s correction of answers, because it shows what is graded', async () => {
    const { save, readSince } = await page({ isCertifier: true });
    await save(['area_comments_1', aSentComment('a')]);
    expect(readSince().sort()).toEqual(['areaCategory', 'areaCategoryList']);
  });

  it('reads its own data and the list of areas again after a certifier has given a grade', async () => {
    const { save, readSince } = await page();
    await save(['certifier_grade_1', { value: 2 }]);
    expect(readSince().sort()).toEqual(['areaCategory', 'areaCategoryList']);
  });

  it('reads only its own data again after a certifier’s comment', async () => {
    const { save, readSince } = await page();
    await save(['certifier_comment_1', aSentComment('good')]);
    expect(readSince()).toEqual(['areaCategory']);
  });

  it('reads its own data and the list of areas again after a refusal, because the page may not show a lock yet', async () => {
    const { api, save, readSince } = await page();
    api.handle({
      certifierAreaGradeSet: () => {
        throw refuse('locked', { reason: 'grading-locked' });
      },
    });
    await save(['certifier_grade_1', { value: 2 }]);
    expect(readSince().sort()).toEqual(['areaCategory', 'areaCategoryList']);
  });

  it('reads nothing if the call did not reach the server', async () => {
    const { api, save, readSince } = await page();
    api.handle({ certifierAreaGradeSet: () => Promise.reject(new Error('lost')) });
    await save(['certifier_grade_1', { value: 2 }]);
    expect(readSince()).toEqual([]);
  });
});
