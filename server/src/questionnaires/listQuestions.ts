import type { UseCase } from '../useCase.ts';
import { countDocuments } from '../documents/readDocuments.ts';
import { createLocalize } from '../editions/createLocalize.ts';
import { listCountingAreas } from '../editions/listCountingAreas.ts';

/** Every question of the areas that count, with its number of documents. */
export const listQuestions: UseCase<'questions'> = async (
  { language },
  { db, questionnaire, edition },
) => {
  const localize = createLocalize(language);
  const counts = await countDocuments(db, questionnaire.id);
  return listCountingAreas({ edition, questionnaire }, localize).map(({ area, head }) => ({
    ...head,
    questions: area.questions.map(({ id, index, title }) => ({
      question: { id, position: index, title: localize(title) },
      documentCount: counts.get(id) ?? 0,
    })),
  }));
};
