import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isBeyond } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage, type FillerPropsBySlot } from '@cert/shared/platform';
import { Badge, color, fontSize, space } from '@cert/shared/ui';
import { History } from '../team/History.tsx';
import { Guidance } from './Guidance.tsx';
import { NoteThread } from './NoteThread.tsx';

type Props = FillerPropsBySlot['question.certifier'];

/** The team's panel of a question: its grade, the guidance for grading, and the team's notes. */
export function QuestionPanel({ questionnaireId, question }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const titleId = useId();
  const { grade = null, criteria, certifierNotes } = question;
  return (
    // A group and not a landmark, because a page can have a hundred questions.
    <Panel role="group" aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{t('question.title')}</h3>
        {grade !== null && (
          <Grade>
            {t('question.grade')}{' '}
            <Badge tone={isBeyond(grade) ? 'beyond' : 'neutral'}>
              {formatGrade(grade, language)}
            </Badge>
          </Grade>
        )}
      </Head>
      {criteria && <Guidance title={t('question.criteria')} text={criteria} />}
      {certifierNotes && <Guidance title={t('question.notes')} text={certifierNotes} />}
      <NoteThread questionnaireId={questionnaireId} question={question} />
      <History questionnaireId={questionnaireId} of={{ question }} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};

  & > h3 {
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`;

const Grade = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
`;
