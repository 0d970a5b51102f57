import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toggletip } from './Toggletip.tsx';

function show() {
  render(
    <>
      <Toggletip label="About headcount">Active employees only.</Toggletip>
      <p>Elsewhere</p>
    </>,
  );
  return {
    mark: screen.getByRole('button', { name: 'About headcount' }),
    bubble: screen.getByText('Active employees only.'),
  };
}

describe('an info button with its bubble', () => {
  it('is described by its text for screen readers even while it is closed', () => {
    const { mark, bubble } = show();
    expect(bubble).not.toBeVisible();
    expect(mark).toHaveAccessibleDescription('Active employees only.');
  });

  it('opens on hover, stays open under the pointer, and closes afterwards', async () => {
    const { mark, bubble } = show();
    const user = userEvent.setup();
    await user.hover(mark);
    expect(bubble).toBeVisible();
    await user.hover(bubble);
    expect(bubble).toBeVisible();
    await user.hover(screen.getByText('Elsewhere'));
    expect(bubble).not.toBeVisible();
  });

  it('opens on focus, closes with Esc, and opens again with Enter', async () => {
    const { bubble } = show();
    await userEvent.tab();
    expect(bubble).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(bubble).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(bubble).toBeVisible();
    await userEvent.tab();
    expect(bubble).not.toBeVisible();
  });

  it('opens on a tap and closes on the next tap', async () => {
    const { mark, bubble } = show();
    const tap = { keys: '[TouchA]', target: mark };
    await userEvent.pointer(tap);
    expect(bubble).toBeVisible();
    await userEvent.pointer(tap);
    expect(bubble).not.toBeVisible();
  });

  it('closes on a click elsewhere', async () => {
    const { mark, bubble } = show();
    await userEvent.click(mark);
    expect(bubble).toBeVisible();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(bubble).not.toBeVisible();
  });
});
