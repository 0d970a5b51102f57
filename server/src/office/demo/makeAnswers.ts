import { isDisabled, questionCommentKey, type StoredAnswers } from '@cert/shared/domain';
import type { DemoWorld } from '../../content/schema/demoWorld.ts';
import type { Edition, EditionQuestion } from '../../questionnaires/edition.ts';
import type { DemoAnswer } from './demoAnswer.ts';
import { makeAnswer } from './makeAnswer.ts';
import { seededRandom } from './seededRandom.ts';

/** The answers of one area as the page would send them. */
export type AreaAnswers = { areaId: number; answers: { [formKey: string]: DemoAnswer } };

/**
 * Makes up how an organisation answers: the same seed and edition give the same answers. What an answer disables
 * is left out, as on the page.
 * @param keys the questions' stable keys by id
 */
export function makeAnswers({
  edition,
  keys,
  plan: { seed, answeredPercent, levelPercent },
  comments,
  figures,
}: {
  edition: Edition;
  keys: ReadonlyMap<number, string>;
  plan: DemoWorld['questionnaires'][number]['answers'];
  comments: DemoWorld['comments'];
  figures: DemoWorld['figures'];
}): AreaAnswers[] {
  const random = seededRandom(seed);
  const stored: { -readonly [key in keyof StoredAnswers]: StoredAnswers[key] } = {};
  return [...edition.areas.values()].map((area) => {
    const answers: AreaAnswers['answers'] = {};
    for (const question of area.questions) {
      // Drawn for every question, so that leaving one out does not change all that follow.
      const isLeftOut = random() * 100 >= answeredPercent;
      const level = levelOf(levelPercent, random());
      const place = random();
      const key = keys.get(question.id) ?? '';
      if (isLeftOut || isDisabled(question, stored)) continue;
      const made = makeAnswer({ question, level, place, range: figures[key] });
      for (const [formKey, record] of Object.entries(made)) {
        answers[formKey] = record;
        stored[formKey] = {
          questionId: question.id,
          answerId: record.answerId ?? null,
          value: record.value,
        };
      }
      if (comments[key])
        answers[questionCommentKey(question.id)] = comment(question, comments[key]);
    }
    return { areaId: area.id, answers };
  });
}

/** From 0, the worst answer, to 1, the best: around the organisation's level, a quarter up or down. */
function levelOf(levelPercent: number, draw: number): number {
  return Math.min(1, Math.max(0, levelPercent / 100 + (draw - 0.5) / 2));
}

function comment(question: EditionQuestion, content: string): DemoAnswer {
  return {
    questionId: question.id,
    areaId: question.areaId,
    type: 'comment',
    value: true,
    content,
  };
}
