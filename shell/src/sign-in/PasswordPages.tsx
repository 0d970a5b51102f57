import { useNavigate } from 'react-router-dom';
import { Slot, type FillerPropsBySlot } from '@cert/shared/platform';
import { RequiredStepPage } from './RequiredStepPage.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { SignInSlot } from './SignInSlot.tsx';
import { SignInLink } from './SignInLink.tsx';
import type { SignInNavigationState } from './useEndSession.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Serves `/forgotten-password`, where anybody can ask for a link for choosing another password. */
export function ForgottenPasswordPage() {
  return (
    <SignInLayout>
      <PasswordSlot page="forgotten" />
      <SignInLink />
    </SignInLayout>
  );
}

/** Serves `/password#<token>`, the address of links for choosing a password. */
export function PasswordLinkPage() {
  const navigate = useNavigate();
  const token = useLinkToken('/password');
  const signIn = (email: string) =>
    void navigate('/login', { replace: true, state: { email } satisfies SignInNavigationState });
  return (
    <SignInLayout>
      <PasswordSlot page="link" token={token} onSignIn={signIn} />
      <SignInLink />
    </SignInLayout>
  );
}

/** Shown instead of every page that needs a session, until the password that the office has set is changed. */
export function InitialPasswordPage() {
  return (
    <RequiredStepPage>
      {(goOn) => <PasswordSlot page="initial" onChanged={goOn} />}
    </RequiredStepPage>
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
