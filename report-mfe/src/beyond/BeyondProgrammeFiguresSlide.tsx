import { useTranslation } from 'react-i18next';
import { FigureGrid } from '../composing/FigureGrid.tsx';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** The size of the programme in four figures, for the Above-and-Beyond view. */
export function BeyondProgrammeFiguresSlide({ report, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const { companies, experts, reach, executives } = t('introducing.winners.figures', {
    returnObjects: true,
  });
  return (
    <Slide
      id="beyond-company"
      {...t('beyondIntro.company', { returnObjects: true })}
      {...{ report, pageNumber }}
    >
      <FigureGrid figures={[companies, experts, reach, executives]} />
    </Slide>
  );
}
