import type { EditionAnswer, EditionArea, EditionQuestion } from './edition.ts';

/** The parts of an earlier edition that still exist in the current one. Maps the earlier id to the current part. */
export type EditionMatch = {
  areas: ReadonlyMap<number, EditionArea>;
  questions: ReadonlyMap<number, EditionQuestion>;
  answers: ReadonlyMap<number, EditionAnswer>;
};

/**
 * Matches an earlier edition with these areas by stable keys. A question of another kind is a different question.
 * @param areas the areas of the current edition to match with; earlier areas that are not among them are left out
 */
export function matchEditions({
  earlier,
  areas,
}: {
  earlier: readonly EditionArea[];
  areas: readonly EditionArea[];
}): EditionMatch {
  const areaByPath = new Map(areas.map((area) => [area.path, area]));
  const questionByKey = new Map(
    areas.flatMap(({ questions }) => questions).map((question) => [question.key, question]),
  );
  const match = {
    areas: new Map<number, EditionArea>(),
    questions: new Map<number, EditionQuestion>(),
    answers: new Map<number, EditionAnswer>(),
  };
  for (const area of earlier) {
    const present = areaByPath.get(area.path);
    if (present) match.areas.set(area.id, present);
  }
  for (const question of earlier.flatMap(({ questions }) => questions)) {
    const present = questionByKey.get(question.key);
    if (present?.kind !== question.kind) continue;
    match.questions.set(question.id, present);
    const answerByKey = new Map(present.answers.map((answer) => [answer.key, answer]));
    for (const answer of question.answers) {
      const presentAnswer = answerByKey.get(answer.key);
      if (presentAnswer) match.answers.set(answer.id, presentAnswer);
    }
  }
  return match;
}
