import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontSize } from '@cert/shared/ui';
import type { ReportData } from '../toReportData.ts';
import { Eyebrow } from './Eyebrow.tsx';
import { mm } from './mm.ts';
import { Sheet } from './Sheet.tsx';
import { SheetFooter } from './SheetFooter.tsx';

type Props = {
  /** The slide's anchor in the address. */
  id: string;
  eyebrow: string;
  /** The message of the slide, as one sentence. */
  headline: string;
  /** Whether the slide continues on this sheet from the previous one. */
  isContinued?: boolean;
  /** Whether a chart below needs the height: the headline is then smaller, with longer lines. */
  isChart?: boolean;
  report: Pick<ReportData, 'organisation' | 'year'>;
  pageNumber: number | null;
  children: ReactNode;
};

/** A slide of the report: headline, content, and a footer with the page number. */
export function Slide({
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
    <Sheet id={id} aria-labelledby={`${headlineId} ${eyebrowId} ${pageId}`}>
      <header>
        <Eyebrow id={eyebrowId}>{eyebrow}</Eyebrow>
        <Headline id={headlineId} $isChart={isChart}>
          {headline}
          {isContinued && (
            <>
              {' '}
              <small>{t('continued')}</small>
            </>
          )}
        </Headline>
      </header>
      {children}
      <SheetFooter {...{ report, pageNumber, pageId }} />
    </Sheet>
  );
}

const Headline = styled.h2<{ $isChart: boolean }>`
  max-inline-size: ${({ $isChart }) => ($isChart ? 52 : 26)}ch;
  margin-block-start: ${mm(3)};
  font-size: max(${({ $isChart }) => mm($isChart ? 9 : 10.5)}, ${fontSize.heading});

  /* The mark of a continuation takes no space, so that the headline wraps as on the previous sheet. */
  small {
    display: inline-block;
    inline-size: 0;
    color: ${color.inkSoft};
    font-size: 0.5em;
    font-weight: 400;
    white-space: nowrap;
  }
`;
