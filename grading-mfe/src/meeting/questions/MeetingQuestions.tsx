import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Area, CategoryReply } from '@cert/shared/contract';
import { Card, color } from '@cert/shared/ui';
import { AreaCommentAndDocuments } from './AreaCommentAndDocuments.tsx';
import { MeetingQuestion } from './MeetingQuestion.tsx';

type Props = {
  questionnaireId: number;
  category: CategoryReply;
  area: Area;
  /** Whether the grading criteria of all questions are expanded. */
  hasOpenCriteria: boolean;
};

/** The questions of one area with the client's answers, read-only. */
export function MeetingQuestions({ questionnaireId, category, area, hasOpenCriteria }: Props) {
  const { t } = useTranslation('grading');
  if (area.questions.length === 0) return <p>{t('meeting.noQuestions')}</p>;
  return (
    <Card>
      <List>
        {area.questions.map((question) => (
          <li key={question.id}>
            <MeetingQuestion
              questionnaireId={questionnaireId}
              category={category}
              question={question}
              hasOpenCriteria={hasOpenCriteria}
            />
          </li>
        ))}
        <AreaCommentAndDocuments
          questionnaireId={questionnaireId}
          category={category}
          areaId={area.id}
        />
      </List>
    </Card>
  );
}

const List = styled.ol.attrs({ role: 'list' })`
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
