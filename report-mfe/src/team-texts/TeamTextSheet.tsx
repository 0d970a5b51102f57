import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import { narrowSheet } from '../viewing/narrowSheet.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** The programme's texts around the team's text. */
export type SurroundingTexts = { eyebrow: string; headline: string; lead: string };

type Props = Pick<SlideProps, 'report' | 'pageNumber'> & {
  id: string;
  text: SurroundingTexts;
  isContinued?: boolean;
  children: ReactNode;
};

/** One sheet for a team text: its subject at the side, the text in the middle. */
export function TeamTextSheet({
  id,
  text,
  isContinued = false,
  report,
  pageNumber,
  children,
}: Props) {
  const { eyebrow, headline, lead } = text;
  return (
    <Slide {...{ id, eyebrow, headline, isContinued, report, pageNumber }}>
      <Columns>
        {!isContinued && <Aside>{lead}</Aside>}
        {children}
      </Columns>
    </Slide>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
  gap: ${mm(14)};
  align-items: start;
  padding-block: max(${mm(9)}, 1.25rem) max(${mm(6)}, 1.5rem);

  & > :last-child {
    grid-column: -2;
  }

  ${narrowSheet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;

const Aside = styled.p`
  padding-block-start: max(${mm(4)}, 0.5rem);
  border-block-start: max(${mm(0.6)}, 2px) solid ${color.brand};
  color: ${color.inkSoft};
  font: 400 max(${mm(4.8)}, ${fontSize.text}) / 1.45 ${fontFamily.serif};
`;
