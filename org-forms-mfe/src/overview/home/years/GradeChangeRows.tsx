import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize, media, radius, space } from '@cert/shared/ui';
import { listScaleGrades, toScalePercent, type GradesOfTwoYears } from './compareYears.ts';

/** An area with a grade in both years. */
export type AreaWithBothGrades = GradesOfTwoYears & { id: number; title: string; address: string };

type Props = { pairs: readonly AreaWithBothGrades[]; years: { before: number; now: number } };

/**
 * A dot plot: one row per area with a hollow dot for the earlier grade and a filled one for this year's. Each row is a
 * link to its area. Screen readers get a list with both grades as text; scale, dots and legend are hidden from them.
 */
export function GradeChangeRows({ pairs, years }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const scale = listScaleGrades(pairs);
  return (
    <Plot>
      <Columns aria-hidden="true">
        <Scale>
          {scale.map((grade, index) => (
            <text key={grade} x={`${(100 * index) / (scale.length - 1)}%`} y="1em">
              {formatNumber(grade, language)}
            </text>
          ))}
        </Scale>
      </Columns>
      <ol role="list">
        {pairs.map((pair) => (
          <li key={pair.id}>
            <ChangeRow pair={pair} years={years} scale={scale} />
          </li>
        ))}
      </ol>
      <Legend aria-hidden="true">
        <span>
          <Sample dot="before" /> {years.before}
        </span>
        <span>
          <Sample dot="rose" /> {t('home.years.higher', years)}
        </span>
        <span>
          <Sample dot="fell" /> {t('home.years.lower', years)}
        </span>
      </Legend>
    </Plot>
  );
}

type RowProps = { pair: AreaWithBothGrades; years: Props['years']; scale: readonly number[] };

function ChangeRow({ pair: { title, address, before, now }, years, scale }: RowProps) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const change = now > before ? 'rose' : 'fell';
  const grades = { from: formatGrade(before, language), to: formatGrade(now, language) };
  const from = `${toScalePercent(before, scale)}%`;
  const to = `${toScalePercent(now, scale)}%`;
  return (
    <Row to={address}>
      <Name>{title}</Name>
      <Dots aria-hidden="true" data-change={change}>
        <svg>
          {scale.map((grade, index) => {
            const x = `${(100 * index) / (scale.length - 1)}%`;
            return <line key={grade} className="grid" x1={x} x2={x} y1="0" y2="100%" />;
          })}
          <line className="way" x1={from} x2={to} y1="50%" y2="50%" />
          <circle className="before" cx={from} cy="50%" r="4.5" />
          <circle className="now" cx={to} cy="50%" r="5.5" />
        </svg>
      </Dots>
      <Change data-change={change}>
        <span aria-hidden="true">
          {change === 'rose' ? '▲' : '▼'} {grades.from} → {grades.to}
        </span>
        <span className="visually-hidden">
          {t(`home.years.change.${change}`, { ...grades, ...years })}
        </span>
      </Change>
    </Row>
  );
}

/** A dot of the legend, as it is drawn in the rows. */
function Sample({ dot }: { dot: 'before' | 'rose' | 'fell' }) {
  return (
    <Dots data-change={dot}>
      <svg>
        <circle className={dot === 'before' ? 'before' : 'now'} cx="50%" cy="50%" r="4.5" />
      </svg>
    </Dots>
  );
}

const Plot = styled.div`
  container-type: inline-size;

  li {
    break-inside: avoid;
  }
`;

/** Name, dots and change beside each other; where there is little room, the name is above the other two. */
const columns = `
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr) 6.5rem;
  grid-template-areas: 'name dots change';
  column-gap: ${space[5]};

  @container (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) 6rem;
    grid-template-areas: 'name name' 'dots change';
    column-gap: ${space[4]};
  }
`;

const Columns = styled.div`
  ${columns}
`;

const Row = styled(Link)`
  ${columns}
  align-items: stretch;
  color: ${color.ink};
  text-decoration: none;
  border-radius: ${radius.small};

  &:hover > :first-child {
    color: ${color.brand};
    text-decoration: underline;
  }
`;

const Name = styled.span`
  grid-area: name;
  align-self: center;
  padding-block: ${space[1]};
  line-height: 1.3;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Change = styled.span`
  grid-area: change;
  align-self: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${color.final};

  &[data-change='fell'] {
    color: ${color.warning};
  }
`;

const Scale = styled.svg`
  grid-area: dots;
  inline-size: 100%;
  block-size: 1.4em;
  overflow: visible;
  font-family: ${fontFamily.sans};
  font-size: ${fontSize.small};

  text {
    fill: ${color.inkSoft};
    text-anchor: middle;
  }

  @media ${media.forcedColors} {
    text {
      fill: CanvasText;
    }
  }
`;

/**
 * The drawing fills the whole height of its row, so that the lines of the scale continue from row to row. The name and
 * the change determine this height.
 */
const Dots = styled.span`
  grid-area: dots;
  position: relative;
  min-block-size: ${space[5]};
  color: ${color.final};
  print-color-adjust: exact;

  > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  &[data-change='fell'] {
    color: ${color.warning};
  }

  .grid {
    stroke: ${color.line};
  }

  .way {
    stroke: currentColor;
    stroke-opacity: 0.55;
    stroke-width: 3;
  }

  &[data-change='fell'] .way {
    stroke-dasharray: 6 3;
  }

  .before {
    fill: ${color.paper};
    stroke: ${color.inkSoft};
    stroke-width: 2;
  }

  .now {
    fill: currentColor;
  }

  @media ${media.forcedColors} {
    color: CanvasText;

    &[data-change='fell'] {
      color: CanvasText;
    }

    .grid {
      stroke: GrayText;
    }

    .before {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-block-start: ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }

  ${Dots} {
    inline-size: 0.9em;
    min-block-size: 0.9em;
  }
`;
