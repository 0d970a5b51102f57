import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Question } from '@cert/shared/contract';
import { Button, space } from '@cert/shared/ui';
import { HistoryList } from './HistoryList.tsx';

type Props = {
  questionnaireId: number;
  /** One question, or one area without its questions. */
  of: { question: Question } | { areaId: number };
};

/** Opens and closes the history of a question or an area. The history is loaded when it is opened. */
export function History({ questionnaireId, of }: Props) {
  const { t } = useTranslation('grading');
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Rows>
      <Edge>
        <Button
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('history.show')}
        </Button>
      </Edge>
      <div id={listId}>{isOpen && <HistoryList questionnaireId={questionnaireId} of={of} />}</div>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
`;

// A negative margin aligns the label of the text button with the surrounding text.
const Edge = styled.div`
  margin-inline-start: calc(-1 * ${space[4]});
`;
