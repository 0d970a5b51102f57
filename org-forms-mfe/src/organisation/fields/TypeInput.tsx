import { otherCompany } from '@cert/shared/domain';
import { ChoiceList } from '@cert/shared/ui';
import { useOpenForm } from '../InfoFormContext.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { OtherDescription } from './OtherDescription.tsx';

/** Who owns the organisation: one of the list, or another one in words. */
export function TypeInput() {
  const { values, edit, types, faults, faultText, labelOf } = useOpenForm();
  const { id, description } = values.type;
  const isOwnFault = faults.type === 'missing' || faults.type === 'refused';
  const extra = { place: 'below', content: <OtherDescription field="type" /> } as const;
  return (
    <FieldPlace field="type">
      <ChoiceList
        label={labelOf('type')}
        choices={types.map((type) => ({
          value: type.id,
          text: type.title,
          extra: type.id === id && id === otherCompany.id ? extra : undefined,
        }))}
        value={id}
        onChange={(next) => edit('type', { id: next, description })}
        error={isOwnFault ? faultText('type') : undefined}
      />
    </FieldPlace>
  );
}
