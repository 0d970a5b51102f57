import { useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addModalDialogSupport } from '../../testing/modalDialogs.ts';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Toggletip } from './Toggletip.tsx';

beforeAll(addModalDialogSupport);

type Part = (close: () => void) => ReactNode;

function Harness({ part }: { part: Part }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && part(() => setOpen(false))}
    </>
  );
}

const question: Part = (close) => (
  <Dialog title="Finalize?" closeText="Close" onClose={close} actions={<Button>Yes</Button>}>
    <Toggletip label="Why">Because.</Toggletip>
  </Dialog>
);

const side: Part = (close) => (
  <Drawer label="Contents" closeText="Close" onClose={close}>
    <a href="#one">One</a>
  </Drawer>
);

async function open(part: Part) {
  render(<Harness part={part} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

describe.each<[string, Part, string]>([
  ['a dialog', question, 'Finalize?'],
  ['a drawer', side, 'Contents'],
])('%s', (_, part, name) => {
  it('is named by its title and gets the focus as a whole when it opens', async () => {
    await open(part);
    expect(screen.getByRole('dialog', { name })).toHaveFocus();
  });

  it('closes with Esc and returns the focus', async () => {
    await open(part);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes with its close button and returns the focus', async () => {
    await open(part);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});

describe('a dialog', () => {
  it('focuses its first field if it has one', async () => {
    await open((close) => (
      <Dialog title="Rename" closeText="Close" onClose={close}>
        <TextField label="Name" value="" onChange={() => {}} />
      </Dialog>
    ));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('stays open if the page refuses to close it', async () => {
    await open(() => (
      <Dialog title="Unsaved" closeText="Close" onClose={() => {}}>
        Keep or drop?
      </Dialog>
    ));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Unsaved' })).toHaveAttribute('open');
  });
});
