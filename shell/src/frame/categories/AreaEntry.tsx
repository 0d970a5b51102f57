import styled from 'styled-components';
import { NavLink } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { isKeyArea } from '@cert/shared/domain';
import type { AreaSummary } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, ProgressRing } from '@cert/shared/ui';
import { AreaStatus } from './AreaStatus.tsx';
import { Percent } from './Percent.ts';
import { rowStyle } from './rowStyle.ts';

type Props = { area: AreaSummary; to: string; isCurrent: boolean };

/** One area in the sidebar. It is not a link if a key-only questionnaire leaves the area out. */
export function AreaEntry({ area, to, isCurrent }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const inside = (
    <>
      <ProgressRing percent={area.completeness} />
      <span>
        {area.title}
        {isKeyArea(area) && (
          <Key title={t('frame.keyArea')}>
            <span aria-hidden="true"> *</span>
            <span className="visually-hidden"> ({t('frame.keyArea')})</span>
          </Key>
        )}
      </span>
      <Percent>{formatPercent(area.completeness, language)}</Percent>
      <AreaStatus area={area} />
    </>
  );
  if (!area.open) return <Closed aria-disabled="true">{inside}</Closed>;
  return (
    <AreaLink to={to} aria-current={isCurrent ? 'page' : undefined}>
      {inside}
    </AreaLink>
  );
}

const AreaLink = styled(NavLink)`
  ${rowStyle}
  &:hover {
    background: ${color.wash};
  }
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 600;
  }
`;

const Closed = styled.span`
  ${rowStyle}
  color: ${color.inkOff};
`;

const Key = styled.span`
  white-space: nowrap;
  color: ${color.key};
  font-weight: 700;
`;
