import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import type { AreaSummary } from '@cert/shared/contract';
import {
  isKeyArea,
  compareWithPreviousGrade,
  selectShownGrade,
  selectShownGradeKind,
} from '@cert/shared/domain';
import { formatPercent, formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, media, ProgressRing, GradeMark, fontSize, space } from '@cert/shared/ui';
import { RowPercent, rowStyle, gradeMarkTones } from './rowStyles.ts';

type Props = { area: AreaSummary; to: string; isCurrent: boolean };

/** One area in the sidebar. It has no link and no ring if the area does not count in a key-only questionnaire. */
export function AreaListItem({ area, to, isCurrent }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  // The team sees the grade in place of the percentage, so only the ring shows how complete the answers are.
  const isForTeam = area.grade !== undefined;
  const inside = (
    <>
      {area.open && (
        <ProgressRing percent={area.completeness} isUnfinished={!isForTeam && area.left > 0} />
      )}
      <span>
        {area.title}
        {isKeyArea(area) && (
          <Key title={t('frame.keyArea')}>
            <span aria-hidden="true"> *</span>
            <span className="visually-hidden"> ({t('frame.keyArea')})</span>
          </Key>
        )}
      </span>
      {area.open && (
        <RowPercent className={isForTeam ? 'visually-hidden' : undefined}>
          {formatPercent(area.completeness, language)}
        </RowPercent>
      )}
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
  @media ${media.forcedColors} {
    &[aria-current='page'] {
      outline: 1px solid Highlight;
    }
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

type AreaStatusProps = { area: AreaSummary };

/** For the team: the grade, a sign if it is too low, and the change since last year. Renders nothing for clients. */
function AreaStatus({ area }: AreaStatusProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { grade, certifierGrade = null, certifierFinalGrade = null, previousGrade = null } = area;
  if (grade === undefined) return null;
  const grades = { system: grade, certifier: certifierGrade, final: certifierFinalGrade };
  const [shown, kind] = [selectShownGrade(grades), selectShownGradeKind(grades)];
  const trend = compareWithPreviousGrade(shown, previousGrade);
  return (
    <Marks>
      {trend && trend !== 'same' && (
        <Sign title={t(`frame.trend.${trend}`)}>
          <span aria-hidden="true">{arrows[trend]}</span>
          <span className="visually-hidden">{t(`frame.trend.${trend}`)}</span>
        </Sign>
      )}
      {area.warning === 1 && (
        <Warning title={t('frame.tooLow')}>
          <span aria-hidden="true">!</span>
          <span className="visually-hidden">{t('frame.tooLow')}</span>
        </Warning>
      )}
      {kind && (
        <GradeMark
          figure={formatGrade(shown, language)}
          tone={gradeMarkTones[kind]}
          label={t(`frame.grade.${kind}`)}
        />
      )}
    </Marks>
  );
}

const arrows = { better: '▲', worse: '▼' };

const Marks = styled.span`
  display: flex;
  margin-inline-start: auto;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.small};
`;

const Sign = styled.span`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Warning = styled.span`
  inline-size: 1.4em;
  border-radius: 50%;
  font-weight: 700;
  line-height: 1.4;
  text-align: center;
  color: ${color.fillInk};
  background: ${color.warning};
`;
