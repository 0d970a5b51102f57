import type { Session } from '../session/session.ts';

/**
 * Whether a page or slot is meant for this user. It controls only what is shown and loaded; the server checks
 * permissions itself.
 */
export function isVisibleTo(
  readers: 'member' | 'client' | 'certifier',
  session: Session | null,
): boolean {
  if (!session) return false;
  return readers === 'member' || (readers === 'certifier') === session.isCertifier;
}
