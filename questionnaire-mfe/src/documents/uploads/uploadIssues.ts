import { isRefusal, fileExtensions, fileTypes, type FileType } from '@cert/shared/domain';
import { FileChangedError } from './sendFile.ts';
import type { UploadIssue } from './Upload.ts';

/**
 * Finds issues before the upload, to save the user time. The server also checks the content and decides.
 * @param limitBytes maximum file size; undefined when it is not known yet
 */
export function findUploadIssue(
  { name, size }: File,
  limitBytes: number | undefined,
): UploadIssue | undefined {
  if (!findFileType(name)) return { code: 'wrong-ending' };
  if (size === 0) return { code: 'empty' };
  return limitBytes !== undefined && size > limitBytes ? { code: 'too-large' } : undefined;
}

/** Converts an error from sending or submitting a file to an upload issue. */
export function toUploadIssue(failure: unknown): UploadIssue {
  if (failure instanceof FileChangedError) return { code: 'file-changed' };
  if (!isRefusal(failure)) return { code: 'unreachable' };
  const { code, details } = failure;
  if (code === 'wrong-file-type') return { code: 'wrong-content', reason: details?.reason };
  if (code === 'locked') return { code, reason: details?.reason };
  if (code === 'quota-exceeded') return { code, quota: details?.quota, limit: details?.limit };
  return { code };
}

/** Whether the upload failed for a temporary reason outside of the file. The page's alert reports such failures. */
export function isTemporaryUploadFailure({ code }: UploadIssue): boolean {
  return ['unreachable', 'server-error', 'unavailable', 'slow-down', 'signed-out'].includes(code);
}

/**
 * Returns the type of a file by the extension of its name; undefined when such files are not accepted. The type that
 * the browser reports is not used, because it depends on the programs on the user's computer. The server checks the
 * content.
 */
export function findFileType(fileName: string): FileType | undefined {
  const ending = /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return fileTypes.find((type) => (fileExtensions[type] as readonly string[]).includes(ending));
}
