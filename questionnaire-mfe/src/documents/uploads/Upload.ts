import type { FileIssue, LockReason, QuotaName, RefusalCode } from '@cert/shared/domain';

/** The question or area that gets the file, with the field names of the contract. */
export type UploadTarget = {
  questionnaireId: number;
  entityType: 'question' | 'area';
  entityId: number;
};

/** Why an upload failed. Each issue has a message in all languages. */
export type UploadIssue =
  | { code: 'empty' | 'wrong-ending' | 'too-large' }
  /** The file was saved again, moved or deleted after it was chosen, so the browser cannot read it any more. */
  | { code: 'file-changed' }
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
  /** `percent`: 0 to 100, an integer; the share of bytes sent. */
  | { kind: 'sending'; percent: number }
  /** The browser has sent all bytes; the server checks the content. */
  | { kind: 'checking' }
  | { kind: 'failed'; issue: UploadIssue };

/** One file that the user is uploading. */
export type Upload = {
  readonly id: number;
  readonly target: UploadTarget;
  readonly file: File;
  readonly state: UploadState;
};
