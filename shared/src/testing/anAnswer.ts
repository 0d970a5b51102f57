import type { Question } from '../contract/index.ts';

/** Answer 11, a plain choice without an extra input. */
export function anAnswer(
  given: Partial<Question['answers'][number]> = {},
): Question['answers'][number] {
  return { id: 11, content: 'Yes', skipAdditional: 1, unit: null, ...given };
}
