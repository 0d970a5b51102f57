import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { usePlatform, useStore } from '@cert/shared/platform';
import { Button, Notice } from '@cert/shared/ui';
import { takeReturnPath } from './returnPath.ts';

/** A notice on the sign-in page: an account has signed in in another tab of this browser. */
export function SignedInElsewhere() {
  const { t } = useTranslation('shell');
  const { session, tabStorage } = usePlatform();
  const navigate = useNavigate();
  const other = useStore(session);
  if (!other) return null;
  const { name, accountId } = other;
  return (
    <Notice
      tone="info"
      action={
        <Button
          tone="secondary"
          onClick={() => void navigate(takeReturnPath(tabStorage, accountId), { replace: true })}
        >
          {t('signIn.goOnAs', { name })}
        </Button>
      }
    >
      {t('signIn.elsewhere', { name })}
    </Notice>
  );
}
