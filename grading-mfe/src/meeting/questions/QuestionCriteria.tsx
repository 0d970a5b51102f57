import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Question } from '@cert/shared/contract';
import { Badge, color, fontSize, space } from '@cert/shared/ui';
import { Guidance } from '../../question/Guidance.tsx';
import { NoteThread } from '../../question/NoteThread.tsx';

type Props = {
  questionnaireId: number;
  question: Question;
  /** A change of this prop opens or closes the criteria. Between changes the user can open and close them. */
  isOpen: boolean;
};

/**
 * The grading criteria of a question, the edition's note for certifiers and the team's notes, in a collapsible element.
 */
export function QuestionCriteria({ questionnaireId, question, isOpen }: Props) {
  const { t } = useTranslation('grading');
  const { criteria, certifierNotes, certifierComments: notes = [] } = question;
  return (
    <details open={isOpen}>
      <Summary>
        {t('meeting.criteria')}
        {notes.length > 0 && (
          <>
            {' '}
            <Badge tone="own">{t('meeting.notes', { count: notes.length })}</Badge>
          </>
        )}
      </Summary>
      <Inside>
        {criteria && <Guidance title={t('question.criteria')} text={criteria} />}
        {certifierNotes && <Guidance title={t('question.notes')} text={certifierNotes} />}
        <NoteThread questionnaireId={questionnaireId} question={question} />
      </Inside>
    </details>
  );
}

const Summary = styled.summary`
  inline-size: fit-content;
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brand};
  cursor: pointer;
`;

const Inside = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
`;
