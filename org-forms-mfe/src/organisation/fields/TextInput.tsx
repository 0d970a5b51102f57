import { type infoTextFields, toPlainText } from '@cert/shared/domain';
import { Field, TextField } from '@cert/shared/ui';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';

type Props = {
  field: (typeof infoTextFields)[number];
  type?: 'text' | 'email';
  hint?: string;
};

/**
 * A one-line text field of the form. Autofill is switched off, because a browser would offer the user's own details and
 * not those of the organisation. Some browsers fill in fields all the same. Such a field is marked, because users do
 * not notice a change in a field without the focus.
 */
export function TextInput({ field, hint, type = 'text' }: Props) {
  const { control, labelOf, isRequired, markFilled } = useInfoFormContext();
  return (
    <FieldWithConflict field={field}>
      <Field control={control} name={field}>
        {(tied, native) => (
          <TextField
            {...tied}
            label={labelOf(field)}
            onChange={(entered) => tied.onChange(toSingleLine(entered))}
            hint={hint}
            input={{
              ...native,
              type,
              autoComplete: 'off',
              required: isRequired,
              // If the user types, this field has the focus. If the browser fills it in, another field has the focus.
              onInput: ({ currentTarget }) =>
                markFilled(field, currentTarget !== document.activeElement),
            }}
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
