import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { RiskSlide } from './RiskSlide.tsx';
import { riskAreas, type RiskArea } from './riskAreas.ts';

/** One slide for each key topic, about the risk of leaving it unchanged. */
export const riskSlides = riskAreas.map(riskSlide);

function riskSlide({ id, topic }: { id: string; topic: RiskArea }): SlideSpec {
  return {
    id,
    Slide: (props: SlideProps) => <RiskSlide {...props} id={id} topic={topic} />,
  };
}
