import { Slot } from '@cert/shared/platform';
import { SetUpPage } from './SetUpPage.tsx';
import { SignInSlot } from './SignInSlot.tsx';

/** Shown instead of every page that needs a session, until the person has set up a second factor. */
export function SecondFactorDuePage() {
  return (
    <SetUpPage>
      {(goOn) => (
        <SignInSlot name="site.second-factor">
          <Slot name="site.second-factor" onSetUp={goOn} />
        </SignInSlot>
      )}
    </SetUpPage>
  );
}
