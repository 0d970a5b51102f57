import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findEditionIssues } from '../checking/findEditionIssues.ts';
import { findFileNameIssues, parseCategoryPosition } from '../checking/findFileNameIssues.ts';
import type { ContentIssue } from '../contentIssue.ts';
import { categorySchema, type ContentEdition, editionHeadSchema } from '../schema/edition.ts';
import { type ContentFile, parseBySchema, readContentFile } from './contentFile.ts';

/**
 * Reads and validates one edition: `edition.yaml` and the category files `1-….yaml`, `2-….yaml`, … beside it.
 * @param folder the edition's folder
 * @returns the edition, undefined if there is any issue; all issues; and the files
 */
export async function readEdition(
  folder: string,
): Promise<{ edition: ContentEdition | undefined; issues: ContentIssue[]; files: ContentFile[] }> {
  const names = await readdir(folder);
  const headFile = await readContentFile(join(folder, 'edition.yaml'));
  const files = await Promise.all(
    names
      .map((name) => ({ name, position: parseCategoryPosition(name) ?? 0 }))
      .filter(({ position }) => position > 0)
      .sort((a, b) => a.position - b.position)
      .map(({ name }) => readContentFile(join(folder, name))),
  );
  const head = parseBySchema(headFile, editionHeadSchema);
  const categories = files.map((file) => parseBySchema(file, categorySchema));
  const isMisnamed = head.value !== undefined && head.value.key !== basename(folder);
  const issues = [
    ...findFileNameIssues(folder, names),
    ...head.issues,
    ...(isMisnamed ? [headFile.issueAt(['key'], 'is not the name of the folder')] : []),
    ...categories.flatMap((parsed) => parsed.issues),
    ...findEditionIssues(headFile, files),
  ];
  return {
    issues,
    files: [headFile, ...files],
    edition:
      issues.length === 0 && head.value
        ? { ...head.value, categories: categories.flatMap(({ value }) => value ?? []) }
        : undefined,
  };
}
