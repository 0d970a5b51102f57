import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { CategoryReply } from '@cert/shared/contract';
import { areaCommentKey } from '@cert/shared/domain';
import { color, fontFamily, fontSize, space } from '@cert/shared/ui';
import { DocumentLinks } from './DocumentLinks.tsx';

type Props = { questionnaireId: number; category: CategoryReply; areaId: number };

/** The client's comment and documents on the whole area. Renders nothing without them. */
export function AreaCommentAndDocuments({ questionnaireId, category, areaId }: Props) {
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
