import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { type Session } from '@cert/shared/platform';
import { Button, Dialog } from '@cert/shared/ui';
import { useUnsentCount } from '../leaving/useUnsentCount.ts';

type Props = { session: Session; onBack: () => void };

/** Explains what happens to unsaved work before another account signs in. */
export function LeaveSession({ session, onBack }: Props) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const count = useUnsentCount();
  const { name } = session;
  return (
    <Dialog
      title={t('expired.leaveTitle')}
      actions={
        <>
          <Button onClick={() => void navigate('/login')}>{t('expired.leave')}</Button>
          <Button tone="quiet" onClick={onBack}>
            {t('expired.back')}
          </Button>
        </>
      }
    >
      {count > 0 && <p>{t('expired.kept', { count, name })}</p>}
      <p>{t('expired.lost')}</p>
    </Dialog>
  );
}
