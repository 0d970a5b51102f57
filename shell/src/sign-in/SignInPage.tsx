import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { usePlatform, useStore } from '@cert/shared/platform';
import { Card, color, Notice, fontSize, space, Button } from '@cert/shared/ui';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { UnsentChangesDialog } from '../unsent/UnsentChangesDialog.tsx';
import { wasSignedOutOfPage, takeReturnPath } from './returnPath.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useEndSession } from './useEndSession.ts';

/**
 * Serves `/login`. Opening this page ends the current session. If changes of the account cannot be sent, the page asks
 * first. See docs/product/people.md#sessions.
 */
export function SignInPage() {
  const { t } = useTranslation('shell');
  const { tabStorage } = usePlatform();
  const { phase, signOut } = useEndSession();
  useDocumentTitle(t('signIn.title'));
  const [isSentHere] = useState(() => wasSignedOutOfPage(tabStorage));
  return (
    <SignInLayout>
      <Head>
        <h1>{t('signIn.title')}</h1>
        <p>{t('signIn.lead')}</p>
      </Head>
      {phase === 'sending' && <p role="status">{t('signIn.wait')}</p>}
      {phase === 'asking' && <AskBeforeSignOut onLeave={signOut} />}
      {phase === 'open' && (
        <>
          {isSentHere && <Notice tone="info">{t('signIn.ended')}</Notice>}
          <SignedInElsewhere />
          <Card>
            <SignInForm />
          </Card>
        </>
      )}
    </SignInLayout>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  h1 {
    font-size: ${fontSize.display};
  }
  p {
    color: ${color.inkSoft};
  }
`;

/** A notice on the sign-in page: an account has signed in in another tab of this browser. */
function SignedInElsewhere() {
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

/** Asks whether to sign out although changes of the account could not be sent. */
function AskBeforeSignOut({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const { session, tabStorage } = usePlatform();
  const navigate = useNavigate();
  const current = useStore(session);
  if (!current) return null;
  const { name, accountId } = current;
  return (
    <UnsentChangesDialog
      leaveText={t('frame.signOut')}
      stayText={t('signIn.goOnAs', { name })}
      onLeave={onLeave}
      onStay={() => void navigate(takeReturnPath(tabStorage, accountId), { replace: true })}
    />
  );
}
