import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionnaireInfo, ListedArea } from '@cert/shared/contract';
import { Loaded, LockNotice, useRead } from '@cert/shared/platform';
import { Button, color, layoutSize, space } from '@cert/shared/ui';
import { AreaDocuments } from './AreaDocuments.tsx';
import { createDocumentAccessFinder } from './createDocumentAccessFinder.ts';
import { MissingDocumentCount } from './MissingDocumentCount.tsx';

/** Serves `documents`: the documents of all areas, and of all questions that require documents or have some. */
export function DocumentsPage() {
  const questionnaireId = Number(useParams().questionnaireId);
  const list = useRead('documentList', { id: questionnaireId });
  const info = useRead('info', { id: questionnaireId });
  return (
    <Loaded of={info}>
      {(known) => (
        <Loaded of={list}>
          {(areas) => (
            <AllDocuments
              key={questionnaireId}
              questionnaireId={questionnaireId}
              info={known}
              areas={areas}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

type Props = { questionnaireId: number; info: QuestionnaireInfo; areas: readonly ListedArea[] };

function AllDocuments({ questionnaireId, info, areas }: Props) {
  const { t } = useTranslation('questionnaire');
  const lockId = useId();
  const [isUnlocked, setUnlocked] = useState(false);
  const editing = { isUnlocked, toggle: () => setUnlocked(!isUnlocked) };
  const access = createDocumentAccessFinder(info, editing);
  const { lock, unlocking } = access(undefined);
  return (
    <Page>
      <Head>
        <TitleLine>
          <h1>{t('documentsPage.title')}</h1>
          {unlocking && (
            <Button tone="secondary" onClick={unlocking.toggle}>
              {t(isUnlocked ? 'documentsPage.lock' : 'documentsPage.edit')}
            </Button>
          )}
        </TitleLine>
        <Intro>{t('documentsPage.intro')}</Intro>
        {areas.length > 0 && <MissingDocumentCount areas={areas} showsComplete />}
      </Head>
      {lock && <LockNotice questionnaireId={questionnaireId} id={lockId} lock={lock} />}
      {areas.length === 0 && <p>{t('documentsPage.empty')}</p>}
      {areas.map((area) => (
        <AreaDocuments
          key={area.id}
          questionnaireId={questionnaireId}
          area={area}
          access={access}
        />
      ))}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  max-inline-size: ${layoutSize.content};
`;

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  inline-size: 100%;
`;

const Intro = styled.p`
  max-inline-size: ${layoutSize.measure};
  color: ${color.inkSoft};
`;
