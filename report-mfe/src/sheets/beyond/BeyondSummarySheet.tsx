import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';
import { isOutstandingCategory } from './outstandingCategories.ts';

/** Summarises the Above-and-Beyond view: result, outstanding categories (`isOutstandingCategory`), certificate. */
export const beyondSummarySheet = defineSheet({
  id: 'beyond-summary',
  title: 'contents.titles.beyond-summary',
  Sheet: BeyondSummarySheet,
});

function BeyondSummarySheet({ id, report, programme, pageNumber }: SheetProps) {
  const { t } = useTranslation('report');
  const { t: tProse } = useTranslation('report/prose');
  const texts = tProse('beyond.summary', { returnObjects: true });
  const { eyebrow } = texts;
  const language = useLanguage();
  const outstanding = report.beyond.filter(({ percent }) =>
    isOutstandingCategory(percent, programme),
  );
  const { previous } = report;
  const overall = formatPercent(report.overallPercent, language);
  const headline = t('beyond.summary', { overall, count: outstanding.length });
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <Facts>
        <div>
          <dt>{texts.overall}</dt>
          <Large>{overall}</Large>
          {previous && (
            <Quiet>
              {texts.previous}: {formatPercent(previous.percent, language)}
            </Quiet>
          )}
        </div>
        <div>
          <dt>{texts.outstanding}</dt>
          {outstanding.map(({ category, label }) => (
            <dd key={category}>{label}</dd>
          ))}
        </div>
        <div>
          <dt>{texts.award}</dt>
          <dd>{texts.awarded}</dd>
        </div>
      </Facts>
    </Sheet>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${sheetMm(12)};
  align-content: center;
  padding-block: max(${sheetMm(8)}, ${sheetRem(1.25)});

  & > div {
    padding-block-start: max(${sheetMm(4)}, ${sheetRem(0.5)});
    border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
  }

  dt {
    margin-block-end: max(${sheetMm(4)}, ${sheetRem(0.5)});
    color: ${color.inkSoft};
    font-size: max(${sheetMm(5.2)}, ${fontSize.small});
    font-weight: 600;
  }

  dd {
    margin: 0 0 max(${sheetMm(2)}, ${sheetRem(0.25)});
    font: 400 max(${sheetMm(8.4)}, ${fontSize.lead}) / 1.3 ${fontFamily.serif};
    overflow-wrap: anywhere;
  }

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
  }
`;

const Large = styled.dd`
  && {
    color: ${color.brandStrong};
    font: 600 max(${sheetMm(34)}, ${fontSize.display}) / 1.05 ${fontFamily.serif};
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
`;

const Quiet = styled.dd`
  && {
    color: ${color.inkSoft};
    font: 400 max(${sheetMm(5.2)}, ${fontSize.small}) / 1.4 ${fontFamily.sans};
  }
`;
