import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { beyondCategories } from '@cert/shared/domain';
import { color, fontSize } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';

type Props = { question: Question };

/** "Above and Beyond · Future" above a question of the second track. Renders nothing for other questions. */
export function BeyondMark({ question }: Props) {
  const { t } = useOpenCategory();
  if (question.advanced !== 1) return null;
  const known = beyondCategories.find((category) => category === question.advancedCategory);
  if (!known) return null;
  return <Mark>{t('question.beyond', { category: t(`beyond.${known}`) })}</Mark>;
}

const Mark = styled.p`
  font-size: ${fontSize.small};
  font-weight: 700;
  letter-spacing: 0.04em;
  text-transform: uppercase;
  color: ${color.beyond};
`;
