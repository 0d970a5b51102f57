import type { FileIssue, LockReason, QuotaName, RefusalCode } from '@cert/shared/domain';

/** What a file is attached to, as the wire names it (spec 1 §7). */
export type UploadTarget = {
  questionnaireId: number;
  entityType: 'question' | 'area';
  entityId: number;
};

/** Why a file did not become a document; each has a sentence in every language. */
export type UploadIssue =
  | { code: 'empty' | 'wrong-ending' | 'too-large' }
  | { code: 'wrong-content'; reason?: FileIssue }
  | { code: 'quota-exceeded'; quota?: QuotaName; limit?: number }
  | { code: 'locked'; reason: LockReason | undefined }
  | {
      code:
        | Exclude<RefusalCode, 'wrong-file-type' | 'too-large' | 'locked' | 'quota-exceeded'>
        | 'unreachable';
    };

export type UploadState =
  | { kind: 'waiting' }
  /** `percent`: whole, of the bytes that have left this machine. */
  | { kind: 'sending'; percent: number }
  /** All of it has been sent; the server looks at its content. */
  | { kind: 'checking' }
  | { kind: 'failed'; issue: UploadIssue };

/** One chosen file on its way to become a document. */
export type Upload = {
  readonly id: number;
  readonly target: UploadTarget;
  readonly file: File;
  readonly state: UploadState;
};
