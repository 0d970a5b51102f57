/**
 * The name by which passkeys know an account: the same for all of its passkeys, also after a restore, and without anything
 * about the person (https://www.w3.org/TR/webauthn-3/#sctn-user-handle-privacy).
 * @returns bytes in base64url
 */
export function toUserHandle(accountId: number): string {
  return Buffer.from(`account ${accountId}`).toString('base64url');
}
