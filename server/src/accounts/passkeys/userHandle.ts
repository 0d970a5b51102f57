import { createHmac } from 'node:crypto';
import type { BaseContext } from '../../useCase.ts';

/**
 * Computes the name by which passkeys know an account: the same for all passkeys of an account, without anything about
 * the person (https://www.w3.org/TR/webauthn-3/#sctn-user-handle-privacy).
 * @returns 32 bytes in base64url
 */
export async function computeUserHandle(
  accountId: number,
  { signInGuard }: Pick<BaseContext, 'signInGuard'>,
): Promise<string> {
  const key = await signInGuard.readKey('passkeys');
  return createHmac('sha256', key).update(`account ${accountId}`).digest('base64url');
}
