import { Figure } from './Figure.tsx';
import { LifecycleColumn } from './LifecycleColumn.tsx';
import type { LifecycleProps } from './LifecycleProps.ts';
import { LifecycleRing } from './LifecycleRing.tsx';

type Props = LifecycleProps & { caption: string };

/** The steps of an employee's life with an employer, as the questionnaire follows them. */
export function Lifecycle({ caption, ...drawn }: Props) {
  return (
    <Figure
      caption={caption}
      wide={<LifecycleRing {...drawn} />}
      upright={<LifecycleColumn {...drawn} />}
    />
  );
}
