import type { Control } from 'react-hook-form';
import { numberBounds } from '@cert/shared/domain';
import { useFieldError } from './useFieldError.ts';

type Props = { control: Control; name: string; label: string };

/** The percentage input in a row of the benefits table, with its error. */
export function HookShareCell({ control, name, label }: Props) {
  const error = useFieldError(control, name);
  const { min, max } = numberBounds.percentage;
  return (
    <>
      <div>
        <input
          type="number"
          aria-label={label}
          aria-invalid={error !== undefined}
          {...control.register(name, { valueAsNumber: true, min, max })}
        />
        <span aria-hidden="true">%</span>
      </div>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
