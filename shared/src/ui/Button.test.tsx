import type { FormEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

describe('a button', () => {
  it('runs its action on a click, Enter and Space', async () => {
    const act = jest.fn();
    render(<Button onClick={act}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter} ');
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('shows that it is busy, keeps the focus, and ignores further clicks', async () => {
    const act = jest.fn();
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    const form = (busyText?: string) => (
      <form onSubmit={send}>
        <Button type="submit" onClick={act} busyText={busyText}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(form('Saving…'));
    const button = screen.getByRole('button', { name: 'Saving…' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(act).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('submits a form only if it is a submit button', async () => {
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
        <IconButton icon="close" label="Clear" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
