import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isBeyondGrade } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { createStore, useLanguage, useStore, type FillerPropsBySlot } from '@cert/shared/platform';
import { Badge, color, fontSize, space } from '@cert/shared/ui';
import { History } from '../team/History.tsx';
import { Guidance } from './Guidance.tsx';
import { NewNote, NoteList } from './NoteThread.tsx';

type Props = FillerPropsBySlot['question.certifier'];

/**
 * Whether the area page shows criteria and notes for certifiers. All questions share this state; a keyboard shortcut
 * toggles it.
 */
export const criteriaVisibilityStore = createStore(true);

/**
 * The team's panel of a question: its grade, the guidance for grading, the team's notes and the history. Parts without
 * content are not rendered.
 */
export function QuestionPanel({ questionnaireId, question }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const titleId = useId();
  const isGuided = useStore(criteriaVisibilityStore);
  const { grade = null, criteria, certifierNotes } = question;
  return (
    // A group and not a landmark, because a page can have a hundred questions.
    <Panel role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('question.title')}</h3>
      {grade !== null && (
        <Grade>
          {t('question.grade')}{' '}
          <Badge tone={isBeyondGrade(grade) ? 'beyond' : 'neutral'}>
            {formatGrade(grade, language)}
          </Badge>
        </Grade>
      )}
      {isGuided && criteria && (
        <Line>
          <Guidance title={t('question.criteria')} text={criteria} />
        </Line>
      )}
      {isGuided && certifierNotes && (
        <Line>
          <Guidance title={t('question.notes')} text={certifierNotes} />
        </Line>
      )}
      <NoteList questionnaireId={questionnaireId} question={question} />
      <Act>
        <NewNote questionnaireId={questionnaireId} questionId={question.id} />
      </Act>
      <Act>
        <History questionnaireId={questionnaireId} of={{ question }} />
      </Act>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-block-start: ${space[1]};
  border-block-start: 1px solid ${color.line};
  /* The padding of the buttons (for touch) already gives enough space below. */
  margin-block-end: calc(-1 * ${space[3]});
  font-size: ${fontSize.small};

  & > h3 {
    font-size: ${fontSize.small};
    font-weight: 600;
    color: ${color.inkSoft};
  }

  /* The list of notes. */
  & > ul {
    flex: 1 0 100%;
    padding-block: ${space[1]};
    font-size: ${fontSize.text};
  }
`;

const Grade = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  color: ${color.inkSoft};
`;

const Line = styled.div`
  flex: 1 0 100%;
  padding-block: ${space[1]};
`;

// A button beside the title. Once it has opened an editor or the history, the element takes the whole width.
const Act = styled.div`
  min-inline-size: 0;

  &:has(form, [aria-expanded='true']) {
    flex: 1 0 100%;
    padding-block-end: ${space[3]};
  }
`;
