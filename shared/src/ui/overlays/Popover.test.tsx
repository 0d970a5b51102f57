import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './Popover.tsx';

function show() {
  render(
    <>
      <Popover text="Compare" label="Comparisons">
        {(close) => <button onClick={close}>Done</button>}
      </Popover>
      <button>Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Compare' });
const panel = () => screen.queryByRole('dialog', { name: 'Comparisons' });

describe('a popover', () => {
  it('opens by keyboard, gets the focus, and returns it with Esc', async () => {
    const user = show();
    await user.tab();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(panel()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('closes when its content asks for it, and returns the focus', async () => {
    const user = show();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(panel()).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('closes on a click elsewhere, and when the focus leaves it', async () => {
    const user = show();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(panel()).toBeNull();
    await user.click(button());
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(panel()).toBeNull();
  });
});
