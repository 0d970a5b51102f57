import { isNumericKind, type QuestionKind } from '@cert/shared/domain';

/** How a kind is answered: by choosing one, by ticking several, by one number, by filling a table. */
export type KindFamily = 'single' | 'several' | 'number' | 'table';

/** The family of a question kind; the checks of content differ by it. */
export function familyOf(kind: QuestionKind): KindFamily {
  if (isNumericKind(kind)) return 'number';
  if (kind === 'single-choice') return 'single';
  return kind.startsWith('custom-') ? 'table' : 'several';
}
