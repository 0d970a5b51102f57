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
  it('tells screen readers whether it is on, and has a description', () => {
    show(true);
    expect(open()).toBeChecked();
    expect(open()).toHaveAccessibleDescription('Takes effect at once');
  });

  it('is switched by a click on its label and by Space', async () => {
    const user = userEvent.setup();
    const onChange = show(false);
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('Open'));
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('cannot be switched while it is disabled', async () => {
    const onChange = show(false, true);
    await userEvent.click(screen.getByText('Open'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
