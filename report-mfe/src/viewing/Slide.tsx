import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, size } from '@cert/shared/ui';
import type { ReportView } from '../reportView.ts';
import { Eyebrow } from './Eyebrow.tsx';
import { mm } from './mm.ts';
import { Sheet } from './Sheet.tsx';
import { SheetFooter } from './SheetFooter.tsx';

type Props = {
  /** The slide's anchor in the address. */
  id: string;
  eyebrow: string;
  /** One message. */
  headline: string;
  /** Whether it goes on with what the sheet before began. */
  isContinued?: boolean;
  /** A chart below it needs the height: the headline is smaller and its lines are longer. */
  isChart?: boolean;
  report: Pick<ReportView, 'organisation' | 'year'>;
  pageNumber: number | null;
  children: ReactNode;
};

/** A slide inside of the report: headline, content, and a footer with its page number. */
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
  // Headlines may be the same on several sheets; with what they are about and the page number their names differ.
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
  font-size: max(${({ $isChart }) => mm($isChart ? 9 : 10.5)}, ${size.heading});

  /* Takes no room, so that the headline breaks as it did on the sheet before. */
  small {
    display: inline-block;
    inline-size: 0;
    color: ${color.inkSoft};
    font-size: 0.5em;
    font-weight: 400;
    white-space: nowrap;
  }
`;
