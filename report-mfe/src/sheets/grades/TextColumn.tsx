import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import type { ReportData } from '../../reportData.ts';
import { TeamText } from '../../texts/TeamText.tsx';
import type { CategoryText } from './categoryTexts.ts';
import { chooseFittingTexts } from './chooseFittingTexts.ts';

/** The column of texts beside a chart. Each text is below a line and has a heading. */
export const TextColumn = styled.div`
  display: grid;
  align-content: start;
  gap: max(${sheetMm(5)}, ${sheetRem(1)});

  & > * {
    padding-block-start: max(${sheetMm(2.5)}, ${sheetRem(0.5)});
    border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
    scroll-margin-block-start: var(--extent-header);
  }

  & h3 {
    margin-block-end: max(${sheetMm(2)}, ${sheetRem(0.375)});
    font: 600 max(${sheetMm(5.4)}, ${fontSize.lead}) / 1.25 ${fontFamily.serif};
  }

  /* Beside a chart the team's texts are smaller than on a sheet of their own. */
  & h3 + div > div,
  & h3 + div {
    font-size: max(${sheetMm(3.7)}, ${fontSize.small});
    line-height: 1.38;
  }

  ${narrowSheetQuery} {
    & h3 + div > div,
    & h3 + div {
      font-size: ${fontSize.text};
      line-height: 1.5;
    }
  }
`;

type Props = {
  texts: readonly CategoryText[];
  html: ReportData['texts'];
};

/** A sample for measuring: the texts at their full height in the free part of a sheet. */
export function TextColumnSample({ texts, html }: Props) {
  const { t } = useTranslation('report/prose');
  return (
    <FreeArea data-room>
      <TextColumn>
        {texts.map(({ field, kind }) => (
          <div key={field}>
            <h3>{t(`recommendations.category${kind}.headline`)}</h3>
            <TeamText html={html[field]} />
          </div>
        ))}
      </TextColumn>
    </FreeArea>
  );
}

const FreeArea = styled.div`
  position: relative;
  block-size: 100%;

  & > * {
    position: absolute;
    inset: 0 0 auto;
  }
`;

/** The indices of the sample's texts that fit on the sheet together; null if the page has no layout. */
export function readFittingTextIndices(sample: HTMLElement): number[] | null {
  const freeArea = sample.querySelector('[data-room]');
  const column = freeArea?.firstElementChild;
  if (!freeArea || !column) return null;
  const { height } = freeArea.getBoundingClientRect();
  if (height === 0) return null;
  const gap = Number.parseFloat(getComputedStyle(column).rowGap);
  const heights = [...column.children].map((text) => text.getBoundingClientRect().height + gap);
  return chooseFittingTexts(heights, height + gap);
}
