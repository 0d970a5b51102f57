import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { FillerPropsBySlot } from '@cert/shared/platform';
import { color, fontSize } from '@cert/shared/ui';
import { CommentBox } from './CommentBox.tsx';
import { useFinalComment } from './useFinalComment.ts';

type Props = FillerPropsBySlot['area.grading'];

/** The team's final comment on the area. The main certifier writes it; the others read it. */
export function FinalComment(props: Props) {
  const { t } = useTranslation('grading');
  const comment = useFinalComment(props);
  const title = t('area.finalComment.title');
  if (props.category.mainCertifier === 1) return <CommentBox label={title} comment={comment} />;
  return (
    <figure>
      <Title>{title}</Title>
      <Words $isEmpty={comment.text === ''}>{comment.text || t('area.finalComment.none')}</Words>
    </figure>
  );
}

const Title = styled.figcaption`
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Words = styled.p<{ $isEmpty: boolean }>`
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${({ $isEmpty }) => ($isEmpty ? color.inkSoft : color.ink)};
`;
