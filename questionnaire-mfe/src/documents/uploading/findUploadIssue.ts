import { fileTypeOf } from './fileTypeOf.ts';
import type { UploadIssue } from './Upload.ts';

/**
 * What the server would refuse for sure, told without sending it. A courtesy: the server decides by the content.
 * @param limitBytes undefined while nobody knows it
 */
export function findUploadIssue(
  { name, size }: File,
  limitBytes: number | undefined,
): UploadIssue | undefined {
  if (!fileTypeOf(name)) return { code: 'wrong-ending' };
  if (size === 0) return { code: 'empty' };
  return limitBytes !== undefined && size > limitBytes ? { code: 'too-large' } : undefined;
}
