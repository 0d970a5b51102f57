import { countsInTotal } from '../grades/areaGrades.ts';
import { answerKey, listAnswerFormKeys, questionKey, type FormKey } from './formKeys.ts';
import { findGivenValue, type StoredAnswers } from './storedAnswers.ts';

/** An answer of another question that disables a question while it is chosen. */
type DisablingAnswer = { questionId: number; answerId: number };

/** The properties of a question that decide whether its answers are in force. */
export type DisablableQuestion = {
  id: number;
  answers: readonly { id: number }[];
  /** Whether the content disables the question. */
  disabled: boolean;
  /** The question is disabled while this answer is chosen and in force; null when no answer disables it. */
  disabledOn: DisablingAnswer | null;
};

/** The content of a questionnaire that decides which answers are in force. */
export type DisablingContent = {
  /** A list or a map of the areas, also of those that do not count. A page may know only some of them. */
  areas: {
    values: () => Iterable<{ minGrade: number; questions: readonly DisablableQuestion[] }>;
  };
  isKeyOnly: boolean;
};

declare const inForce: unique symbol;

/**
 * The stored answers that are in force, and the comments, by form key. Only `selectAnswersInForce` makes this type, so
 * code that takes this type can neither count nor show an answer that does not apply.
 */
export type AnswersInForce = StoredAnswers & { readonly [inForce]: true };

/**
 * Selects the answers that are in force: all except those of areas that do not count and of disabled questions. An
 * answer that is not in force disables nothing. All code that counts, shows, compares, exports or suggests something
 * from answers uses this function. See docs/product/questionnaire.md#answers-in-force.
 * @param stored all stored answers of the questionnaire; or those of the questions of interest, together with the
 *   answers that can disable these questions (`listDisablingKeys`)
 */
export function selectAnswersInForce(
  { areas, isKeyOnly }: DisablingContent,
  stored: StoredAnswers,
): AnswersInForce {
  // A page selects answers for each of its cards. So this builds no index of the questions.
  const known = [...areas.values()];
  const withdrawn = new Set(
    known.flatMap((area) =>
      area.questions.filter((question) => !applies(question, area)).flatMap(listAnswerFormKeys),
    ),
  );
  const entries = Object.entries(stored).filter(([key]) => !withdrawn.has(key));
  return Object.fromEntries(entries) as AnswersInForce;

  /** Questions never disable each other in a circle: `findEditionIssues` refuses such content. */
  function applies(
    { disabled, disabledOn }: DisablableQuestion,
    area: { minGrade: number },
  ): boolean {
    return (
      countsInTotal(area, isKeyOnly) &&
      !disabled &&
      !(
        disabledOn &&
        isAnswerChosen(disabledOn, stored) &&
        isQuestionInForce(disabledOn.questionId)
      )
    );
  }

  function isQuestionInForce(id: number): boolean {
    for (const area of known)
      for (const question of area.questions) if (question.id === id) return applies(question, area);
    return true;
  }
}

/**
 * Whether an answer in force or the content disables this question. See
 * docs/product/questionnaire.md#disabled-questions.
 */
export function isDisabled(
  { disabled, disabledOn }: Pick<DisablableQuestion, 'disabled' | 'disabledOn'>,
  answers: AnswersInForce,
): boolean {
  return disabled || (disabledOn !== null && isAnswerChosen(disabledOn, answers));
}

/** Whether the client has given this answer: it is chosen, ticked, or has a value. */
export function isAnswerChosen(answer: DisablingAnswer, stored: StoredAnswers): boolean {
  return findGivenValue(answer, stored) !== null;
}

/**
 * The form keys of other questions that decide whether this one is disabled. The answer that disables it counts only if
 * its own question is not disabled, so the keys of the whole chain of disabling answers are listed.
 */
export function listDisablingKeys(
  { disabledOn }: Pick<DisablableQuestion, 'disabledOn'>,
  questions: Pick<ReadonlyMap<number, Pick<DisablableQuestion, 'disabledOn'>>, 'get'>,
): FormKey[] {
  if (!disabledOn) return [];
  const { questionId, answerId } = disabledOn;
  const further = questions.get(questionId);
  return [
    questionKey(questionId),
    answerKey(answerId),
    ...(further ? listDisablingKeys(further, questions) : []),
  ];
}
