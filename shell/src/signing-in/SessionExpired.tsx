import { useState } from 'react';
import type { Session } from '@cert/shared/platform';
import { LeaveSession } from './LeaveSession.tsx';
import { RenewSession } from './RenewSession.tsx';

type Props = { session: Session };

/** Dialog over a page whose session has expired: sign in again and continue, or sign in as another account. */
export function SessionExpired({ session }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <LeaveSession session={session} onBack={() => setLeaving(false)} />;
  return <RenewSession session={session} onLeave={() => setLeaving(true)} />;
}
