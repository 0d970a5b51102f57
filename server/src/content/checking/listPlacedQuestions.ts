import type { OutlinedFile, PlacedQuestion } from './outlinedFile.ts';

/** All questions of an edition, each with its location. */
export function listPlacedQuestions(files: readonly OutlinedFile[]): PlacedQuestion[] {
  return files.flatMap(({ file, outline }) =>
    outline.areas.flatMap((area, areaIndex) =>
      area.questions.map((question, questionIndex) => ({
        file,
        path: ['areas', areaIndex, 'questions', questionIndex],
        question,
      })),
    ),
  );
}
