import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';

/** Shows the recommended number of HR employees per hundred employees. */
export const staffingSheet = defineSheet({
  id: 'staffing',
  Sheet: StaffingSheet,
});

function StaffingSheet({ id, report, programme, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const staffing = t('introduction.staffing', { returnObjects: true });
  const { eyebrow, headline, figure, caption, text, described } = staffing;
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <Columns>
        <div>
          <Figure>{figure}</Figure>
          <Caption>{caption}</Caption>
          <StaffingDots percent={programme.figures.hrStaffingPercent} described={described} />
        </div>
        <Texts>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Texts>
      </Columns>
    </Sheet>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  gap: ${sheetMm(18)};
  align-items: center;
  padding-block: ${sheetMm(8)};

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
  }
`;

const Figure = styled.strong`
  display: block;
  color: ${color.brandStrong};
  font: 600 max(${sheetMm(26)}, ${fontSize.display}) / 1.1 ${fontFamily.serif};
  font-variant-numeric: lining-nums;
`;

const Caption = styled.p`
  margin-block: ${sheetMm(2)} ${sheetMm(8)};
  font-size: max(${sheetMm(4.8)}, ${fontSize.text});
`;

const Texts = styled.div`
  display: grid;
  gap: max(${sheetMm(5)}, ${sheetRem(0.75)});
  font: 400 max(${sheetMm(5)}, ${fontSize.lead}) / 1.5 ${fontFamily.serif};
`;

type StaffingDotsProps = {
  /** The number of filled dots out of 100; may be a fraction. */
  percent: number;
  /** A text with the same number, for screen readers. */
  described: string;
};

const perRow = 20;
const step = 10;
const diameter = 7;

/** A hundred dots for a hundred employees, some of them filled. */
function StaffingDots({ percent, described }: StaffingDotsProps) {
  return (
    <Drawing
      viewBox={`0 0 ${perRow * step} ${(100 / perRow) * step}`}
      role="img"
      aria-label={described}
    >
      {calculateDotFills(percent).map((filled, index) => (
        <svg
          key={index}
          // Otherwise each dot would be a figure without text in a PDF.
          aria-hidden="true"
          x={(index % perRow) * step}
          y={Math.floor(index / perRow) * step}
          width={step}
          height={step}
          viewBox={`0 0 ${step} ${step}`}
        >
          <circle cx={step / 2} cy={step / 2} r={diameter / 2} />
          {filled > 0 && (
            // Clips the filled dot to its share of the width.
            <svg x={(step - diameter) / 2} width={diameter * filled} height={step}>
              <circle className="filled" cx={diameter / 2} cy={step / 2} r={diameter / 2} />
            </svg>
          )}
        </svg>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 100%;
  fill: none;
  stroke: ${color.control};
  stroke-width: 0.3;

  .filled {
    fill: ${color.brand};
    stroke: none;
  }
`;

/**
 * Calculates which share of each of a hundred dots is filled, from 0 to 1. Together the dots show a percentage.
 * @param percent 0 to 100; may be a fraction
 */
export function calculateDotFills(percent: number): number[] {
  return Array.from({ length: 100 }, (_, index) => Math.min(1, Math.max(0, percent - index)));
}
