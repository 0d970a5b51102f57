import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Area } from '@cert/shared/contract';
import { isKeyArea } from '@cert/shared/domain';
import { color } from '@cert/shared/ui';

type Props = { area: Pick<Area, 'minGrade'> };

/** The red star after the title of a key area. Renders nothing for other areas. */
export function KeyAreaMark({ area }: Props) {
  const { t } = useTranslation('questionnaire');
  if (!isKeyArea(area)) return null;
  return (
    <Mark title={t('area.keyArea')}>
      <span aria-hidden="true">{'\u00a0*'}</span>
      <span className="visually-hidden"> ({t('area.keyArea')})</span>
    </Mark>
  );
}

const Mark = styled.span`
  color: ${color.key};
`;
