import type { Session } from '../session/session.ts';

/** Whether a page or slot is for this reader. It decides what is shown and loaded; the server decides by itself again. */
export function isVisibleTo(
  readers: 'member' | 'client' | 'certifier',
  session: Session | null,
): boolean {
  if (!session) return false;
  return readers === 'member' || (readers === 'certifier') === session.isCertifier;
}
