import { Figure } from './Figure.tsx';
import { LifecycleColumn } from './LifecycleColumn.tsx';
import type { LifecycleProps } from './LifecycleProps.ts';
import { LifecycleRing } from './LifecycleRing.tsx';

type Props = LifecycleProps & { caption: string };

/** The steps of the employee life cycle. */
export function Lifecycle({ caption, ...drawingProps }: Props) {
  return (
    <Figure
      caption={caption}
      wide={<LifecycleRing {...drawingProps} />}
      upright={<LifecycleColumn {...drawingProps} />}
    />
  );
}
