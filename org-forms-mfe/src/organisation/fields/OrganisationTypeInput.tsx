import { otherOption } from '@cert/shared/domain';
import { ChoiceList, Field } from '@cert/shared/ui';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';
import { OtherDescription } from './OtherDescription.tsx';

/** The type of the organisation by its owner: one of the list, or "Other" with a description. */
export function OrganisationTypeInput() {
  const { control, types, issueOf, labelOf } = useInfoFormContext();
  const issue = issueOf('type');
  const isShownHere = issue === 'missing' || issue === 'refused';
  return (
    <FieldWithConflict field="type">
      <Field control={control} name="type">
        {({ value, onChange, error }) => (
          <ChoiceList
            label={labelOf('type')}
            choices={types.map(({ id, title }) => ({
              value: id,
              text: title,
              extra:
                id === value.id && id === otherOption.id
                  ? {
                      place: 'below',
                      content: <OtherDescription field="type" {...{ value, onChange, error }} />,
                    }
                  : undefined,
            }))}
            value={value.id}
            onChange={(id) => onChange({ id, description: value.description })}
            error={isShownHere ? error : undefined}
          />
        )}
      </Field>
    </FieldWithConflict>
  );
}
