import { act, screen } from '@testing-library/react';
import { useStore } from '../store.ts';
import { usePlatform } from '../platform.ts';
import { aSession, renderInPlatform } from '../../testing/index.ts';
import { createSessionStore } from './session.ts';

/** What only the signed-in account may see. */
function Grades() {
  const session = useStore(usePlatform().session);
  return session && <p>{`grades of ${session.name}`}</p>;
}

const iva = aSession({ token: 'token-of-iva', accountId: 2, name: 'Iva' });
const root = document.documentElement;
const isConcealed = () => root.hasAttribute('data-concealed');

/** Dispatches an event without `act`: what is still in the DOM afterwards would be painted. */
const pageEvent = (type: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

describe('a page that the browser keeps for the “Back” button', () => {
  it('is hidden when it is left, and shown again to the same account', async () => {
    await renderInPlatform(<Grades />);
    pageEvent('pagehide', true);
    expect(isConcealed()).toBe(true);
    pageEvent('pageshow', true);
    expect(isConcealed()).toBe(false);
    expect(screen.getByText('grades of Ana Horvat')).toBeInTheDocument();
  });

  test.each([
    ['pagehide', 'pageshow', window],
    ['freeze', 'resume', document],
  ] as const)(
    'shows nothing if another account has signed in between the events “%s” and “%s”; that account stays signed in',
    async (left, back, target) => {
      const { platform } = await renderInPlatform(<Grades />);
      const happen = (type: string) =>
        target.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
      happen(left);
      createSessionStore(platform.storage).start(iva);
      let shown: string | null = '';
      const removeAttribute = jest.spyOn(root, 'removeAttribute').mockImplementation((name) => {
        shown = document.body.textContent;
        Element.prototype.removeAttribute.call(root, name);
      });
      act(() => void happen(back));
      removeAttribute.mockRestore();
      expect(shown).toBe('');
      expect(isConcealed()).toBe(false);
      expect(platform.session.get()).toBeNull();
      expect(createSessionStore(platform.storage).get()).toEqual(iva);
    },
  );

  it('is not hidden if the browser does not keep it', async () => {
    await renderInPlatform(<Grades />);
    pageEvent('pagehide', false);
    expect(isConcealed()).toBe(false);
  });
});

it('a tab that becomes visible shows nothing of its account if another account has signed in meanwhile', async () => {
  const { platform } = await renderInPlatform(<Grades />);
  createSessionStore(platform.storage).start(iva);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText(/^grades/)).not.toBeInTheDocument();
  expect(createSessionStore(platform.storage).get()).toEqual(iva);
});
