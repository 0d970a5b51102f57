import type { LockReason } from './locks.ts';

/** Every expected failure of the API with its HTTP status. See docs/product/site.md#refusals. */
export const refusalStatus = {
  'invalid-input': 400,
  'signed-out': 401,
  /** The office has set the caller's password; until the caller has changed it, nothing else is allowed. */
  'password-due': 403,
  /** The caller must have a second factor; until it is set up, nothing else is allowed. */
  'second-factor-due': 403,
  'not-allowed': 403,
  'not-found': 404,
  locked: 409,
  conflict: 409,
  'grades-missing': 409,
  /** A limit for storage or for a queue is reached. */
  'quota-exceeded': 409,
  'too-large': 413,
  /** The type or the content of the file is not allowed. */
  'wrong-file-type': 415,
  'slow-down': 429,
  'server-error': 500,
  /** The database or the disk is temporarily unavailable; nothing was changed. */
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

/** The refusals for a required step. Until it is done, actions are refused unless `worksDespite` lists the code. */
export const setUpRefusals = ['password-due', 'second-factor-due'] as const;
export type SetUpRefusal = (typeof setUpRefusals)[number];

export function isSetUpRefusal(code: string): code is SetUpRefusal {
  return setUpRefusals.some((one) => one === code);
}

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

/** The details of each refusal; `undefined` if the code needs no details. */
export type RefusalDetails = {
  /**
   * What is wrong with each invalid field (a dotted path): `missing`, `malformed`, `unknown` or a reason of the field.
   */
  'invalid-input': { fields: { [path: string]: string } };
  'signed-out': undefined;
  'password-due': undefined;
  'second-factor-due': undefined;
  'not-allowed': undefined;
  'not-found': undefined;
  /** The reason, or one reason for each form key if a call with several keys could save none of them. */
  locked:
    | { reason: LockReason; refused?: never }
    | { refused: { [formKey: string]: LockReason }; reason?: never };
  conflict: undefined;
  /** The ids of the areas without a grade. */
  'grades-missing': { areas: number[] };
  'quota-exceeded': { quota: QuotaName; limit: number };
  'too-large': undefined;
  'wrong-file-type': { reason: FileIssue } | undefined;
  /** `challenge`: the proof of work that replaces waiting (docs/decisions/0031-sign-in-and-demo.md). */
  'slow-down': { retryAfterSeconds: number; challenge?: object };
  /** Added by the HTTP layer. */
  'server-error': { requestId: string } | undefined;
  unavailable: { retryAfterSeconds: number };
};

/** An expected failure; the HTTP layer turns it into the reply. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  /** Also undefined if the reply had no details: a proxy or another release may have sent such a reply. */
  readonly details: RefusalDetails[Code] | undefined;

  constructor(code: Code, details?: RefusalDetails[Code]) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** A refusal of any code. Checking `code` narrows the type of `details`. */
export type AnyRefusal = { [Code in RefusalCode]: Refusal<Code> }[RefusalCode];

/**
 * Whether a thrown value is a refusal. It checks the shape and does not use `instanceof`, because every part of the
 * site has its own copy of this class. See docs/decisions/0009-no-instanceof-across-parts.md.
 */
export function isRefusal(thrown: unknown): thrown is AnyRefusal {
  return (
    thrown instanceof Error &&
    thrown.name === 'Refusal' &&
    'code' in thrown &&
    isRefusalCode(thrown.code)
  );
}

/** Creates a refusal, to be thrown: `throw refuse('locked', …)`. The code decides which details it needs. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  ...[details]: undefined extends RefusalDetails[Code]
    ? [details?: RefusalDetails[Code]]
    : [details: RefusalDetails[Code]]
): Refusal<Code> {
  return new Refusal(code, details);
}

/** Reads the `error` of a reply: a refusal, or undefined if its code is unknown. The details are not validated. */
export function parseRefusal(error: unknown): Refusal | undefined {
  const { code, details } = (error ?? {}) as {
    code?: unknown;
    details?: RefusalDetails[RefusalCode];
  };
  return isRefusalCode(code) ? new Refusal(code, details) : undefined;
}
