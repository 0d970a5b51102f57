import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontSize } from '@cert/shared/ui';
import type { ReportData } from '../reportData.ts';
import { sheetMm, sheetRem } from './sheetLengths.ts';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './sheetProps.ts';

type Props = {
  /** The sheet's anchor in the address. */
  id: string;
  eyebrow: string;
  /** The message of the sheet, as one sentence. */
  headline: string;
  /** Whether this sheet continues the previous one. */
  isContinued?: boolean;
  /** Whether the sheet contains a chart, which needs height: the headline is then smaller, with longer lines. */
  isChart?: boolean;
  report: Pick<ReportData, 'organisation' | 'year'>;
  pageNumber: number | null;
  children: ReactNode;
};

/** A sheet of the report: headline, content, and a footer with the page number. */
export function Sheet({
  id,
  eyebrow,
  headline,
  isContinued = false,
  isChart = false,
  report,
  pageNumber,
  children,
}: Props) {
  const { t } = useTranslation('report');
  const [eyebrowId, headlineId, pageId] = [`${id}-eyebrow`, `${id}-headline`, `${id}-page`];
  // Several sheets may have the same headline; eyebrow and page number make their accessible names unique.
  return (
    <Paper id={id} aria-labelledby={`${headlineId} ${eyebrowId} ${pageId}`}>
      <header>
        <Eyebrow id={eyebrowId}>{eyebrow}</Eyebrow>
        <Headline id={headlineId} $isChart={isChart}>
          {headline}
          {isContinued && <small>{`\u00a0${t('continued')}`}</small>}
        </Headline>
      </header>
      {children}
      <SheetFooter {...{ report, pageNumber, pageId }} />
    </Paper>
  );
}

const Headline = styled.h2<{ $isChart: boolean }>`
  /* Leaves space for the mark of a continuation at the end of a line. */
  max-inline-size: min(${({ $isChart }) => ($isChart ? 52 : 26)}ch, 100% - ${sheetMm(28)});
  margin-block-start: ${sheetMm(3)};
  font-size: max(${({ $isChart }) => sheetMm($isChart ? 9 : 10.5)}, ${fontSize.heading});

  /*
   * The mark of a continuation takes no space, so that the headline wraps as on the previous sheet. The space character
   * before the mark is inside this element. Otherwise, at the end of a full line, Chromium would leave the space out of
   * the PDF's bookmarks and texts.
   */
  small {
    display: inline-block;
    inline-size: 0;
    text-indent: 0.25em;
    color: ${color.inkSoft};
    font-size: max(0.5em, ${sheetRem(0.6875)});
    font-weight: 400;
    white-space: nowrap;
  }
`;

type SheetFooterProps = {
  report: Pick<SheetProps['report'], 'organisation' | 'year'>;
  pageNumber: SheetProps['pageNumber'];
  /** The id of the page number, for elements that it labels. */
  pageId?: string;
};

/** The footer of a sheet: the organisation and the page number. */
export function SheetFooter({ report, pageNumber, pageId }: SheetFooterProps) {
  return (
    <Footer>
      <span>
        {report.organisation} · {report.year}
      </span>
      <span id={pageId}>{pageNumber}</span>
    </Footer>
  );
}

const Footer = styled.footer`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: ${sheetMm(6)};
  padding-block-start: ${sheetMm(3)};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: max(${sheetMm(3.4)}, ${fontSize.small});
`;

/** The small line above a headline that names the part of the report. */
export const Eyebrow = styled.p`
  color: ${color.brand};
  font-size: max(${sheetMm(3.4)}, ${fontSize.small});
  font-weight: 700;
  /* Do not widen the spacing: text copied from a PDF would break into single letters. */
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;
