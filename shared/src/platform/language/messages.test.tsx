import { act, screen } from '@testing-library/react';
import { Trans, useTranslation } from 'react-i18next';
import type { Language } from '../../domain/index.ts';
import { renderInPlatform } from '../../testing/index.ts';
import { createMessageLoader } from './messages.ts';

function Unsent({ count }: { count: number }) {
  return <p>{useTranslation('platform').t('queue.unsent', { count })}</p>;
}

describe('messages with a number', () => {
  test.each<[Language, number, string]>([
    ['hr', 0, '0 promjena čuva se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 1, '1 promjena čuva se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 2, '2 promjene čuvaju se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 4, '4 promjene čuvaju se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 5, '5 promjena čuva se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 11, '11 promjena čuva se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 12, '12 promjena čuva se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 21, '21 promjena čuva se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 22, '22 promjene čuvaju se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['hr', 25, '25 promjena čuva se u ovom pregledniku i poslat će se čim to bude moguće.'],
    ['sr', 1, '1 izmena čuva se u ovom pregledaču i biće poslata čim to bude moguće.'],
    ['sr', 2, '2 izmene čuvaju se u ovom pregledaču i biće poslate čim to bude moguće.'],
    ['sr', 5, '5 izmena čuva se u ovom pregledaču i biće poslato čim to bude moguće.'],
    ['sr', 21, '21 izmena čuva se u ovom pregledaču i biće poslata čim to bude moguće.'],
    ['en', 1, '1 change is kept in this browser and is sent as soon as possible.'],
    ['en', 2, '2 changes are kept in this browser and are sent as soon as possible.'],
    ['en', 21, '21 changes are kept in this browser and are sent as soon as possible.'],
  ])('in %s, with %d, have the right plural: “%s”', async (language, count, text) => {
    await renderInPlatform(<Unsent count={count} />, { language });
    expect(screen.getByText(text)).toBeVisible();
  });
});

declare module 'i18next' {
  interface MessageResources {
    greeter: { greeting: string; linked: string };
  }
}

describe('the messages of a module', () => {
  const Greeting = () => {
    const { t } = useTranslation('greeter');
    return (
      <>
        <p>{t('greeting', { name: 'Ana <3' })}</p>
        <p>
          <Trans t={t} i18nKey="linked" components={{ page: <a href="#there" /> }} />
        </p>
      </>
    );
  };
  const inEveryLanguage = {
    hr: async () => ({ default: { greeting: 'Dobar dan, {{name}}', linked: '<page>Vidi</page>' } }),
    sr: async () => ({ default: { greeting: 'Zdravo, {{name}}', linked: '<page>Vidi</page>' } }),
    en: async () => ({ default: { greeting: 'Good day, {{name}}', linked: '<page>See</page>' } }),
  };

  it('are shown in the language of the page, with their values inserted unchanged', async () => {
    await renderInPlatform(<Greeting />, {
      messages: { greeter: inEveryLanguage },
      language: 'sr',
    });
    expect(screen.getByText('Zdravo, Ana <3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vidi' })).toHaveAttribute('href', '#there');
  });

  it('of two versions are merged: the version loaded last wins', async () => {
    const { load, i18n } = createMessageLoader('en');
    const version = (messages: object) => ({
      ...inEveryLanguage,
      en: async () => ({ default: messages as never }),
    });
    await load('greeter', version({ greeting: 'Good day', linked: 'See' }));
    await load('greeter', version({ greeting: 'Hello' }));
    expect(i18n.t('greeting', { ns: 'greeter' })).toBe('Hello');
    expect(i18n.t('linked', { ns: 'greeter' })).toBe('See');
  });

  it('report an error if they cannot be loaded, and can be loaded again', async () => {
    const { load, i18n } = createMessageLoader('hr');
    const gone = { ...inEveryLanguage, hr: () => Promise.reject(new Error('gone')) };
    await expect(load('greeter', gone)).rejects.toThrow('gone');
    await load('greeter', inEveryLanguage);
    expect(i18n.t('greeting', { ns: 'greeter', name: 'Ana' })).toBe('Dobar dan, Ana');
  });

  it('are never taken from another language', async () => {
    const { platform } = await renderInPlatform(<Greeting />, { language: 'hr' });
    const { i18n } = platform.messages;
    await act(async () => void i18n.addResourceBundle('en', 'greeter', { greeting: 'Good day' }));
    expect(screen.getByText('greeting')).toBeVisible();
  });
});
