import { isRefusal } from '@cert/shared/domain';
import type { UploadIssue } from './Upload.ts';

/** Converts an error from sending or submitting a file to an upload issue. */
export function toUploadIssue(failure: unknown): UploadIssue {
  if (!isRefusal(failure)) return { code: 'unreachable' };
  const { code, details } = failure;
  if (code === 'wrong-file-type') return { code: 'wrong-content', reason: details?.reason };
  if (code === 'locked') return { code, reason: details?.reason };
  if (code === 'quota-exceeded') return { code, quota: details?.quota, limit: details?.limit };
  return { code };
}
