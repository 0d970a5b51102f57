import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Skeleton } from './signs/Spinner.tsx';
import { Notice } from './Notice.tsx';
import { ToastStack } from './overlays/ToastStack.tsx';

describe('a notice', () => {
  it('is announced by screen readers at once only if it reports a failure', () => {
    render(
      <>
        <Notice tone="failure">Not saved.</Notice>
        <Notice tone="warning">Below the threshold.</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
    expect(screen.getByRole('status')).toHaveTextContent('Below the threshold.');
  });

  it('has a title and an action', () => {
    render(
      <Notice tone="failure" title="Not loaded" action={<button type="button">Try again</button>}>
        The rest works.
      </Notice>,
    );
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText('Not loaded')).toBeInTheDocument();
    expect(notice.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the list of toasts', () => {
  it('is a polite live region even while it is empty, and dismisses the toast whose button is pressed', async () => {
    const dismiss = jest.fn();
    const words = { region: 'Messages', dismiss: 'Dismiss' };
    const { rerender } = render(<ToastStack toasts={[]} onDismiss={dismiss} words={words} />);
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');

    rerender(
      <ToastStack
        toasts={[
          { id: 1, tone: 'success', text: 'Saved.' },
          { id: 2, tone: 'failure', text: 'Not saved.' },
        ]}
        onDismiss={dismiss}
        words={words}
      />,
    );
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }),
    );
    expect(dismiss.mock.calls).toEqual([[2]]);
  });
});

describe('the loading placeholder', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('appears after 300 ms, not earlier', () => {
    render(<Skeleton>Loading…</Skeleton>);
    act(() => jest.advanceTimersByTime(299));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('does not appear if the content loads faster', () => {
    const { unmount } = render(<Skeleton>Loading…</Skeleton>);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
