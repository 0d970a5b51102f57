import { useState, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { usePlatform, useStore, storageKeys, type Platform } from '@cert/shared/platform';
import { Card, color, Notice, fontSize, space, Button } from '@cert/shared/ui';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { hasReturnPath, takeReturnPath, clearReturnPath } from './returnPath.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** `/login`. Opening it ends the current session. */
export function SignInPage() {
  const { t } = useTranslation('shell');
  const { tabStorage } = usePlatform();
  useEndSession();
  useDocumentTitle(t('signIn.title'));
  const [isSentHere] = useState(() => hasReturnPath(tabStorage));
  return (
    <SignInLayout>
      <Head>
        <h1>{t('signIn.title')}</h1>
        <p>{t('signIn.lead')}</p>
      </Head>
      {isSentHere && <Notice tone="info">{t('signIn.ended')}</Notice>}
      <SignedInElsewhere />
      <Card>
        <SignInForm />
      </Card>
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

/** Ends the session when the sign-in page opens. Without a session, checks whether another tab has signed in. */
function useEndSession(): void {
  const platform = usePlatform();
  // Before the first paint, so that the page never shows the account that is being signed out.
  useLayoutEffect(() => {
    if (platform.session.get()) signOut(platform);
    else platform.session.reread();
  }, [platform]);
}

/** Revokes and clears the session. Unsent changes remain in the browser until the account signs in again. */
function signOut({ session, api, storage, tabStorage }: Platform): void {
  // The session ends even if the call fails. The server rejects an expired token anyway, so it is not revoked.
  if (!session.get()?.hasExpired) api.act('userLogout', {}).catch(() => undefined);
  session.end();
  for (const key of [storageKeys.questionnaire, storageKeys.final]) storage.removeItem(key);
  clearReturnPath(tabStorage);
}
