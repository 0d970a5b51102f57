import { countsInTotal } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { countDocuments } from '../documents/countDocuments.ts';
import { inWords } from './inWords.ts';

/** Every question of the areas that count, with the number of its documents (spec 2 §3, "Question list"). */
export const listQuestions: UseCase<'questions'> = async (
  { language },
  { db, questionnaire, edition },
) => {
  const words = inWords(language);
  const counts = await countDocuments(db, questionnaire.id);
  return edition.categories.flatMap((category) =>
    category.areas
      .filter((area) => countsInTotal(area, questionnaire.isKeyOnly))
      .map((area) => ({
        id: area.id,
        title: words(area.title),
        categorySlug: category.slug,
        position: area.position,
        questions: area.questions.map(({ id, index, title }) => ({
          question: { id, position: index, title: words(title) },
          documentCount: counts.get(id) ?? 0,
        })),
      })),
  );
};
