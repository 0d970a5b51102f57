import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontSize } from '@cert/shared/ui';

/** Replaces the final grade until the whole team has finalized. */
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
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.final};
`;

const Later = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
