import { Checkbox, ChoiceGroup, Field } from '@cert/shared/ui';
import type { FormValues } from '../form/formValues.ts';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';

type TickedField = 'categories' | 'countries';

type Props<Name extends TickedField> = {
  field: Name;
  /** In display order. */
  choices: readonly { value: FormValues[Name][number]; text: string }[];
  hint?: string;
};

/** Checkboxes for a field with several choices. */
export function CheckboxList<Name extends TickedField>({ field, choices, hint }: Props<Name>) {
  const { control, labelOf } = useInfoFormContext();

  /**
   * Returns the values after a click, in the order in which the server stores them: ids by number, countries by code.
   */
  function ticked(value: string | number, { isTicked, before }: Tick): FormValues[Name] {
    const next = choices
      .map((choice) => choice.value)
      .filter((one) => (one === value ? isTicked : before.includes(one)))
      .sort((one, other) => (typeof one === 'number' ? one - Number(other) : one < other ? -1 : 1));
    return next as FormValues[Name];
  }

  return (
    <FieldWithConflict field={field}>
      <Field<FormValues, TickedField> control={control} name={field}>
        {({ value: before, onChange, error }) => (
          <ChoiceGroup label={labelOf(field)} hint={hint} error={error} arrangement="columns">
            {choices.map(({ value, text }) => (
              <Checkbox
                key={value}
                text={text}
                isChecked={(before as Tick['before']).includes(value)}
                onChange={(isTicked) => onChange(ticked(value, { isTicked, before }))}
              />
            ))}
          </ChoiceGroup>
        )}
      </Field>
    </FieldWithConflict>
  );
}

type Tick = { isTicked: boolean; before: readonly (string | number)[] };
