import type { DemoQuestionnaire } from '../../content/schema/demoQuestionnaire.ts';
import { setBeyondMarks } from '../../above-beyond/setBeyondMarks.ts';
import type { ExclusiveContext } from '../../useCase.ts';

/**
 * Marks the first Above-and-Beyond questions of each category on behalf of a certifier, in the number given by the
 * plan.
 */
export async function markQuestions(
  certifier: ExclusiveContext,
  beyond: DemoQuestionnaire['beyond'],
): Promise<void> {
  const questions = [...certifier.edition.questions.values()];
  const marked = Object.entries(beyond).flatMap(([category, percent]) => {
    const ofCategory = questions.filter(({ beyondCategory }) => beyondCategory === category);
    return ofCategory.slice(0, Math.round((ofCategory.length * percent) / 100));
  });
  await setBeyondMarks(
    certifier,
    marked.map(({ id }) => ({ questionId: id, isMarked: true })),
  );
}
