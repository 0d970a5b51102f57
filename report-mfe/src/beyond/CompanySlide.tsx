import { FigureGrid } from '../composing/FigureGrid.tsx';
import { useProse } from '../prose/ProseProvider.tsx';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** Among how many the organisation stands out (spec 2 §9). */
export function CompanySlide({ report, pageNumber }: SlideProps) {
  const { beyondIntro, introducing } = useProse();
  const { companies, experts, reach, executives } = introducing.winners.figures;
  return (
    <Slide id="beyond-company" {...beyondIntro.company} {...{ report, pageNumber }}>
      <FigureGrid figures={[companies, experts, reach, executives]} />
    </Slide>
  );
}
