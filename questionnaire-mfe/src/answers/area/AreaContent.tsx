import { useId, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Area } from '@cert/shared/contract';
import { LockNotice, Slot, usePlatform, useStore } from '@cert/shared/platform';
import { layoutSize, media, space } from '@cert/shared/ui';
import { LastAreaSubmit } from '../../submission/LastAreaSubmit.tsx';
import { findQuestionnaireLockReason } from '../editAccess.tsx';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { QuestionCard } from '../question/QuestionCard.tsx';
import { AdditionalDocumentation } from './AdditionalDocumentation.tsx';
import { AreaHeader } from './AreaHeader.tsx';
import { AreaNeighbours } from './AreaNeighbours.tsx';
import { AreaTabs } from './AreaTabs.tsx';

type Props = {
  area: Area;
  /** Whether to show all questions; otherwise only the first ones, which fill a screen, and nothing below them. */
  isComplete: boolean;
};

/** The number of questions that fill a screen. */
const firstQuestions = 2;

/** One area: its questions in a column, and a side panel whose content comes from other modules. */
export function AreaContent({ area, isComplete }: Props) {
  const { t } = useTranslation('questionnaire');
  const lockId = useId();
  const current = useCurrentCategory();
  const { questionnaireId, category } = current;
  const { modules, session } = usePlatform();
  const hasPanel = modules.fillers('area.grading', useStore(session)).length > 0;
  useScrollToQuestion();
  const lock = findQuestionnaireLockReason(current);
  const shown = isComplete ? area.questions : area.questions.slice(0, firstQuestions);
  return (
    <Sheet $hasPanel={hasPanel}>
      <Questions>
        <AreaHeader area={area} />
        <AreaTabs label={t('area.tabs')} currentId={area.id} />
        {lock && <LockNotice questionnaireId={questionnaireId} id={lockId} lock={lock} />}
        {area.questions.length === 0 && <p>{t('area.empty')}</p>}
        {shown.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            isOnFirstScreen={index < firstQuestions}
            questionnaireLockId={lock && lockId}
          />
        ))}
        {isComplete && (
          <>
            {/* The key resets local state, for example an open dialog, when the area changes. The tabs have no key and
                keep the focus. */}
            <AdditionalDocumentation key={area.id} areaId={area.id} />
            <LastAreaSubmit areaId={area.id} />
          </>
        )}
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
      {isComplete && (
        <Ways>
          <AreaTabs label={t('area.tabsBelow')} currentId={area.id} />
          <AreaNeighbours areaId={area.id} />
        </Ways>
      )}
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

/**
 * Scrolls to the question card in the address (`#question-7`). The browser tries to scroll before the page has rendered
 * the card, so this hook scrolls afterwards.
 */
function useScrollToQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const card = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!card) return;
    card.scrollIntoView({ block: 'start' });
    card.focus({ preventScroll: true });
    // The browser renders the cards above only when they come near the viewport. Their real height differs from the
    // estimate, so scroll again after they are rendered.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => card.scrollIntoView({ block: 'start' }));
    });
    return () => cancelAnimationFrame(frame);
    // `key` changes on each navigation, so following the same link again scrolls again.
  }, [hash, key]);
}
