import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile, ContentPath } from '../reading/contentFile.ts';
import { listPlacedQuestions } from './listPlacedQuestions.ts';
import type { OutlinedFile } from './outlinedFile.ts';

type Placed = { id: string | undefined; file: ContentFile; path: ContentPath };

/**
 * Finds duplicate ids: keys of categories, areas and questions must be unique in the edition, slugs among siblings,
 * keys of answers within their question.
 */
export function findRepeatedIds(files: readonly OutlinedFile[]): ContentIssue[] {
  const areas = files.map(({ file, outline }) =>
    outline.areas.map((area, index) => ({ file, area, path: ['areas', index] })),
  );
  const questions = listPlacedQuestions(files);
  return [
    repeatedAmong(files.map(({ file, outline }) => ({ id: outline.key, file, path: ['key'] }))),
    repeatedAmong(files.map(({ file, outline }) => ({ id: outline.slug, file, path: ['slug'] }))),
    repeatedAmong(
      areas.flat().map(({ file, area, path }) => ({ id: area.key, file, path: [...path, 'key'] })),
    ),
    ...areas.map((siblings) =>
      repeatedAmong(
        siblings.map(({ file, area, path }) => ({ id: area.slug, file, path: [...path, 'slug'] })),
      ),
    ),
    repeatedAmong(
      questions.map(({ file, path, question }) => ({
        id: question.key,
        file,
        path: [...path, 'key'],
      })),
    ),
    ...questions.map(({ file, path, question }) =>
      repeatedAmong(
        question.answers.map(({ key }, index) => ({
          id: key,
          file,
          path: [...path, 'answers', index, 'key'],
        })),
      ),
    ),
  ].flat();
}

function repeatedAmong(places: readonly Placed[]): ContentIssue[] {
  const first = new Map<string, Placed>();
  return places.flatMap((place) => {
    if (place.id === undefined) return [];
    const earlier = first.get(place.id);
    if (!earlier) {
      first.set(place.id, place);
      return [];
    }
    const { file, line } = earlier.file.issueAt(earlier.path, '');
    return [
      place.file.issueAt(place.path, `the id “${place.id}” is already used at ${file}:${line}`),
    ];
  });
}
