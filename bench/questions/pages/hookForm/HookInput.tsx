import { useFormContext, useFormState } from 'react-hook-form';
import type { NumberBounds } from '@cert/shared/domain';

type Props = {
  name: string;
  label: string;
  /** Of a number; without them it is a text. */
  bounds?: NumberBounds;
};

/** One text or number with what is wrong with it; only it is drawn again when that changes. */
export function HookInput({ name, label, bounds }: Props) {
  const { register, control, getFieldState } = useFormContext();
  const { error } = getFieldState(name, useFormState({ control, name, exact: true }));
  const limits = bounds && { valueAsNumber: true as const, min: bounds.least, max: bounds.most };
  return (
    <>
      <input
        type={bounds ? 'number' : 'text'}
        aria-label={label}
        aria-invalid={error !== undefined}
        {...register(name, limits)}
      />
      {error && <p role="alert">{error.type}</p>}
    </>
  );
}
