import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '@cert/shared/platform';
import { Card, color, Notice, fontSize, space } from '@cert/shared/ui';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { hasReturnPath } from './returnPath.ts';
import { SignedInElsewhere } from './SignedInElsewhere.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useEndSession } from './useEndSession.ts';

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
