import type { DemoQuestionnaire } from '../../content/schema/demoQuestionnaire.ts';
import { markBeyond } from '../../above-beyond/markBeyond.ts';
import type { MemberContext } from '../../http/useCase.ts';

/** Lets a certifier mark as many of each category's Above-and-Beyond questions as the plan says, the first ones. */
export async function markQuestions(
  certifier: MemberContext,
  beyond: DemoQuestionnaire['beyond'],
): Promise<void> {
  const questions = [...certifier.edition.questions.values()];
  const marked = Object.entries(beyond).flatMap(([category, percent]) => {
    const ofCategory = questions.filter(({ beyondCategory }) => beyondCategory === category);
    return ofCategory.slice(0, Math.round((ofCategory.length * percent) / 100));
  });
  await markBeyond(
    certifier,
    marked.map(({ id }) => ({ questionId: id, isMarked: true })),
  );
}
