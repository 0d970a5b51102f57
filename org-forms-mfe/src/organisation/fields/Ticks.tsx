import { Checkbox, ChoiceGroup } from '@cert/shared/ui';
import type { FormValues } from '../editing/formValues.ts';
import { useOpenForm } from '../InfoFormContext.ts';
import { FieldPlace } from './FieldPlace.tsx';

type Props<Field extends 'categories' | 'countries'> = {
  field: Field;
  /** In the order in which they are shown. */
  choices: readonly { value: FormValues[Field][number]; text: string }[];
  hint?: string;
};

/** Several of a list may be ticked. */
export function Ticks<Field extends 'categories' | 'countries'>({
  field,
  choices,
  hint,
}: Props<Field>) {
  const { values, edit, faultText, labelOf } = useOpenForm();
  const ticked: readonly (string | number)[] = values[field];

  function tick(value: string | number, isTicked: boolean): void {
    const next = choices
      .map((choice) => choice.value)
      .filter((one) => (one === value ? isTicked : ticked.includes(one)))
      // As they are stored: ids and codes are in their order there.
      .sort((one, other) => (typeof one === 'number' ? one - Number(other) : one < other ? -1 : 1));
    edit(field, next as FormValues[Field]);
  }

  return (
    <FieldPlace field={field}>
      <ChoiceGroup
        label={labelOf(field)}
        hint={hint}
        error={faultText(field)}
        arrangement="columns"
      >
        {choices.map(({ value, text }) => (
          <Checkbox
            key={value}
            text={text}
            isChecked={ticked.includes(value)}
            onChange={(isTicked) => tick(value, isTicked)}
          />
        ))}
      </ChoiceGroup>
    </FieldPlace>
  );
}
