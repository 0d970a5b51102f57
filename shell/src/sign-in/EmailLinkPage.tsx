import { useNavigate } from 'react-router-dom';
import { Slot } from '@cert/shared/platform';
import { SignInLayout } from './SignInLayout.tsx';
import { SignInSlot } from './SignInSlot.tsx';
import { SignInLink } from './SignInLink.tsx';
import type { SignInNavigationState } from './useEndSession.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Serves `/email#<token>`, the address of links that confirm a change of e-mail. */
export function EmailLinkPage() {
  const navigate = useNavigate();
  const token = useLinkToken('/email');
  const signIn = (email: string) =>
    void navigate('/login', { replace: true, state: { email } satisfies SignInNavigationState });
  return (
    <SignInLayout>
      <SignInSlot name="site.email-link">
        <Slot name="site.email-link" token={token} onSignIn={signIn} />
      </SignInSlot>
      <SignInLink />
    </SignInLayout>
  );
}
