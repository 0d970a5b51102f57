import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CategoryReply, CertifierComment } from '@cert/shared/contract';
import { color, fontSize, space } from '@cert/shared/ui';
import { TeamComment } from '../team/TeamComment.tsx';

type Props = {
  title: string;
  questionnaireId: number;
  category: CategoryReply;
  comments: readonly CertifierComment[];
};

/** Lists those of the `comments` that are from earlier questionnaires. Renders nothing if there are none. */
export function EarlierComments({ title, questionnaireId, category, comments }: Props) {
  const { t } = useTranslation('grading');
  const earlier = comments.filter((comment) => comment.questionnaireId !== questionnaireId);
  if (earlier.length === 0) return null;
  const { originalQuestionnaireId, previousYear } = category;
  const nameOf = (comment: CertifierComment) =>
    comment.questionnaireId === originalQuestionnaireId && previousYear !== null
      ? String(previousYear)
      : t('area.earlier.questionnaire');
  return (
    <section>
      <Title>{title}</Title>
      <List>
        {earlier.map((comment) => (
          <li key={comment.id}>
            <TeamComment comment={comment} earlier={nameOf(comment)} />
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h3`
  padding-block-end: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.inkSoft};
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
`;
