import { isRefusalCode, Refusal, refusalStatus, refuse } from './refusals.ts';

describe('a refusal', () => {
  it('is an error with a code and details', () => {
    const refusal = refuse('locked', { reason: 'grading-locked' });
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).toMatchObject({ code: 'locked', details: { reason: 'grading-locked' } });
  });

  it('accepts only the details that belong to its code', () => {
    // @ts-expect-error: the code `locked` requires a reason.
    expect(refuse('locked').details).toBeUndefined();
    // @ts-expect-error: this lock reason does not exist.
    expect(refuse('locked', { reason: 'bored' }).code).toBe('locked');
    expect(refuse('not-found').details).toBeUndefined();
  });

  it('has the HTTP status of its code', () => {
    expect(refusalStatus).toEqual({
      'invalid-input': 400,
      'signed-out': 401,
      'password-due': 403,
      'second-factor-due': 403,
      'not-allowed': 403,
      'not-found': 404,
      locked: 409,
      conflict: 409,
      'grades-missing': 409,
      'quota-exceeded': 409,
      'too-large': 413,
      'wrong-file-type': 415,
      'slow-down': 429,
      'server-error': 500,
      unavailable: 503,
    });
  });

  test.each(['locked', 'signed-out'])('can have the code %s', (code) =>
    expect(isRefusalCode(code)).toBe(true),
  );
  test.each(['Locked', '', 'toString', '__proto__', 409, null, undefined])(
    'cannot have the code %p',
    (code) => expect(isRefusalCode(code)).toBe(false),
  );
});
