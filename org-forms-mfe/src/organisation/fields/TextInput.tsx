import { type infoTextFields, toPlainText } from '@cert/shared/domain';
import { Field, TextField } from '@cert/shared/ui';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';

type Props = {
  field: (typeof infoTextFields)[number];
  autoComplete: string;
  type?: 'text' | 'email';
  hint?: string;
};

/** A one-line text field of the form. */
export function TextInput({ field, hint, autoComplete, type = 'text' }: Props) {
  const { control, labelOf, isRequired } = useInfoFormContext();
  return (
    <FieldWithConflict field={field}>
      <Field control={control} name={field}>
        {(tied, native) => (
          <TextField
            {...tied}
            label={labelOf(field)}
            onChange={(entered) => tied.onChange(toSingleLine(entered))}
            hint={hint}
            input={{ ...native, type, autoComplete, required: isRequired }}
          />
        )}
      </Field>
    </FieldWithConflict>
  );
}

/** Cleans typed or pasted text for a one-line field: replaces line breaks and tabs, removes invisible characters. */
export function toSingleLine(entered: string): string {
  return toPlainText(entered)
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/\p{Cs}/gu, '');
}
