import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Slot, usePlatform, type FillerPropsBySlot } from '@cert/shared/platform';
import { SetUpPage } from './SetUpPage.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { SignInSlot } from './SignInSlot.tsx';
import type { SignInState } from './useEndSession.ts';

/** Serves `/forgotten-password`, where anybody can ask for a link for choosing another password. */
export function ForgottenPasswordPage() {
  return (
    <SignInLayout>
      <PasswordSlot page="forgotten" />
      <ToSignIn />
    </SignInLayout>
  );
}

/** Serves `/password#<token>`, the address of links for choosing a password. */
export function PasswordLinkPage() {
  const { tabStorage } = usePlatform();
  const navigate = useNavigate();
  const token = useLinkToken();
  const signIn = (email: string) =>
    void navigate('/login', { replace: true, state: { email } satisfies SignInState });
  // Somebody else may use this tab later. A reload and a change of language keep the token.
  useEffect(() => () => tabStorage.removeItem(key), [tabStorage]);
  return (
    <SignInLayout>
      <PasswordSlot page="link" token={token} onSignIn={signIn} />
      <ToSignIn />
    </SignInLayout>
  );
}

/** Shown instead of every page that needs a session, until the password that the office has set is changed. */
export function InitialPasswordPage() {
  return <SetUpPage>{(goOn) => <PasswordSlot page="initial" onChanged={goOn} />}</SetUpPage>;
}

function ToSignIn() {
  const { t } = useTranslation('shell');
  return (
    <p>
      <Link to="/login">{t('signIn.title')}</Link>
    </p>
  );
}

/** The content of a page about passwords, which a module fills in. */
function PasswordSlot(props: FillerPropsBySlot['site.password']) {
  return (
    <SignInSlot name="site.password">
      <Slot name="site.password" {...props} />
    </SignInSlot>
  );
}

/** Key in the tab's storage, so that the token is still known after a reload or a change of language. */
const key = 'passwordLink';

/** Takes the token out of the address, where it would stay visible and in the browser's history. */
function useLinkToken(): string {
  const { tabStorage } = usePlatform();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  useEffect(() => {
    if (token === '') return;
    tabStorage.setItem(key, token);
    void navigate('/password', { replace: true });
  }, [tabStorage, navigate, token]);
  return token || (tabStorage.getItem(key) ?? '');
}
