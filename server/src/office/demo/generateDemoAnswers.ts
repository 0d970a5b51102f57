import {
  countsInTotal,
  isDisabled,
  questionCommentKey,
  selectAnswersInForce,
  type StoredAnswers,
} from '@cert/shared/domain';
import type { DemoQuestionnaire, DemoWords } from '../../content/schema/demoWorld.ts';
import type { Edition, EditionCategory, EditionQuestion } from '../../editions/edition.ts';
import { type DemoAnswer, generateDemoAnswer } from './generateDemoAnswer.ts';
import { createSeededRandom } from './createSeededRandom.ts';

/** The answers of one category by form key, as the page would send them. */
export type CategoryAnswers = { [formKey: string]: DemoAnswer };

/**
 * Generates an organisation's answers, category by category: the same seed and edition give the same answers. Skips
 * disabled questions, as pages do, and in a key-only questionnaire all areas that are not key areas. Answers to locked
 * questions are returned separately, because only the team can save them.
 */
export function generateDemoAnswers({
  edition,
  plan: { answers: answering, comments: set, keyOnly, language },
  words: { inputs, figures, wholes, comments },
}: {
  edition: Edition;
  plan: Pick<DemoQuestionnaire, 'answers' | 'comments' | 'keyOnly' | 'language'>;
  words: Pick<DemoWords, 'inputs' | 'figures' | 'wholes' | 'comments'>;
}): { byCategory: CategoryAnswers[]; locked: CategoryAnswers } {
  const random = createSeededRandom(answering.seed);
  const stored: { -readonly [key in keyof StoredAnswers]: StoredAnswers[key] } = {};
  // Selecting the answers in force looks through the whole questionnaire, so it is done only for the few questions that
  // an answer can disable.
  const isDisabledByAnswer = (question: EditionQuestion): boolean =>
    question.disabledOn !== null &&
    isDisabled(
      question,
      selectAnswersInForce({ areas: edition.areas, isKeyOnly: keyOnly }, stored),
    );
  const answer = (question: EditionQuestion, into: CategoryAnswers) => {
    // A random number is drawn for every question, so that skipping a question does not change the answers to the
    // following ones.
    const isLeftOut = random() * 100 >= answering.answeredPercent;
    const level = levelOf(answering.levelPercent, random());
    const place = random();
    if (isLeftOut || question.disabled || isDisabledByAnswer(question)) return;
    const made = generateDemoAnswer({
      question,
      level,
      place,
      range: figures[question.key],
      inputs: inputs[language]?.[question.key] ?? {},
      isWhole: wholes.includes(question.key),
    });
    for (const [formKey, record] of Object.entries(made)) {
      into[formKey] = record;
      stored[formKey] = {
        questionId: question.id,
        answerId: record.answerId ?? null,
        value: record.value,
      };
    }
    const comment = set && comments[set]?.[question.key];
    if (comment) into[questionCommentKey(question.id)] = commentOn(question, comment);
  };
  const locked: CategoryAnswers = {};
  const byCategory = edition.categories.map((category) => {
    const into: CategoryAnswers = {};
    for (const question of openQuestions(category, keyOnly))
      answer(question, question.isLocked ? locked : into);
    return into;
  });
  return { byCategory, locked };
}

function openQuestions(category: EditionCategory, isKeyOnly: boolean): EditionQuestion[] {
  return category.areas
    .filter((area) => countsInTotal(area, isKeyOnly))
    .flatMap((area) => area.questions);
}

/**
 * Draws the quality of an answer, from 0 (worst) to 1 (best): the organisation's level plus or minus up to a quarter.
 */
function levelOf(levelPercent: number, draw: number): number {
  return Math.min(1, Math.max(0, levelPercent / 100 + (draw - 0.5) / 2));
}

function commentOn({ id, areaId }: EditionQuestion, content: string): DemoAnswer {
  return { questionId: id, areaId, type: 'comment', value: true, content };
}
