import { countsInTotal } from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';
import { readSelectedQuestions } from '../questionnaires/readSelectedQuestions.ts';
import { listSavedQuestionIds } from './savedQuestions.ts';

/** The reply's title, as on the page. */
const title = { hr: 'Spremljena pitanja', sr: 'Sačuvana pitanja', en: 'Saved questions' };

/** Reads the caller's saved questions in order, with everything that a page needs to show and answer them. */
export const readSavedQuestions: UseCase<'savedQuestions'> = async ({ language }, context) => {
  const saved = await listSavedQuestionIds(context);
  const { edition, questionnaire } = context;
  return readSelectedQuestions(context, {
    language,
    title,
    isWanted: ({ id, areaId }) => {
      const area = edition.areas.get(areaId);
      return saved.has(id) && area !== undefined && countsInTotal(area, questionnaire.isKeyOnly);
    },
  });
};
