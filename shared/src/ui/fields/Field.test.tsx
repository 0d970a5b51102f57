import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';
import { Switch } from '../choices/Switch.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

type Values = { city: string; year: number | null; isOpen: boolean; note: string };

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { city: '', year: null, isOpen: false, note: 'Old' },
  });
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <Field control={control} name="city" rules={{ required: 'Enter a city.' }}>
        {(field, native) => (
          <TextField {...field} label="City" hint="Where it is at home" input={native} />
        )}
      </Field>
      <Field control={control} name="year" rules={{ validate: (year) => year !== 2025 || 'No.' }}>
        {(field, native) => (
          <SelectField
            {...field}
            label="Year"
            emptyText="None"
            choices={[2025, 2026].map((year) => ({ value: year, text: String(year) }))}
            select={native}
          />
        )}
      </Field>
      <Field control={control} name="isOpen">
        {({ value, onChange }) => <Switch text="Open" isOn={value} onChange={onChange} />}
      </Field>
      <Field control={control} name="note">
        {(field, native) => (
          <TextArea
            {...field}
            label="Note"
            onChange={(entered) => field.onChange(entered.toUpperCase())}
            area={native}
          />
        )}
      </Field>
      <Button type="submit">Save</Button>
    </form>
  );
}

function show() {
  const sent: Values[] = [];
  render(<Form onSend={(values) => sent.push(values)} />);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { save, sent };
}

describe('a field of a form', () => {
  it('passes its value to every kind of input, and takes the value that is entered', async () => {
    const { save, sent } = show();
    expect(screen.getByLabelText('City')).toHaveAttribute('name', 'city');
    expect(screen.getByLabelText('Note')).toHaveValue('Old');
    await userEvent.type(screen.getByLabelText('City'), 'Zadar');
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2026');
    await userEvent.click(screen.getByRole('switch', { name: 'Open' }));
    await userEvent.type(screen.getByLabelText('Note'), 'er');
    await save();
    expect(sent).toEqual([{ city: 'Zadar', year: 2026, isOpen: true, note: 'OLDER' }]);
  });

  it('shows its error beside the hint and gets the focus if it is invalid when the form is saved', async () => {
    const { save, sent } = show();
    const city = screen.getByLabelText('City');
    expect(city).toHaveAccessibleDescription('Where it is at home');
    expect(city).not.toHaveAttribute('aria-invalid');
    await save();
    expect(city).toBeInvalid();
    expect(city).toHaveAccessibleDescription('Where it is at home Enter a city.');
    expect(city).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.keyboard('Z');
    expect(city).not.toHaveAttribute('aria-invalid');
  });

  it('does not get the focus if it is valid when the form is saved: the first invalid field gets it', async () => {
    const { save } = show();
    await userEvent.type(screen.getByLabelText('City'), 'Zadar');
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2025');
    await save();
    expect(screen.getByLabelText('Year')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('No.');
  });
});
