import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, size } from '@cert/shared/ui';

/** In the place of the final grade, until everybody has finalized: that it follows. */
export function FinalGradePending() {
  const { t } = useTranslation('grading');
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
