import { refuse } from '@cert/shared/domain';
import type { Area } from '@cert/shared/contract';
import { readDocuments } from '../documents/readDocuments.ts';
import type { UseCase } from '../http/useCase.ts';
import { areaStanding } from './areaStanding.ts';
import { asFlag } from './asFlag.ts';
import { inWords } from './inWords.ts';
import { presentArea } from './presentArea.ts';
import { presentQuestion } from './presentQuestion.ts';
import { readState } from './readState.ts';

/**
 * One category with all that its area pages need.
 * @throws Refusal not-found when the edition has no category of that slug
 */
export const readCategory: UseCase<'areaCategory'> = async (
  { slug, language },
  { db, files, account, questionnaire, role, edition, now },
) => {
  const category = edition.categories.find((candidate) => candidate.slug === slug);
  if (!category) throw refuse('not-found');
  const words = inWords(language);
  const { settings, isKeyOnly } = questionnaire;
  const state = await readState({ db, questionnaire, accountId: account.id, role });
  const { responses, grading } = state;
  const areaIds = new Set(category.areas.map((area) => area.id));
  return {
    id: category.id,
    title: words(category.title),
    slug: category.slug,
    position: category.position,
    content: words(category.content),
    areas: category.areas.map((area): Area => {
      const standing = areaStanding({ area, state, isKeyOnly });
      return {
        ...presentArea(standing, words),
        content: words(area.content),
        completed: standing.completed,
        answerable: standing.answerable,
        questions: area.questions.map((question) =>
          presentQuestion({ question, stored: responses, words, marked: grading?.marked }),
        ),
      };
    }),
    inactive: asFlag(settings.inactive),
    locked: asFlag(settings.locked),
    keyOnly: asFlag(isKeyOnly),
    originalQuestionnaireId: questionnaire.originalId,
    responses: Object.fromEntries(
      Object.entries(responses).filter(([, response]) => areaIds.has(response.areaId)),
    ),
    documents: await readDocuments({
      db,
      files,
      questionnaireId: questionnaire.id,
      areaIds: [...areaIds],
      at: now(),
    }),
    ...(grading && {
      gradingLocked: asFlag(settings.gradingLocked),
      finalized: asFlag(grading.haveAllFinalized),
      mainCertifier: asFlag(role === 'main-certifier'),
      ownFinalized: asFlag(grading.hasOwnFinalized),
    }),
  };
};
