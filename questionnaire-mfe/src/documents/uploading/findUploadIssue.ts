import { fileTypeOf } from './fileTypeOf.ts';
import type { UploadIssue } from './Upload.ts';

/**
 * Finds issues before the upload, to save the user time. The server also checks the content and decides.
 * @param limitBytes maximum file size; undefined when it is not known yet
 */
export function findUploadIssue(
  { name, size }: File,
  limitBytes: number | undefined,
): UploadIssue | undefined {
  if (!fileTypeOf(name)) return { code: 'wrong-ending' };
  if (size === 0) return { code: 'empty' };
  return limitBytes !== undefined && size > limitBytes ? { code: 'too-large' } : undefined;
}
