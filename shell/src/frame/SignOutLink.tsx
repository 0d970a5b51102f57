import { useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { UnsentDialog } from '../leaving/UnsentDialog.tsx';
import { useSendUnsent } from '../leaving/useSendUnsent.ts';
import { useUnsentCount } from '../leaving/useUnsentCount.ts';

/** Links to the sign-in page, which ends the session. Unsent changes are sent first; if that fails, a dialog asks. */
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
