import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded, useLazy } from '@cert/shared/platform';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { useProgramme } from '../frame/useProgramme.ts';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';

/**
 * `/verify` and `/verify/{number}`: tells anybody, without an account, whether a certificate is valid. Its content and
 * its messages load with it, so that no other page carries them. See docs/product/certificate.md#verification.
 */
export function VerifyPage() {
  const { t } = useTranslation('shell');
  const { number } = useParams();
  const programme = useProgramme();
  useDocumentTitle(t('verify.title'));
  // `Verification` imports none of the shell's components. Webpack would otherwise keep these apart in the file of the
  // first page, which would then compress worse (docs/decisions/0068-only-what-the-first-page-runs.md).
  const content = useLazy(
    'verification',
    () => import(/* webpackChunkName: "verification" */ './Verification.tsx'),
  );
  return (
    <SignInLayout>
      <Loaded of={content}>
        {({ Verification }) => <Verification number={number} programme={programme} />}
      </Loaded>
    </SignInLayout>
  );
}
