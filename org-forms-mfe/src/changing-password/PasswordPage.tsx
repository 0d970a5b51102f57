import { styled } from 'styled-components';
import { useParams } from '@cert/shared/platform';
import { Card, color, extent, size, space } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** `/{id}/password` (spec 2 §2). */
export function PasswordPage() {
  const t = useWords();
  const questionnaireId = Number(useParams()['questionnaireId']);
  return (
    <Rows>
      <Head>
        <h1>{t('password.title')}</h1>
        <Lead>{t('password.otherSessions')}</Lead>
      </Head>
      <Card>
        <PasswordForm questionnaireId={questionnaireId} />
      </Card>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${extent.measure};
`;

const Head = styled.header`
  display: grid;
  gap: ${space[3]};
`;

const Lead = styled.p`
  font-size: ${size.lead};
  color: ${color.inkSoft};
`;
