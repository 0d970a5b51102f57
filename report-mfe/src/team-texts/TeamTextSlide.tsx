import { styled } from 'styled-components';
import type { ReportField } from '@cert/shared/domain';
import { color, family, media, size } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { TeamText } from './TeamText.tsx';

type Props = Pick<SlideProps, 'report' | 'pageNumber'> & {
  id: string;
  text: { eyebrow: string; headline: string; lead: string };
  field: ReportField;
};

/** A slide for one text of the team: what it is about at the side, the text in the middle. */
export function TeamTextSlide({ id, text, field, report, pageNumber }: Props) {
  const { eyebrow, headline, lead } = text;
  return (
    <Slide {...{ id, eyebrow, headline, report, pageNumber }}>
      <Columns>
        <Aside>{lead}</Aside>
        <TeamText html={report.texts[field]} />
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

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;

const Aside = styled.p`
  padding-block-start: max(${mm(4)}, 0.5rem);
  border-block-start: max(${mm(0.6)}, 2px) solid ${color.brand};
  color: ${color.inkSoft};
  font: 400 max(${mm(4.8)}, ${size.text}) / 1.45 ${family.serif};
`;
