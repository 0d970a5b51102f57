import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField } from './NumberField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const issueOf = (entry: unknown) => (String(entry).length > 1 ? 'Too long.' : undefined);
const isMarked = () => document.documentElement.matches('[data-issue]');
const ignore = () => {};

it.each([
  [
    'number',
    <NumberField
      label="Entry"
      value={1}
      onChange={ignore}
      format={{ language: 'en' }}
      issueOf={issueOf}
    />,
  ],
  ['text', <TextArea label="Entry" value="1" onChange={ignore} limit={{ issueOf }} />],
])('the page has the mark `issue` while an invalid %s is not saved', async (_, field) => {
  render(field);
  const input = screen.getByRole('textbox', { name: 'Entry' });
  await userEvent.type(input, '2');
  expect(isMarked()).toBe(true);
  await userEvent.type(input, '{Backspace}');
  expect(isMarked()).toBe(false);
});

it('an error of a form, which is sent as a whole, does not mark the page', () => {
  render(<TextField label="Name" value="" onChange={ignore} error="Enter a name." />);
  expect(isMarked()).toBe(false);
});
