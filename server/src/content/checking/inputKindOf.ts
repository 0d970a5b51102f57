import { isNumericKind, type QuestionKind } from '@cert/shared/domain';

/** How a kind of question is answered: one choice, several ticks, one number, or a table. */
export type InputKind = 'single' | 'several' | 'number' | 'table';

/** The family of a question kind. */
export function inputKindOf(kind: QuestionKind): InputKind {
  if (isNumericKind(kind)) return 'number';
  if (kind === 'single-choice') return 'single';
  return kind.startsWith('custom-') ? 'table' : 'several';
}
