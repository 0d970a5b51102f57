import type { infoTexts } from '@cert/shared/domain';
import { TextField } from '@cert/shared/ui';
import { oneLine } from '../editing/oneLine.ts';
import { useOpenForm } from '../InfoFormContext.ts';
import { FieldPlace } from './FieldPlace.tsx';

type Props = {
  field: (typeof infoTexts)[number];
  autoComplete: string;
  type?: 'text' | 'email';
  hint?: string;
};

/** One line of text of the form. */
export function TextInput({ field, hint, autoComplete, type = 'text' }: Props) {
  const { values, edit, faultText, labelOf, isRequired } = useOpenForm();
  return (
    <FieldPlace field={field}>
      <TextField
        label={labelOf(field)}
        value={values[field]}
        onChange={(entered) => edit(field, oneLine(entered))}
        hint={hint}
        error={faultText(field)}
        input={{ name: field, type, autoComplete, required: isRequired }}
      />
    </FieldPlace>
  );
}
