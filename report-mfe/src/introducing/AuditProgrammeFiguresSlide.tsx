import { useTranslation } from 'react-i18next';
import { FigureGrid } from '../composing/FigureGrid.tsx';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** The size of the programme in four figures. */
export function AuditProgrammeFiguresSlide({ report, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, figures } = t('introducing.winners', { returnObjects: true });
  const { companies, experts, reach, executives } = figures;
  return (
    <Slide id="winners" {...{ eyebrow, headline, report, pageNumber }}>
      <FigureGrid figures={[companies, experts, reach, executives]} />
    </Slide>
  );
}
