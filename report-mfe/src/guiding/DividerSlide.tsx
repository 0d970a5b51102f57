import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { Globe } from '../covering/Globe.tsx';
import { Eyebrow } from '../viewing/Eyebrow.tsx';
import { mm } from '../viewing/mm.ts';
import { Sheet } from '../viewing/Sheet.tsx';
import { SheetFooter } from '../viewing/SheetFooter.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

type Props = Pick<SlideProps, 'report' | 'pageNumber'> & {
  id: string;
  text: { eyebrow: string; headline: string; lead: string };
};

/** A sheet that opens a part of the report. */
export function DividerSlide({ id, text, report, pageNumber }: Props) {
  const headlineId = `${id}-headline`;
  return (
    <Ground id={id} aria-labelledby={headlineId}>
      <Globe isComplete />
      <Eyebrow>{text.eyebrow}</Eyebrow>
      <Message>
        <h2 id={headlineId}>{text.headline}</h2>
        <p>{text.lead}</p>
      </Message>
      <SheetFooter report={report} pageNumber={pageNumber} />
    </Ground>
  );
}

const Ground = styled(Sheet)`
  background: ${color.brandSoft};
  color: ${color.brandStrong};
`;

const Message = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: ${mm(7)};
  padding-block: ${mm(30)} ${mm(18)};

  h2 {
    max-inline-size: ${mm(170)};
    font-size: max(${mm(18)}, ${fontSize.title});
    line-height: 1.06;
  }

  p {
    max-inline-size: ${mm(140)};
    color: ${color.ink};
    font: 400 max(${mm(5.8)}, ${fontSize.lead}) / 1.45 ${fontFamily.serif};
  }
`;
