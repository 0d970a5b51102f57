import { basename } from 'node:path';
import type { ContentIssue } from '../contentIssue.ts';
import { categoryPosition } from '../reading/categoryPosition.ts';
import type { ContentFile, ContentPath } from '../reading/contentFile.ts';
import { fullEditionSize } from './fullEditionSize.ts';
import type { Outline } from './outline.ts';
import type { OutlinedFile } from './outlinedFile.ts';

/**
 * Compares an edition's categories and areas with the requirements of a full edition: their numbers, the key areas, the
 * suggestions.
 */
export function findAreaCountIssues(
  head: ContentFile,
  files: readonly OutlinedFile[],
): ContentIssue[] {
  const keyAreas = files.flatMap(({ outline }) =>
    outline.areas.filter(({ minGrade }) => minGrade !== undefined),
  );
  const counts = [
    { what: 'categories', found: files.length, due: fullEditionSize.areasOfCategories.length },
    { what: 'key areas (with minGrade)', found: keyAreas.length, due: fullEditionSize.keyAreas },
  ];
  return [
    ...counts
      .filter(({ found, due }) => found !== due)
      .map(({ what, found, due }) =>
        head.issueAt([], `${what}: ${found}, but a full edition has ${due}`),
      ),
    ...files.flatMap(({ file, outline }) => [
      ...findAreaNumberIssue(file, outline.areas.length),
      ...outline.areas.flatMap((area, index) =>
        findAreaIssues(area, (field, message) => file.issueAt(['areas', index, ...field], message)),
      ),
    ]),
  ];
}

function findAreaNumberIssue(file: ContentFile, found: number): ContentIssue[] {
  const position = categoryPosition(basename(file.name)) ?? 0;
  const due = fullEditionSize.areasOfCategories[position - 1];
  if (due === undefined || found === due) return [];
  const message = `areas: ${found}, but category ${position} of a full edition has ${due}`;
  return [file.issueAt(['areas'], message)];
}

function findAreaIssues(
  { minGrade, suggestions, questions }: Outline['areas'][number],
  issueAt: (field: ContentPath, message: string) => ContentIssue,
): ContentIssue[] {
  const { keyMinGrade, suggestions: least } = fullEditionSize;
  const hasBeyond = questions.some(({ beyond }) => beyond !== undefined);
  const due = { ...least, beyond: hasBeyond ? least.beyond : 0 };
  return [
    ...(minGrade === undefined || minGrade === keyMinGrade
      ? []
      : [
          issueAt(
            ['minGrade'],
            `${minGrade}, but a key area of a full edition needs ${keyMinGrade}`,
          ),
        ]),
    ...(['positives', 'keepInMind', 'beyond'] as const).flatMap((field) => {
      const found = suggestions?.[field].length ?? 0;
      if (found >= due[field]) return [];
      const message = `${field}: ${found}, but a full edition has at least ${due[field]}`;
      return [issueAt(['suggestions', field], message)];
    }),
  ];
}
