import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Overview } from '@cert/shared/contract';
import { highestGrade, type Grade } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize, media, space } from '@cert/shared/ui';
import { areaAddress, listCountingAreas } from './addresses.ts';
import { HomeCard } from './HomeCard.tsx';

type Props = {
  questionnaireId: number;
  overview: Overview;
  comparison: NonNullable<Overview['yearOnYear']>;
};

type Pair = { id: number; title: string; address: string; before: Grade; now: Grade };

/** Minimum difference between the two grades of an area for the area to appear in the list of changes. */
const labelledChange = 0.5;

/**
 * Compares the grades of the earlier year with those of this year: a sentence, a slope chart, a list of the larger
 * changes and a table. Renders nothing if no area has a grade in both years.
 */
export function YearOnYear({ questionnaireId, overview, comparison }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const grades = new Map(comparison.areas.map((one) => [one.areaId, one]));
  const pairs = listCountingAreas(overview).flatMap(({ area, category }): Pair[] => {
    const found = grades.get(area.id);
    if (found?.before == null || found.now === null) return [];
    const address = areaAddress(questionnaireId, { slug: category.slug, position: area.position });
    return [{ id: area.id, title: area.title, address, before: found.before, now: found.now }];
  });
  if (pairs.length === 0) return null;
  const rose = pairs.filter(({ before, now }) => now > before).length;
  const fell = pairs.filter(({ before, now }) => now < before).length;
  const years = { before: comparison.year, now: overview.year };
  return (
    <HomeCard title={t('home.years.title', years)}>
      <p>
        {t('home.years.rose', { count: rose })} {t('home.years.fell', { count: fell })}{' '}
        {t('home.years.same', { count: pairs.length - rose - fell })}
      </p>
      <Sides>
        <Slope pairs={pairs} years={years} />
        <Changes>
          {pairs
            .filter(({ before, now }) => Math.abs(now - before) >= labelledChange)
            .sort((one, other) => other.now - other.before - (one.now - one.before))
            .map(({ id, title, address, before, now }) => (
              <li key={id}>
                <Link to={address}>{title}</Link>
                <span data-change={now > before ? 'rose' : 'fell'}>
                  <span aria-hidden="true">{now > before ? '▲' : '▼'}</span>{' '}
                  {formatGrade(before, language)} → {formatGrade(now, language)}
                </span>
              </li>
            ))}
        </Changes>
      </Sides>
      <details>
        <summary>{t('home.years.table')}</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('home.years.area')}</th>
              <th scope="col">{years.before}</th>
              <th scope="col">{years.now}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ id, title, before, now }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{formatGrade(before, language)}</td>
                <td>{formatGrade(now, language)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </HomeCard>
  );
}

/** Width of the drawing. It is shown at about this width everywhere, so that its texts keep their size. */
const width = 300;
const left = 32;
const right = width - left;
const top = 30;
const bottom = 250;
const heightOf = (grade: number) => bottom - ((bottom - top) * grade) / highestGrade;

/**
 * Where on its line the count stands, as a share of the width. Neighbouring lines get different places, so that their
 * counts do not cover each other.
 */
const countPlace = (index: number) => [0.22, 0.5, 0.78, 0.36, 0.64][index % 5] ?? 0.5;

type SlopeProps = { pairs: readonly Pair[]; years: { before: number; now: number } };

/**
 * The slope chart. Areas with the same two grades share one line, which is thicker the more areas it represents. Hidden
 * from screen readers, because the table contains the same grades as text.
 */
function Slope({ pairs, years }: SlopeProps) {
  const language = useLanguage();
  const groups = new Map<string, Pair & { count: number }>();
  for (const pair of pairs) {
    const key = `${pair.before} ${pair.now}`;
    groups.set(key, { ...pair, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  const lines = [...groups.values()];
  const steps = [0, 1, 2, 3] as const;
  return (
    <Drawing viewBox={`0 0 ${width} 276`} aria-hidden="true">
      <text className="year" x={left} y={top - 14}>
        {years.before}
      </text>
      <text className="year" x={right} y={top - 14}>
        {years.now}
      </text>
      {steps.map((grade) => (
        <g key={grade}>
          <path className="step" d={`M${left} ${heightOf(grade)}H${right}`} />
          <text className="grade" x={left - 16} y={heightOf(grade)} dy="0.35em" textAnchor="end">
            {formatGrade(grade, language)}
          </text>
          <text className="grade" x={right + 16} y={heightOf(grade)} dy="0.35em">
            {formatGrade(grade, language)}
          </text>
        </g>
      ))}
      {lines.map(({ before, now, count }, index) => (
        <g
          key={`${before} ${now}`}
          className={now === before ? 'same' : now > before ? 'rose' : 'fell'}
        >
          <path
            d={`M${left} ${heightOf(before)}L${right} ${heightOf(now)}`}
            strokeWidth={1.5 + count}
            strokeDasharray={now < before ? '7 4' : undefined}
          />
          <circle cx={left} cy={heightOf(before)} r={2.5 + count / 2} />
          <circle cx={right} cy={heightOf(now)} r={2.5 + count / 2} />
          {count > 1 && (
            <text
              x={left + (right - left) * countPlace(index)}
              y={heightOf(before) + (heightOf(now) - heightOf(before)) * countPlace(index)}
              dy="-0.5em"
              textAnchor="middle"
            >
              {count}×
            </text>
          )}
        </g>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 100%;
  max-inline-size: 21rem;
  margin-inline: auto;
  font-family: ${fontFamily.sans};
  font-size: ${fontSize.text};
  print-color-adjust: exact;

  .year {
    font-weight: 600;
    text-anchor: middle;
    fill: ${color.ink};
  }

  .grade {
    fill: ${color.inkSoft};
  }

  .step {
    stroke: ${color.line};
  }

  .same {
    fill: ${color.inkSoft};
    stroke: ${color.lineStrong};
  }

  .rose {
    fill: ${color.final};
    stroke: ${color.final};
  }

  .fell {
    fill: ${color.warning};
    stroke: ${color.warning};
  }

  g text {
    stroke: none;
    font-weight: 600;
  }

  .same circle {
    fill: ${color.lineStrong};
  }

  @media ${media.forcedColors} {
    .same,
    .rose,
    .fell {
      fill: CanvasText;
      stroke: CanvasText;
    }
  }

  @media ${media.print} {
    max-inline-size: 18rem;
  }
`;

/** The drawing, with the changes beside it where there is room. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space[3]} ${space[6]};
`;

const Changes = styled.ul.attrs({ role: 'list' })`
  display: grid;
  align-content: start;

  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
    border-block-start: 1px solid ${color.line};
  }

  [data-change] {
    white-space: nowrap;
    font-weight: 600;
  }

  [data-change='rose'] {
    color: ${color.final};
  }

  [data-change='fell'] {
    color: ${color.warning};
  }
`;

const Table = styled.table`
  margin-block-start: ${space[2]};
  font-size: ${fontSize.text};

  th,
  td {
    padding: ${space[1]} ${space[4]} ${space[1]} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
  }

  tbody th {
    font-weight: 400;
  }

  td {
    font-variant-numeric: tabular-nums;
  }
`;
