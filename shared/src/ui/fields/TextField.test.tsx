import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

function Password({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Password"
      value={value}
      onChange={setValue}
      hint="At least 12 characters"
      error={error}
      secret={{ show: 'Show', hide: 'Hide' }}
      input={{ autoComplete: 'new-password', required: true }}
    />
  );
}

describe('a text field', () => {
  it('is named by its label and described by hint and error', () => {
    render(<Password error="Too short." />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAccessibleDescription('At least 12 characters Too short.');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByRole('alert')).toHaveTextContent('Too short.');
  });

  it('hides a password until it is asked to show it, by keyboard too', async () => {
    render(<Password />);
    await userEvent.tab();
    await userEvent.keyboard('open sesame');
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('open sesame');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('can have a name that is only spoken', () => {
    render(<TextField label={{ hidden: 'E-mail' }} value="a@b" onChange={() => {}} />);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('a@b');
    expect(screen.getByText('E-mail')).toHaveClass('visually-hidden');
  });
});

describe('a text area', () => {
  it('hands on what is typed, line breaks included', async () => {
    render(<Comment />);
    const area = screen.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(area, 'one{Enter}two and three');
    expect(area).toHaveValue('one\ntwo a');
  });
});

function Comment() {
  const [value, setValue] = useState('');
  return <TextArea label="Comment" value={value} onChange={setValue} area={{ maxLength: 9 }} />;
}
