/** Every expected failure of the API with its HTTP status. */
export const refusalStatus = {
  'invalid-input': 400,
  'signed-out': 401,
  'not-allowed': 403,
  'not-found': 404,
  locked: 409,
  conflict: 409,
  'grades-missing': 409,
  /** A limit for storage or for a queue is reached. Details: `{quota: QuotaName, limit}`. */
  'quota-exceeded': 409,
  'too-large': 413,
  /** The type or the content of the file is not allowed. Details, if the reason is known: `{reason: FileIssue}`. */
  'wrong-file-type': 415,
  'slow-down': 429,
  'server-error': 500,
  /** The database or the disk is temporarily unavailable; nothing was changed. Details: `{retryAfterSeconds}`. */
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

export function isRefusalCode(value: unknown): value is RefusalCode {
  return typeof value === 'string' && Object.hasOwn(refusalStatus, value);
}

/**
 * Names of the quotas. `limit` in the refusal is a number of documents or files, or of bytes for a quota with "bytes"
 * in its name.
 */
export const quotaNames = [
  'documents',
  'document-bytes',
  'own-unsubmitted-files',
  'own-unsubmitted-bytes',
  'unsubmitted-files',
  'unsubmitted-bytes',
] as const;
export type QuotaName = (typeof quotaNames)[number];

/** Reasons for refusing a file although its type is allowed. */
export const fileIssues = ['damaged', 'macros', 'embedded-file', 'encrypted', 'infected'] as const;
export type FileIssue = (typeof fileIssues)[number];

/** An expected failure; the HTTP layer turns it into the reply. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: unknown;

  constructor(code: RefusalCode, details?: unknown) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/**
 * Whether a thrown value is a refusal. It checks the shape and does not use `instanceof`, because every part of the
 * site has its own copy of this class. See docs/decisions/0009-no-instanceof-across-parts.md.
 */
export function isRefusal(thrown: unknown): thrown is Refusal {
  return (
    thrown instanceof Error &&
    thrown.name === 'Refusal' &&
    'code' in thrown &&
    isRefusalCode(thrown.code)
  );
}

/** Creates a refusal, to be thrown: `throw refuse('locked', …)`. */
export function refuse(code: RefusalCode, details?: unknown): Refusal {
  return new Refusal(code, details);
}
