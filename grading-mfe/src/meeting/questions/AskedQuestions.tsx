import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Area, CategoryReply } from '@cert/shared/contract';
import { Card, color } from '@cert/shared/ui';
import { AreaRemarks } from './AreaRemarks.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';

type Props = {
  questionnaireId: number;
  category: CategoryReply;
  area: Area;
  /** Whether the grading criteria of all questions are expanded. */
  hasOpenCriteria: boolean;
};

/** The questions of one area with the client's answers, read-only. */
export function AskedQuestions({ questionnaireId, category, area, hasOpenCriteria }: Props) {
  const { t } = useTranslation('grading');
  if (area.questions.length === 0) return <p>{t('meeting.noQuestions')}</p>;
  return (
    <Card>
      <List>
        {area.questions.map((question) => (
          <li key={question.id}>
            <AskedQuestion
              questionnaireId={questionnaireId}
              category={category}
              question={question}
              hasOpenCriteria={hasOpenCriteria}
            />
          </li>
        ))}
        <AreaRemarks questionnaireId={questionnaireId} category={category} areaId={area.id} />
      </List>
    </Card>
  );
}

const List = styled.ol.attrs({ role: 'list' })`
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
