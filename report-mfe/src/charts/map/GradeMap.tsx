import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { forcedChartColors } from '../chartColors.ts';
import { LegendFrame, LegendList } from '../ChartLegend.tsx';
import { GradeGap } from '../FailingGrade.ts';
import { gradeMapSizesMm, type GradeMapRow } from './fitMapNames.ts';
import { smallSheetQuery } from '../../layout/Paper.tsx';

type Props = { rows: readonly GradeMapRow[] };

/**
 * A map of all grades: one row of tiles per category. A tile is filled in proportion to its grade and links to the
 * sheet of its category. The map is a nested list, so screen readers need no separate table.
 */
export function GradeMap({ rows }: Props) {
  const { t } = useTranslation('report');
  const columns = Math.max(...rows.map(({ tiles }) => tiles.length));
  return (
    <Rows role="list" $columns={columns}>
      {rows.map(({ id, title, figure, href, tiles }) => (
        <li key={id}>
          <Head>
            <span>{title}</span> <strong>{figure}</strong>
          </Head>
          <ol role="list">
            {tiles.map(({ id: tileId, name, label, share, isKey, gap }) => (
              <li key={tileId}>
                <Tile href={href} $isFailing={gap !== undefined}>
                  {share !== null && <Fill style={{ inlineSize: `${100 * share}%` }} />}
                  {isKey && <Notch />}
                  <strong>{label}</strong>
                  <span>
                    {name}
                    {isKey && <span className="visually-hidden">, {t('map.keyArea')}</span>}
                    {gap !== undefined && <GradeGap>{gap}</GradeGap>}
                  </span>
                </Tile>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </Rows>
  );
}

/** The legend of the map. */
export function GradeMapLegend({
  hasKeyAreas,
  hasGaps,
}: {
  hasKeyAreas: boolean;
  hasGaps: boolean;
}) {
  const { t } = useTranslation('report');
  return (
    <LegendFrame>
      <LegendList role="list">
        <li>
          <Sample>
            <Fill style={{ inlineSize: '66%' }} />
          </Sample>
          {t('map.filled')}
        </li>
        {hasKeyAreas && (
          <li>
            <Sample>
              <Notch />
            </Sample>
            {t('map.keyArea')}
          </li>
        )}
        {hasGaps && (
          <li>
            <Sample $isFailing />
            {t('map.failing')}
          </li>
        )}
      </LegendList>
    </LegendFrame>
  );
}

const Rows = styled.ol<{ $columns: number }>`
  ${forcedChartColors}

  display: grid;
  grid-auto-rows: minmax(min-content, 1fr);
  gap: ${sheetMm(gradeMapSizesMm.gap)};

  & > li {
    display: grid;
    grid-template-columns: ${sheetMm(40)} minmax(0, 1fr);
    gap: ${sheetMm(3)};
  }

  & ol {
    display: grid;
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${sheetMm(gradeMapSizesMm.gap)};
  }

  & ol > li {
    display: grid;
  }

  ${smallSheetQuery} {
    grid-auto-rows: auto;
    gap: ${sheetRem(1)};

    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${sheetRem(0.375)};
    }

    & ol {
      grid-template-columns: repeat(auto-fill, minmax(min(${sheetRem(9.5)}, 100%), 1fr));
      gap: ${sheetRem(0.375)};
    }
  }
`;

const Head = styled.div`
  display: grid;
  align-content: center;
  color: ${color.ink};
  font: 600 max(${sheetMm(3.8)}, ${fontSize.text}) / 1.2 ${fontFamily.serif};
  overflow-wrap: anywhere;

  strong {
    color: ${color.inkSoft};
    font: 400 max(${sheetMm(3.6)}, ${fontSize.small}) / 1.3 ${fontFamily.sans};
    font-variant-numeric: tabular-nums;
  }

  ${smallSheetQuery} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }
`;

const Tile = styled.a<{ $isFailing: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: max(${sheetMm(9)}, ${sheetRem(2)}) minmax(0, 1fr);
  align-items: center;
  min-block-size: max(${sheetMm(gradeMapSizesMm.minRow)}, ${sheetRem(2.75)});
  padding: ${sheetMm(1.2)} ${sheetMm(2)};
  overflow: hidden;
  border-radius: ${sheetMm(1.6)};
  outline: ${({ $isFailing }) =>
    $isFailing
      ? `max(${sheetMm(0.6)}, 2px) solid ${color.warning}`
      : `max(${sheetMm(0.2)}, 1px) solid ${color.lineStrong}`};
  outline-offset: -1px;
  color: ${color.ink};
  font: 400 max(${sheetMm(3.3)}, ${fontSize.small}) / 1.18 ${fontFamily.sans};
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: max(${sheetMm(0.8)}, 3px) solid ${color.focus};
  }

  & > strong,
  & > span {
    position: relative;
  }

  & > strong {
    font: 600 max(${sheetMm(5)}, ${fontSize.lead}) / 1 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/* An element instead of a gradient background, which would be a picture in a PDF. */
const Fill = styled.i.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  background: color-mix(in oklab, ${color.brand} 20%, ${color.paper});
`;

const Notch = styled.i.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  border: max(${sheetMm(1.5)}, ${sheetRem(0.3125)}) solid;
  border-color: ${color.key} ${color.key} transparent transparent;
`;

const Sample = styled.span<{ $isFailing?: boolean }>`
  ${forcedChartColors}

  position: relative;
  flex: none;
  inline-size: max(${sheetMm(7)}, ${sheetRem(1.375)});
  block-size: max(${sheetMm(3.6)}, ${sheetRem(0.75)});
  overflow: hidden;
  border-radius: ${sheetMm(0.8)};
  outline: ${({ $isFailing }) =>
    $isFailing
      ? `max(${sheetMm(0.6)}, 2px) solid ${color.warning}`
      : `max(${sheetMm(0.2)}, 1px) solid ${color.lineStrong}`};
  outline-offset: -1px;
`;
