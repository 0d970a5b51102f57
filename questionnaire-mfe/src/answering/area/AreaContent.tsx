import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Area } from '@cert/shared/contract';
import { Slot, usePlatform, useStore } from '@cert/shared/platform';
import { layoutSize, media, space } from '@cert/shared/ui';
import { LastAreaSubmit } from '../../submitting/LastAreaSubmit.tsx';
import { questionnaireLockReason } from '../questionnaireLockReason.ts';
import { useOpenCategory } from '../OpenCategory.tsx';
import { QuestionCard } from '../question/QuestionCard.tsx';
import { AdditionalDocumentation } from './AdditionalDocumentation.tsx';
import { AreaHeader } from './AreaHeader.tsx';
import { AreaLockNotice } from './AreaLockNotice.tsx';
import { AreaNeighbours } from './AreaNeighbours.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { useScrollToQuestion } from './useScrollToQuestion.ts';

type Props = { area: Area };

/** One area: its questions in a column, and a side panel whose content comes from other modules. */
export function AreaContent({ area }: Props) {
  const { t } = useTranslation('questionnaire');
  const lockId = useId();
  const open = useOpenCategory();
  const { questionnaireId, category } = open;
  const { modules, session } = usePlatform();
  const hasPanel = modules.fillers('area.grading', useStore(session)).length > 0;
  useScrollToQuestion();
  const lock = questionnaireLockReason(open);
  return (
    <Sheet $hasPanel={hasPanel}>
      <Questions>
        <AreaHeader area={area} />
        <AreaTabs label={t('area.tabs')} currentId={area.id} />
        {lock && <AreaLockNotice id={lockId} lock={lock} />}
        {area.questions.length === 0 && <p>{t('area.empty')}</p>}
        {area.questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            questionnaireLockId={lock && lockId}
          />
        ))}
        {/* The key resets this part when the area changes, so that it starts locked. The tabs have no key and keep the
            focus. */}
        <AdditionalDocumentation key={area.id} areaId={area.id} />
        <LastAreaSubmit areaId={area.id} />
      </Questions>
      {hasPanel && (
        <Panel key={area.id} aria-label={t('area.grading')}>
          <Slot
            name="area.grading"
            questionnaireId={questionnaireId}
            category={category}
            area={area}
          />
        </Panel>
      )}
      <Ways>
        <AreaTabs label={t('area.tabsBelow')} currentId={area.id} />
        <AreaNeighbours areaId={area.id} />
      </Ways>
    </Sheet>
  );
}

const Sheet = styled.div<{ $hasPanel: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${layoutSize.content});
  gap: ${space[5]};

  @media ${media.desk} {
    grid-template-columns: ${({ $hasPanel }) =>
      $hasPanel
        ? `minmax(0, ${layoutSize.content}) clamp(17rem, 34%, ${layoutSize.panel})`
        : `minmax(0, ${layoutSize.content})`};
  }
`;

const Questions = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-inline-size: 0;
`;

const Panel = styled.aside`
  @media ${media.desk} {
    position: sticky;
    inset-block-start: calc(${layoutSize.header} + ${space[4]});
    align-self: start;
    max-block-size: calc(100dvh - ${layoutSize.header} - 2 * ${space[4]});
    overflow-y: auto;
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;
