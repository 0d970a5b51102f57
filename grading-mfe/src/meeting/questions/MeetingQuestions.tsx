import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Area, CategoryReply } from '@cert/shared/contract';
import { areaCommentKey } from '@cert/shared/domain';
import { Card, color, fontFamily, fontSize, space } from '@cert/shared/ui';
import { DocumentLinks } from './DocumentLinks.tsx';
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

type AreaCommentAndDocumentsProps = {
  questionnaireId: number;
  category: CategoryReply;
  areaId: number;
};

/** The client's comment and documents on the whole area. Renders nothing without them. */
function AreaCommentAndDocuments({
  questionnaireId,
  category,
  areaId,
}: AreaCommentAndDocumentsProps) {
  const { t } = useTranslation('grading');
  const comment = category.responses[areaCommentKey(areaId)]?.content;
  const documents = category.documents.filter(
    (document) => document.questionId === null && document.areaId === areaId,
  );
  if (!comment && documents.length === 0) return null;
  return (
    <Remarks>
      <Title>{t('meeting.onTheArea')}</Title>
      {comment && <Comment>{comment}</Comment>}
      <DocumentLinks questionnaireId={questionnaireId} slug={category.slug} documents={documents} />
    </Remarks>
  );
}

const Remarks = styled.li`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[3]};
`;

const Title = styled.h2`
  font: 600 ${fontSize.text} / 1.4 ${fontFamily.sans};
  letter-spacing: 0;
`;

const Comment = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
`;
