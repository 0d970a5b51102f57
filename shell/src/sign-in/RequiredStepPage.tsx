import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlatform } from '@cert/shared/platform';
import { SignInLayout } from './SignInLayout.tsx';
import type { SignInNavigationState } from './useEndSession.ts';

type Props = {
  /** Renders the required step; `goOn` continues to the requested page after the step. */
  children: (goOn: () => void) => ReactNode;
};

/**
 * Replaces every page that needs a session until the person has done a required step, such as changing the password. A
 * link signs out.
 */
export function RequiredStepPage({ children }: Props) {
  const { t } = useTranslation('shell');
  const { session } = usePlatform();
  function goOn() {
    const current = session.get();
    if (!current) return;
    const { token, accountId, name, email, isCertifier } = current;
    session.start({ token, accountId, name, email, isCertifier });
  }
  return (
    <SignInLayout>
      {children(goOn)}
      <p>
        {/* Changes cannot be sent before the step, so the sign-in page keeps unsent ones without asking. */}
        <Link to="/login" state={{ hasConfirmed: true } satisfies SignInNavigationState}>
          {t('frame.signOut')}
        </Link>
      </p>
    </SignInLayout>
  );
}
