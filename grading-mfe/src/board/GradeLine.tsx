import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import type { BoardArea } from '@cert/shared/contract';
import { grades, isKeyArea, type Grade } from '@cert/shared/domain';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, radius } from '@cert/shared/ui';

type Props = {
  area: BoardArea;
  /** The final grade that the row shows now, also if it is not saved yet. */
  final: Grade | null;
  /** The initials of each certifier, by account id. */
  initials: ReadonlyMap<number, string>;
};

/**
 * The grades of an area on a line from 0 to 3: the team's grades as initials, the system suggestion as a dashed circle,
 * the minimum of a key area as a bar, and the final grade highlighted among the numbers below the line. Screen readers
 * get the same data as text, without the final grade, which the row's grade scale already announces.
 */
export function GradeLine({ area, final, initials }: Props) {
  const language = useLanguage();
  const { marks, suggestion, minGrade } = area;
  const given = marks.flatMap(({ grade }) => (grade === null ? [] : [grade]));
  const marksAt = (at: Grade) => marks.filter(({ grade }) => grade === at);
  return (
    <>
      <GradeTexts area={area} />
      <Line aria-hidden="true">
        <Axis />
        {given.length > 0 && <Range $from={Math.min(...given)} $to={Math.max(...given)} />}
        {grades.map((grade) => (
          <Stop key={grade} $at={grade}>
            <Tick />
            {isKeyArea(area) && grade === minGrade && <Minimum />}
            <Marks $isSuggested={grade === suggestion}>
              {marksAt(grade).map(({ certifierId }) => (
                <Mark key={certifierId}>{initials.get(certifierId)}</Mark>
              ))}
            </Marks>
            <Figure $isFinal={grade === final}>{formatGrade(grade, language)}</Figure>
          </Stop>
        ))}
      </Line>
    </>
  );
}

function GradeTexts({ area: { marks, suggestion, minGrade } }: Pick<Props, 'area'>) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  return (
    <ul className="visually-hidden">
      {marks.map(({ certifierId, name, grade }) => (
        <li key={certifierId}>
          {name}: {grade === null ? t('area.team.noGrade') : formatGrade(grade, language)}
        </li>
      ))}
      <li>
        {t('suggestion.title')}:{' '}
        {suggestion === null ? t('suggestion.none') : formatGrade(suggestion, language)}
      </li>
      {minGrade > 0 && (
        <li>
          {t('least.title')}: {t('least.atLeast', { least: formatNumber(minGrade, language) })}
        </li>
      )}
    </ul>
  );
}

const highest = Math.max(...grades);
const toShare = (grade: number) => `${(grade / highest) * 100}%`;

const Line = styled.div`
  position: relative;
  block-size: 3.5rem;
  margin-inline: 1.75rem;
`;

const Axis = styled.div`
  position: absolute;
  inset-block-start: 1.125rem;
  inset-inline: 0;
  border-block-start: 1px solid ${color.lineStrong};
`;

const Range = styled.div<{ $from: number; $to: number }>`
  position: absolute;
  inset-block-start: calc(1.125rem - 1px);
  inset-inline-start: ${({ $from }) => toShare($from)};
  inline-size: ${({ $from, $to }) => toShare($to - $from)};
  border-block-start: 0.1875rem solid ${color.own};
  opacity: 0.35;
`;

const Stop = styled.div<{ $at: number }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${({ $at }) => toShare($at)};
  display: grid;
  grid-template: 2.25rem auto / 0;
  justify-items: center;
  inline-size: 0;
`;

const Tick = styled.span`
  position: absolute;
  inset-block-start: 0.875rem;
  block-size: 0.5rem;
  border-inline-start: 1px solid ${color.lineStrong};
`;

const Minimum = styled.span`
  position: absolute;
  inset-block-start: 0;
  block-size: 2.25rem;
  border-inline-start: 0.125rem solid ${color.key};
`;

const ghost = css`
  border: 2px dashed ${color.system};
`;

const Marks = styled.span<{ $isSuggested: boolean }>`
  position: relative;
  align-self: center;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 2.125rem;
  block-size: 2.125rem;
  padding-inline: 0.1875rem;
  border-radius: ${radius.round};
  ${({ $isSuggested }) => $isSuggested && ghost}
`;

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.5rem;
  block-size: 1.5rem;
  padding-inline: 0.125rem;
  border: 1px solid ${color.paper};
  border-radius: ${radius.round};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1;
  color: ${color.fillInk};
  background: ${color.own};

  @media print {
    color: ${color.own};
    border-color: ${color.own};
    background: none;
  }
`;

const Figure = styled.span<{ $isFinal: boolean }>`
  align-self: start;
  min-inline-size: 1.75rem;
  padding-block: 1px;
  border-radius: ${radius.small};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  text-align: center;
  color: ${color.inkSoft};

  ${({ $isFinal }) =>
    $isFinal &&
    css`
      padding-block: 0;
      border: 1px solid ${color.final};
      font-weight: 700;
      color: ${color.final};
      background: ${color.finalSoft};
    `}
`;
