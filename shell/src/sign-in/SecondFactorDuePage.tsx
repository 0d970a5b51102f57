import { Slot } from '@cert/shared/platform';
import { RequiredStepPage } from './RequiredStepPage.tsx';
import { SignInSlot } from './SignInSlot.tsx';

/** Shown instead of every page that needs a session, until the person has set up a second factor. */
export function SecondFactorDuePage() {
  return (
    <RequiredStepPage>
      {(goOn) => (
        <SignInSlot name="site.second-factor">
          <Slot name="site.second-factor" onSetUp={goOn} />
        </SignInSlot>
      )}
    </RequiredStepPage>
  );
}
