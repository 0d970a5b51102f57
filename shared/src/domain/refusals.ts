/** Every expected failure of the API and its HTTP status (decisions §6). */
export const refusalStatus = {
  'invalid-input': 400,
  'signed-out': 401,
  'not-allowed': 403,
  'not-found': 404,
  locked: 409,
  conflict: 409,
  'grades-missing': 409,
  /** Too much is kept or waits already. `{quota: QuotaName, limit}`. */
  'quota-exceeded': 409,
  'too-large': 413,
  /** What a file holds is not what may be attached. `{reason: FileIssue}` where more is known than that. */
  'wrong-file-type': 415,
  'slow-down': 429,
  'server-error': 500,
  /** The database or the disk cannot be used just now; nothing was changed. `{retryAfterSeconds}`. */
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

export function isRefusalCode(value: unknown): value is RefusalCode {
  return typeof value === 'string' && Object.hasOwn(refusalStatus, value);
}

/** What there may be only so much of: `limit` of the refusal counts documents or files, or bytes where the name says so. */
export const quotaNames = [
  'documents',
  'document-bytes',
  'own-unsubmitted-files',
  'own-unsubmitted-bytes',
  'unsubmitted-files',
  'unsubmitted-bytes',
] as const;
export type QuotaName = (typeof quotaNames)[number];

/** What is wrong with a file that is of an allowed type. */
export const fileIssues = ['damaged', 'macros', 'embedded-file', 'encrypted', 'infected'] as const;
export type FileIssue = (typeof fileIssues)[number];

/** An expected failure, thrown wherever a use case cannot go on; the HTTP layer turns it into its reply. */
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
 * Whether something that was thrown is a refusal. By what it is, not by `instanceof`: every part of the site carries
 * its own copy of this class, and a refusal that the platform throws is caught in a module.
 */
export function isRefusal(thrown: unknown): thrown is Refusal {
  return (
    thrown instanceof Error &&
    thrown.name === 'Refusal' &&
    'code' in thrown &&
    isRefusalCode(thrown.code)
  );
}

/** `throw refuse('locked', …)` reads as a sentence. */
export function refuse(code: RefusalCode, details?: unknown): Refusal {
  return new Refusal(code, details);
}
