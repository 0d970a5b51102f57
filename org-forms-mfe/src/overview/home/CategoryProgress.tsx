import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionnaireOverview, OverviewCategory } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize, media, space } from '@cert/shared/ui';
import { toAreaAddress, findCategoryLinkTarget } from './addresses.ts';
import { HomeCard } from './HomeCard.tsx';

type Props = { questionnaireId: number; overview: QuestionnaireOverview };

/**
 * The life cycle as a wheel with one segment per category, filled in proportion to its completeness, and the same data
 * as a list. Each segment and each list item links to the first area of its category with something missing, else to
 * the first area.
 */
export function CategoryProgress({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const categories = overview.categories.filter(({ areas }) => areas.some(({ counts }) => counts));
  const addressOf = (category: OverviewCategory) =>
    toAreaAddress(questionnaireId, {
      slug: category.slug,
      position: findCategoryLinkTarget(category)?.position ?? 1,
    });
  return (
    <HomeCard title={t('home.progress.title')}>
      <Wheel
        categories={categories}
        addressOf={addressOf}
        centre={[formatPercent(overview.completeness, language), t('home.progress.below')]}
      />
      <List>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={addressOf(category)}>
              <span>{category.position}</span>
              <span>{category.title}</span>
            </Link>
            <b>{formatPercent(category.completeness, language)}</b>
          </li>
        ))}
      </List>
    </HomeCard>
  );
}

const center = 120;
const ringRadius = 88;
const ringWidth = 30;
/** Space between two segments, in radians. */
const gap = 0.06;

type WheelProps = {
  categories: readonly OverviewCategory[];
  addressOf: (category: OverviewCategory) => string;
  /** The figure in the centre, and the text below it. */
  centre: readonly [string, string];
};

/** The wheel is hidden from screen readers and the tab key, because the list beside it has the same links as text. */
function Wheel({ categories, addressOf, centre: [figure, below] }: WheelProps) {
  const part = (2 * Math.PI) / categories.length;
  return (
    <Drawing viewBox={`0 0 ${2 * center} ${2 * center}`} aria-hidden="true">
      {categories.map((category, index) => {
        const from = index * part + gap / 2;
        const to = (index + 1) * part - gap / 2;
        const filled = from + ((to - from) * category.completeness) / 100;
        const number = pointAt(ringRadius, (from + to) / 2);
        return (
          <Link key={category.id} to={addressOf(category)} tabIndex={-1}>
            <path className="track" d={arc(from, to)} />
            {category.completeness > 0 && (
              <path
                className={category.completeness === 100 ? 'done' : 'filled'}
                d={arc(from, filled)}
              />
            )}
            <circle className="seat" cx={number.x} cy={number.y} r="11" />
            <text {...number} dy="0.35em" fontSize="13" fontWeight="600">
              {category.position}
            </text>
          </Link>
        );
      })}
      <text className="figure" x={center} y={center - 4} fontSize="38">
        {figure}
      </text>
      <text className="below" x={center} y={center + 20} fontSize="12.5">
        {below}
      </text>
    </Drawing>
  );
}

/** A point on a circle around the centre. The angle is in radians, clockwise from the top. */
function pointAt(radius: number, angle: number) {
  return { x: center + radius * Math.sin(angle), y: center - radius * Math.cos(angle) };
}

/**
 * Returns the SVG path of a clockwise arc on the ring, with angles in radians. A full circle is drawn with a tiny gap.
 */
function arc(from: number, to: number): string {
  const start = pointAt(ringRadius, from);
  // SVG cannot draw a full circle as one arc, because its start and end would be the same point.
  const end = pointAt(ringRadius, Math.min(to, from + 2 * Math.PI - 0.001));
  const isLong = to - from > Math.PI ? 1 : 0;
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(start)}A${ringRadius} ${ringRadius} 0 ${isLong} 1 ${at(end)}`;
}

const Drawing = styled.svg`
  inline-size: 100%;
  max-inline-size: 17rem;
  margin-inline: auto;
  font-family: ${fontFamily.sans};

  text {
    fill: ${color.ink};
    text-anchor: middle;
  }

  .track,
  .filled,
  .done {
    fill: none;
    stroke-width: ${ringWidth};
  }

  .track {
    stroke: ${color.brandSoft};
  }

  .filled {
    stroke: ${color.brand};
  }

  .done {
    stroke: ${color.final};
  }

  .seat {
    fill: ${color.paper};
  }

  .figure {
    font-family: ${fontFamily.serif};
    font-weight: 600;
  }

  .below {
    fill: ${color.inkSoft};
  }

  a:hover .track {
    stroke: ${color.brandLine};
  }

  @media ${media.forcedColors} {
    .track {
      stroke: GrayText;
      stroke-width: 2;
    }

    .filled,
    .done {
      stroke: Highlight;
    }

    .seat {
      fill: Canvas;
    }

    text {
      fill: CanvasText;
    }
  }

  @media ${media.print} {
    print-color-adjust: exact;
  }
`;

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;

  > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
    border-block-start: 1px solid ${color.line};
    font-size: ${fontSize.text};
  }

  a {
    display: flex;
    gap: ${space[2]};
  }

  a > :first-child {
    min-inline-size: 1ch;
    font-weight: 600;
  }

  b {
    font-weight: 600;
    white-space: nowrap;
  }
`;
