import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

function show() {
  render(
    <Tabs
      label="Areas"
      tabs={[
        { id: 1, link: <a href="#one">One</a> },
        { id: 2, link: <a href="#two">Two</a>, isCurrent: true },
        { id: 3, disabled: 'Three' },
      ]}
    />,
  );
  return within(screen.getByRole('navigation', { name: 'Areas' }));
}

describe('tabs', () => {
  it('mark the tab of the current page', () => {
    const tabs = show();
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Two');
    expect(tabs.getAllByRole('listitem')).toHaveLength(3);
  });

  it('scroll the current tab into view, and show at which ends there are more tabs', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    const row = show().getByRole('list');
    await waitFor(() => expect(row.scrollLeft).toBe(250));
    expect(row).toHaveAttribute('data-more', 'before after');
    row.scrollLeft = 400;
    fireEvent.scroll(row);
    expect(row).toHaveAttribute('data-more', 'before');
    jest.restoreAllMocks();
  });

  it('show a disabled tab as disabled, and skip it with the keyboard', async () => {
    const tabs = show();
    expect(tabs.getByRole('link', { name: 'Three' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(tabs.getByRole('link', { name: 'One' })).toHaveFocus();
    await userEvent.tab();
    expect(tabs.getByRole('link', { name: 'Two' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
