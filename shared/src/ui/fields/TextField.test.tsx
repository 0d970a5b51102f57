import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import type { TextDraftStore } from './useTextInput.ts';

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

describe('a text field on paper', () => {
  it('gives way to its whole text, which may need several lines', () => {
    const name = 'Zagreb '.repeat(28);
    render(<TextField label="City" value={name} onChange={() => {}} />);
    const field = screen.getByRole('textbox', { name: 'City' });
    expect(onPaper(field)).toMatchObject({ display: 'none' });
    expect(field.parentElement).toHaveAttribute('data-text', name);
    expect(onPaper(field.parentElement!, '::after')).toMatchObject({ display: 'block' });
  });

  it('shows no password', async () => {
    render(<Password />);
    await userEvent.type(screen.getByLabelText('Password'), 'open sesame');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(document.querySelector('[data-text]')).toBeNull();
  });
});

const area = () => screen.getByRole('textbox', { name: 'Comment' });
const stored = () => screen.getByRole('status');

describe('a text area', () => {
  it('hands on what is typed, line breaks included', async () => {
    render(<Comment />);
    await userEvent.type(area(), 'one{Enter}two');
    expect(stored()).toHaveTextContent('one two');
    expect(area()).toHaveValue('one\ntwo');
  });

  it('hands on pasted text without what no database can store', async () => {
    render(<Comment />);
    await userEvent.click(area());
    await userEvent.paste('one\vtwo\u0007');
    expect(area()).toHaveValue('one\ntwo');
  });

  it('keeps a text that is too long whole, says by how much, and hands it on once it fits', async () => {
    render(<Comment />);
    await userEvent.type(area(), 'one');
    await userEvent.paste(' two three');
    expect(area()).toHaveValue('one two three');
    expect(area()).toBeInvalid();
    expect(area()).toHaveAccessibleDescription('4 too long');
    expect(stored()).toHaveTextContent(/^one$/);
    await userEvent.type(area(), '{Backspace}{Backspace}{Backspace}');
    expect(area()).toHaveAccessibleDescription('1 too long');
    expect(stored()).toHaveTextContent(/^one$/);
    await userEvent.type(area(), '{Backspace}');
    expect(area()).toBeValid();
    expect(stored()).toHaveTextContent('one two t');
  });

  it('that is shown again still has its text that is too long, and one for another key has not', async () => {
    const { rerender, unmount } = render(<Comment draft={createDraft('a')} />);
    await userEvent.click(area());
    await userEvent.paste('one two three');
    rerender(<Comment draft={createDraft('b')} />);
    expect(area()).toHaveValue('');
    rerender(<Comment draft={createDraft('a')} />);
    expect(area()).toHaveValue('one two three');
    unmount();
    render(<Comment draft={createDraft('a')} />);
    expect(area()).toHaveValue('one two three');
    expect(area()).toBeInvalid();
  });

  it('gives way on paper to its whole text, which breaks across sheets', async () => {
    render(<Comment />);
    await userEvent.click(area());
    const text = 'line\n'.repeat(60);
    await userEvent.paste(text);
    const box = area().parentElement!;
    expect(box).toHaveAttribute('data-text', text);
    expect(onPaper(area())).toMatchObject({ display: 'none' });
    expect(onPaper(box, '::after')).toMatchObject({ display: 'block', visibility: 'visible' });
  });
});

const drafts = new Map<string, { text: string } | null>();
const stores = new Map<string, TextDraftStore>();

/** One store for each key, as `useDraft` returns it. */
function createDraft(key: string): TextDraftStore {
  const store = stores.get(key) ?? {
    read: () => drafts.get(key) ?? null,
    keep: (draft: { text: string } | null) => drafts.set(key, draft),
  };
  stores.set(key, store);
  return store;
}

/** A comment of at most 9 characters, and below it what is stored. */
function Comment({ draft }: { draft?: TextDraftStore }) {
  const [value, setValue] = useState('');
  const issueOf = (text: string) => (text.length > 9 ? `${text.length - 9} too long` : undefined);
  return (
    <>
      <TextArea
        label="Comment"
        value={value}
        onChange={setValue}
        limit={{ issueOf, ...(draft && { draft }) }}
      />
      <p role="status">{value}</p>
    </>
  );
}

/** The declarations for an element, or one of its generated contents, in the rules for print. */
function onPaper(element: Element, pseudo = ''): Record<string, string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => selectorText.endsWith(pseudo))
    .filter(({ selectorText }) =>
      element.matches(pseudo ? selectorText.slice(0, -pseudo.length) : selectorText),
    );
  return Object.fromEntries(
    rules.flatMap(({ style }) =>
      Array.from(style, (name) => [name, style.getPropertyValue(name)] as const),
    ),
  );
}
