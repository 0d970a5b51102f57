import type { Language, LocalizedText } from '@cert/shared/domain';
import type { CollectedQuestions } from '@cert/shared/contract';
import type { MemberContext } from '../useCase.ts';
import type { EditionQuestion } from '../editions/edition.ts';
import { createLocalizer } from '../editions/createLocalizer.ts';
import { readAreas } from './readAreas.ts';

/** Reads the selected questions of the whole questionnaire, grouped by area, in the order of the edition. */
export async function readSelectedQuestions(
  context: MemberContext,
  {
    language,
    title,
    isWanted,
  }: {
    language: Language;
    /** The name of the selection, as the page shows it. */
    title: LocalizedText;
    isWanted: (question: EditionQuestion) => boolean;
  },
): Promise<CollectedQuestions> {
  const localize = createLocalizer(language);
  const { categories } = context.edition;
  const areas = categories
    .flatMap((category) => category.areas)
    .filter(({ questions }) => questions.some(isWanted));
  const data = await readAreas(context, { areas, language, isWanted });
  const categoryOf = new Map(
    categories.flatMap(({ id, title, slug, position, areas: own }) =>
      own.map((area) => [area.id, { id, title: localize(title), slug, position }] as const),
    ),
  );
  return {
    ...data,
    title: localize(title),
    content: null,
    areas: data.areas.flatMap((area) => {
      const category = categoryOf.get(area.id);
      return category ? [{ ...area, category }] : [];
    }),
  };
}
