import { styled } from 'styled-components';
import { color, family, media, size } from '@cert/shared/ui';
import { useProse } from '../prose/ProseProvider.tsx';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** How large the programme is, in four figures (spec 2 §9). */
export function WinnersSlide({ report, pageNumber }: SlideProps) {
  const { eyebrow, headline, figures } = useProse().introducing.winners;
  const { companies, experts, reach, executives } = figures;
  return (
    <Slide id="winners" {...{ eyebrow, headline, report, pageNumber }}>
      <Grid role="list">
        {[companies, experts, reach, executives].map(({ figure, text }) => (
          <li key={text}>
            <strong>{figure}</strong>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </Slide>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${mm(10)} ${mm(16)};
  align-content: center;
  padding-block: ${mm(8)};

  li {
    padding-block-start: max(${mm(5)}, 0.5rem);
    border-block-start: 1px solid ${color.lineStrong};
  }

  strong {
    color: ${color.brand};
    font: 600 max(${mm(17)}, ${size.display}) / 1.15 ${family.serif};
    font-variant-numeric: lining-nums;
  }

  p {
    font-size: max(${mm(4.8)}, ${size.text});
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;
