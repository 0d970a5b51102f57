import { styled } from 'styled-components';
import { Loaded, useRead } from '@cert/shared/platform';
import { color, extent, Notice, size, space } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';
import { QuestionnaireList } from './QuestionnaireList.tsx';

/** `/{id}/questionnaires`: all questionnaires of the certifier (spec 2 §2). */
export function QuestionnaireListPage() {
  const t = useWords();
  const list = useRead('certifierQuestionnaireList', {});
  return (
    <Rows>
      <Head>
        <h1>{t('list.title')}</h1>
        <Lead>{t('list.lead')}</Lead>
      </Head>
      <Loaded
        of={list}
        empty={{
          when: (items) => items.length === 0,
          show: <Notice tone="info">{t('list.empty')}</Notice>,
        }}
      >
        {(items) => <QuestionnaireList items={items} />}
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

const Lead = styled.p`
  max-inline-size: ${extent.measure};
  font-size: ${size.lead};
  color: ${color.inkSoft};
`;
