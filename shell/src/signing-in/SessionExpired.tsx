import { useState } from 'react';
import type { Session } from '@cert/shared/platform';
import { LeaveSession } from './LeaveSession.tsx';
import { RenewSession } from './RenewSession.tsx';

type Props = { session: Session };

/** Over the page whose session has run out: the same person goes on with it, or somebody else begins anew. */
export function SessionExpired({ session }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <LeaveSession session={session} onBack={() => setLeaving(false)} />;
  return <RenewSession session={session} onLeave={() => setLeaving(true)} />;
}
