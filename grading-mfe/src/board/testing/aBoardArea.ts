import type { BoardArea } from '@cert/shared/contract';
import type { Grade } from '@cert/shared/domain';

const names = ['Ana Kovačević', 'Jelena Petrović', 'Tomislav Babić'];

/**
 * An area of the board without a final grade.
 * @param grades of Ana (account 5, the main certifier), Jelena (6) and Tomislav (7)
 */
export function aBoardArea(
  given: Partial<BoardArea> = {},
  grades: readonly (Grade | null)[] = [0.5, 2, 2.5],
): BoardArea {
  const known = grades.filter((grade) => grade !== null);
  return {
    id: 1,
    title: 'Diversity',
    categoryTitle: 'Developing',
    categorySlug: 'developing',
    position: 1,
    minGrade: 0,
    suggestion: 1.5,
    finalGrade: null,
    marks: grades.map((grade, index) => ({
      certifierId: 5 + index,
      name: names[index] ?? '',
      grade,
      comment: null,
      afterReveal: 0,
    })),
    spread: known.length === 0 ? 0 : Math.max(...known) - Math.min(...known),
    finalComment: null,
    answersDigest: 'a'.repeat(64),
    changedSinceFinal: 0,
    ...given,
  };
}
