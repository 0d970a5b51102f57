import { isRefusal, type LockReason } from '@cert/shared/domain';
import type { UploadFault } from './Upload.ts';

/** What was thrown while a file was sent or submitted, as the person is told it. */
export function faultOf(failure: unknown): UploadFault {
  if (!isRefusal(failure)) return { code: 'unreachable' };
  const { code, details } = failure;
  if (code === 'wrong-file-type') return { code: 'wrong-content' };
  if (code === 'locked')
    return { code, reason: (details as { reason?: LockReason } | undefined)?.reason };
  return { code };
}
