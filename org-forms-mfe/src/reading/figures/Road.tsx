import { Figure } from './Figure.tsx';
import { RoadAcross } from './RoadAcross.tsx';
import { RoadDown } from './RoadDown.tsx';
import type { RoadProps } from './RoadProps.ts';

type Props = RoadProps & { caption: string };

/** The road from the questionnaire to the certificate. */
export function Road({ caption, ...drawingProps }: Props) {
  return (
    <Figure
      caption={caption}
      wide={<RoadAcross {...drawingProps} />}
      upright={<RoadDown {...drawingProps} />}
    />
  );
}
