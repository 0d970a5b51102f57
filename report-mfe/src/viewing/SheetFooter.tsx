import { styled } from 'styled-components';
import { color, fontSize } from '@cert/shared/ui';
import { mm } from './mm.ts';
import type { SlideProps } from './slideProps.ts';

type Props = {
  report: Pick<SlideProps['report'], 'organisation' | 'year'>;
  pageNumber: SlideProps['pageNumber'];
  /** The id of the page number, for elements that it labels. */
  pageId?: string;
};

/** The footer of a sheet: the organisation and the page number. */
export function SheetFooter({ report, pageNumber, pageId }: Props) {
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
  gap: ${mm(6)};
  padding-block-start: ${mm(3)};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: max(${mm(3.4)}, ${fontSize.small});
`;
