import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import type { TextDraft, TextDraftStore } from './useTextInput.ts';

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
  it('is named by its label and described by its hint and its error', () => {
    render(<Password error="Too short." />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAccessibleDescription('At least 12 characters Too short.');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByRole('alert')).toHaveTextContent('Too short.');
  });

  it('hides a password until the user asks to show it, also by keyboard', async () => {
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

  it('can have a label for screen readers only', () => {
    render(<TextField label={{ hidden: 'E-mail' }} value="a@b" onChange={() => {}} />);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('a@b');
    expect(screen.getByText('E-mail')).toHaveClass('visually-hidden');
  });
});

describe('a printed text field', () => {
  it('shows its whole text, also over several lines', () => {
    const name = 'Zagreb '.repeat(28);
    render(<TextField label="City" value={name} onChange={() => {}} />);
    const field = screen.getByRole('textbox', { name: 'City' });
    expect(onPaper(field)).toMatchObject({ display: 'none' });
    expect(field.parentElement).toHaveAttribute('data-text', name);
    expect(onPaper(field.parentElement!, '::after')).toMatchObject({ display: 'block' });
  });

  it('never shows a password', async () => {
    render(<Password />);
    await userEvent.type(screen.getByLabelText('Password'), 'open sesame');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(document.querySelector('[data-text]')).toBeNull();
  });
});

const area = () => screen.getByRole('textbox', { name: 'Comment' });
const stored = () => screen.getByRole('status', { name: 'stored' });

describe('a text area', () => {
  it('passes on typed text with its line breaks', async () => {
    render(<Comment />);
    await userEvent.type(area(), 'one{Enter}two');
    expect(stored()).toHaveTextContent('one two');
    expect(area()).toHaveValue('one\ntwo');
  });

  it('passes on pasted text without characters that the database cannot store', async () => {
    render(<Comment />);
    await userEvent.click(area());
    await userEvent.paste('one\vtwo\u0007');
    expect(area()).toHaveValue('one\ntwo');
  });

  it('keeps a text that is too long, says by how much, and passes it on once it is short enough', async () => {
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

  it('shows its too long text again after the field was removed from the page, but not for another question', async () => {
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

  describe('with unsaved text, when somebody else has saved another text', () => {
    /** Enters 13 characters where 9 are allowed; then another person saves the text `theirs`. */
    async function meetTheirs(theirs = 'theirs') {
      const { rerender } = render(<Comment />);
      await userEvent.type(area(), 'one');
      await userEvent.paste(' two three');
      rerender(<Comment theirs={theirs} />);
    }

    it('shows both texts and passes nothing on before the user chooses', async () => {
      await meetTheirs();
      expect(area()).toHaveValue('one two three');
      expect(screen.getAllByRole('figure').map((one) => one.textContent)).toEqual([
        'Yoursone two threeKeep yours',
        'StoredtheirsTake stored',
      ]);
      await userEvent.type(area(), '{Backspace>4/}');
      expect(area()).toHaveValue('one two t');
      expect(area()).toBeInvalid();
      expect(area()).toHaveAccessibleDescription('changed');
      expect(stored()).toHaveTextContent(/^theirs$/);
    });

    it('passes on the user’s own text after “Keep yours”, but only once it is short enough', async () => {
      await meetTheirs();
      await userEvent.click(screen.getByRole('button', { name: 'Keep yours' }));
      expect(screen.queryByRole('figure')).not.toBeInTheDocument();
      expect(area()).toHaveAccessibleDescription('4 too long');
      expect(stored()).toHaveTextContent(/^theirs$/);
      await userEvent.type(area(), '{Backspace>4/}');
      expect(area()).toBeValid();
      expect(stored()).toHaveTextContent('one two t');
    });

    it('passes on the user’s own text at once after “Keep yours” if it is short enough', async () => {
      await meetTheirs();
      await userEvent.type(area(), '{Backspace>4/}');
      await userEvent.click(screen.getByRole('button', { name: 'Keep yours' }));
      expect(stored()).toHaveTextContent('one two t');
      expect(area()).toBeValid();
    });

    it('takes the saved text after “Take stored”, even if it is empty', async () => {
      await meetTheirs('');
      expect(screen.getAllByRole('figure')[1]).toHaveTextContent('(empty)');
      await userEvent.click(screen.getByRole('button', { name: 'Take stored' }));
      expect(area()).toHaveValue('');
      expect(area()).toBeValid();
      await userEvent.type(area(), 'new');
      expect(stored()).toHaveTextContent('new');
    });

    it('does not ask the user to choose if both texts are the same', async () => {
      await meetTheirs('one two');
      await userEvent.type(area(), '{Backspace>6/}');
      expect(area()).toHaveValue('one two');
      expect(area()).toBeValid();
      expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    });
  });

  it('prints its whole text, which can continue on the next page', async () => {
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

const drafts = new Map<string, TextDraft | null>();
const stores = new Map<string, TextDraftStore>();

/** One store for each key, as `useDraft` returns it. */
function createDraft(key: string): TextDraftStore {
  const store = stores.get(key) ?? {
    read: () => drafts.get(key) ?? null,
    keep: (draft: TextDraft | null) => drafts.set(key, draft),
  };
  stores.set(key, store);
  return store;
}

const versionTexts = {
  changed: 'changed',
  title: 'Choose',
  mine: 'Yours',
  theirs: 'Stored',
  keepMine: 'Keep yours',
  takeTheirs: 'Take stored',
  empty: '(empty)',
};

type CommentProps = {
  draft?: TextDraftStore;
  /** The text that somebody else saves as soon as this prop is set. */
  theirs?: string;
};

/** A field for a comment of at most 9 characters, and below it the stored text. */
function Comment({ draft, theirs }: CommentProps) {
  const [value, setValue] = useState('');
  const [known, setKnown] = useState<string>();
  if (theirs !== undefined && theirs !== known) {
    setKnown(theirs);
    setValue(theirs);
  }
  const issueOf = (text: string) => (text.length > 9 ? `${text.length - 9} too long` : undefined);
  return (
    <>
      <TextArea
        label="Comment"
        value={value}
        onChange={setValue}
        limit={{ issueOf, versionTexts, ...(draft && { draft }) }}
      />
      <p role="status" aria-label="stored">
        {value}
      </p>
    </>
  );
}

/** The CSS declarations for an element, or for its pseudo-element `pseudo`, in the rules for print. */
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
