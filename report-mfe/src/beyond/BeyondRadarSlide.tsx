import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import { narrowSheet } from '../viewing/narrowSheet.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { Radar } from '../charting/radar/Radar.tsx';
import { SharesTable } from './SharesTable.tsx';
import { strongestCategories } from './strongestCategories.ts';
import { categoryTitle } from './categoryTitle.ts';

/** Shows the shares of the Above-and-Beyond categories as a radar chart, with a table beside it. */
export function BeyondRadarSlide({ id, report, programme, pageNumber }: SlideProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { t: tProse } = useTranslation('report/prose');
  const { eyebrow, lead } = tProse('beyond.radar', { returnObjects: true });
  const format = (percent: number) => formatPercent(percent, language);
  const { beyondCategoryPercent: reference } = programme.thresholds;
  const strongest = strongestCategories(report);
  const headline = t('beyond.strongest', {
    categories: strongest.categories.map((name) => categoryTitle(programme, name)).join(', '),
    percent: format(strongest.percent),
  });
  const axes = report.beyond.flatMap(({ category, percent }) =>
    percent === null
      ? []
      : [{ name: categoryTitle(programme, category), percent, label: format(percent) }],
  );
  const values = axes.map(({ name, label }) => `${name} ${label}`).join(', ');
  return (
    <Slide isChart {...{ id, eyebrow, headline, report, pageNumber }}>
      <Columns>
        <Radar
          axes={axes}
          reference={reference}
          alternative={t('beyond.radar', { values, threshold: format(reference) })}
        />
        <Numbers>
          <p>{lead}</p>
          <SharesTable report={report} programme={programme} />
        </Numbers>
      </Columns>
    </Slide>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: ${mm(12)};
  align-items: center;

  ${narrowSheet} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: 1.25rem;
  }
`;

const Numbers = styled.div`
  display: grid;
  gap: max(${mm(7)}, 1.25rem);

  & > p {
    color: ${color.inkSoft};
    font: 400 max(${mm(4.6)}, ${fontSize.text}) / 1.5 ${fontFamily.serif};
  }
`;
