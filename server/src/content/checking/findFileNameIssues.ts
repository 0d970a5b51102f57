import type { ContentIssue } from '../contentIssue.ts';

/**
 * Checks that the files of an edition's folder are `edition.yaml` and one file per category, numbered from 1 without a
 * gap.
 */
export function findFileNameIssues(folder: string, names: readonly string[]): ContentIssue[] {
  const issueOf = (file: string, message: string): ContentIssue => ({
    file,
    line: 1,
    at: '',
    language: undefined,
    message,
  });
  const strange = names.filter(
    (name) => name !== 'edition.yaml' && parseCategoryPosition(name) === undefined,
  );
  const numbered = names
    .map((name) => ({ name, position: parseCategoryPosition(name) ?? 0 }))
    .filter(({ position }) => position > 0)
    .sort((a, b) => a.position - b.position);
  return [
    ...strange.map((name) =>
      issueOf(`${folder}/${name}`, 'is neither edition.yaml nor a category such as 1-name.yaml'),
    ),
    ...(numbered.length === 0 ? [issueOf(folder, 'there is no category file, 1-….yaml')] : []),
    ...numbered.flatMap(({ name, position }, index) =>
      position === index + 1
        ? []
        : [issueOf(`${folder}/${name}`, `has the number ${position} where ${index + 1} is due`)],
    ),
  ];
}

/** Parses the position from the file name of a category, `2-developing.yaml`; undefined for any other name. */
export function parseCategoryPosition(name: string): number | undefined {
  const [, digits] = /^([1-9]\d?)-[a-z0-9-]+\.yaml$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
