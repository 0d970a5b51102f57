import { styled } from 'styled-components';
import { color, size } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';

/** In the place of the final grade, until everybody has finalized: that it follows. */
export function FinalLater() {
  const t = useWords();
  return (
    <div>
      <Title>{t('area.final.title')}</Title>
      <Later>{t('area.final.later')}</Later>
    </div>
  );
}

const Title = styled.h3`
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.final};
`;

const Later = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;
