import { Loaded, useLazy } from '@cert/shared/platform';
import type { SecondFactorFieldProps } from './second-factor/SecondFactorField.tsx';

/** The second step of a sign-in. Its code loads only when an account needs this step. */
export function LazySecondFactorField(props: SecondFactorFieldProps) {
  const part = useLazy(
    'second-factor',
    () => import(/* webpackChunkName: "second-factor" */ './second-factor/SecondFactorField.tsx'),
  );
  return <Loaded of={part}>{({ SecondFactorField }) => <SecondFactorField {...props} />}</Loaded>;
}
