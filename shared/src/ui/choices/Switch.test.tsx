import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch.tsx';

const show = (isOn: boolean, isDisabled = false) => {
  const onChange = jest.fn();
  const hint = 'Takes effect at once';
  render(<Switch text="Open" {...{ isOn, onChange, isDisabled, hint }} />);
  return onChange;
};
const open = () => screen.getByRole('switch', { name: 'Open' });

describe('a switch', () => {
  it('says whether it is on, and what goes with it', () => {
    show(true);
    expect(open()).toBeChecked();
    expect(open()).toHaveAccessibleDescription('Takes effect at once');
  });

  it('is moved by a press on its words and by the space bar', async () => {
    const user = userEvent.setup();
    const onChange = show(false);
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('Open'));
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('is moved by nobody while it is disabled', async () => {
    const onChange = show(false, true);
    await userEvent.click(screen.getByText('Open'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
