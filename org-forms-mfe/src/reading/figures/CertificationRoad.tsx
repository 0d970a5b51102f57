import { Figure } from './Figure.tsx';
import { HorizontalRoad } from './HorizontalRoad.tsx';
import { VerticalRoad } from './VerticalRoad.tsx';
import type { CertificationRoadProps } from './CertificationRoadProps.ts';

type Props = CertificationRoadProps & { caption: string };

/** The road from the questionnaire to the certificate. */
export function CertificationRoad({ caption, ...drawingProps }: Props) {
  return (
    <Figure
      caption={caption}
      wide={<HorizontalRoad {...drawingProps} />}
      upright={<VerticalRoad {...drawingProps} />}
    />
  );
}
