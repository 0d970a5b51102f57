import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, Trans as WholeTrans } from 'react-i18next';
import { createInstance } from 'i18next';
import { createLazyTrans, type TransProps } from './createLazyTrans.tsx';

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  resources: { en: { site: { due: 'Due <b>{{day}}</b>, see <page>the dates</page>.' } } },
  ns: ['site'],
  defaultNS: 'site',
  initAsync: false,
});

const message = {
  t: i18n.t as TransProps['t'],
  i18nKey: 'due',
  values: { day: '1 May' },
  components: { b: <b />, page: <a href="#dates" /> },
};

function Messages({ children }: { children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

it('a message with links is shown as plain text at once, and with its links once the translation library has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof WholeTrans>();
  const Trans = createLazyTrans(async () => (await promise) as never);
  const { container } = render(<Trans {...message} />, { wrapper: Messages });
  expect(container).toHaveTextContent('Due 1 May, see the dates.');
  expect(screen.queryByRole('link')).toBeNull();

  await act(async () => resolve(WholeTrans));
  expect(screen.getByRole('link', { name: 'the dates' })).toHaveAttribute('href', '#dates');
  expect(container).toHaveTextContent('Due 1 May, see the dates.');
});

it('a message with links stays plain text if the translation library cannot be loaded; loading is tried only once', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const Trans = createLazyTrans(load);
  const { container, rerender } = await act(async () => render(<Trans {...message} />));
  rerender(<Trans {...message} />);
  expect(load).toHaveBeenCalledTimes(1);
  expect(container).toHaveTextContent('Due 1 May, see the dates.');
});
