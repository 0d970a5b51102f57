import { useFormContext } from 'react-hook-form';

type Props = { name: string; kind: 'radio' | 'checkbox'; value: number; text: string };

/** One choice with its words. */
export function HookChoice({ name, kind, value, text }: Props) {
  const { register } = useFormContext();
  return (
    <label>
      <input type={kind} value={value} {...register(name)} />
      <span>{text}</span>
    </label>
  );
}
