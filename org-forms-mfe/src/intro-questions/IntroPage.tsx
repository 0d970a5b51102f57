import { styled } from 'styled-components';
import { Loaded, useParams, useRead } from '@cert/shared/platform';
import { color, extent, size, space } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';
import { IntroForm } from './IntroForm.tsx';

/** `/{id}/intro-questions`: what the team asks before the first area, numbered 0 (spec 2 §2). */
export function IntroPage() {
  const t = useWords();
  const questionnaireId = Number(useParams()['questionnaireId']);
  const read = useRead('infoAdditional', { id: questionnaireId }, { isLive: true });
  return (
    <Rows>
      <Head>
        <Crumb>{t('intro.crumb')}</Crumb>
        <h1>{t('intro.title')}</h1>
        <Lead>{t('intro.lead')}</Lead>
      </Head>
      <Loaded of={read}>
        {(intro) => (
          <IntroForm key={questionnaireId} questionnaireId={questionnaireId} intro={intro} />
        )}
      </Loaded>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${extent.content};
`;

const Head = styled.header`
  display: grid;
  gap: ${space[2]};
`;

const Crumb = styled.p`
  font-size: ${size.small};
  letter-spacing: 0.02em;
  color: ${color.inkSoft};
`;

const Lead = styled.p`
  max-inline-size: ${extent.measure};
  font-size: ${size.lead};
  color: ${color.inkSoft};
`;
