import { styled } from 'styled-components';
import { color, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { Body } from './Body.ts';
import { Lead } from './Lead.ts';
import { TitledTextColumns } from './TitledTextColumns.tsx';
import type { ProseText } from './ProseText.ts';
import { Steps } from './Steps.tsx';

type Props = Pick<SlideProps, 'report' | 'pageNumber'> & { id: string; text: ProseText };

/** A slide that shows only texts of the programme, without data of the organisation. */
export function ProseSlide({ id, text, report, pageNumber }: Props) {
  const { eyebrow, headline, lead, pillars, steps, closing } = text;
  return (
    <Slide {...{ id, eyebrow, headline, report, pageNumber }}>
      <Body>
        {lead && <Lead>{lead}</Lead>}
        {pillars && <TitledTextColumns pillars={pillars} />}
        {steps && <Steps steps={steps} />}
        {closing && <Closing>{closing}</Closing>}
      </Body>
    </Slide>
  );
}

const Closing = styled.p`
  max-inline-size: max(${mm(180)}, 30rem);
  color: ${color.inkSoft};
  font-size: max(${mm(4.6)}, ${fontSize.text});
  line-height: 1.5;
`;
