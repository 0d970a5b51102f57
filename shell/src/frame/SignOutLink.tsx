import { useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { UnsentDialog } from '../leaving/UnsentDialog.tsx';
import { useSendUnsent } from '../leaving/useSendUnsent.ts';
import { useUnsentCount } from '../leaving/useUnsentCount.ts';

/** Leads to the sign-in page, which ends the session (spec 1 §2); what is unsent is sent first, or asked about. */
export function SignOutLink() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const unsent = useUnsentCount();
  const sendAll = useSendUnsent();
  const [isAsking, setAsking] = useState(false);
  const leave = () => void navigate('/login');

  async function sendFirst(event: MouseEvent) {
    if (unsent === 0) return;
    event.preventDefault();
    if (await sendAll()) leave();
    else setAsking(true);
  }

  return (
    <>
      <Link to="/login" onClick={(event) => void sendFirst(event)}>
        {t('frame.signOut')}
      </Link>
      {isAsking && (
        <UnsentDialog
          leaveText={t('frame.signOut')}
          onLeave={leave}
          onStay={() => setAsking(false)}
        />
      )}
    </>
  );
}
