import { act, screen } from '@testing-library/react';
import { Trans, useTranslation } from 'react-i18next';
import type { Language } from '../../domain/index.ts';
import { renderInPlatform } from '../../testing/index.ts';
import { createMessages } from './messages.ts';

function Unsent({ count }: { count: number }) {
  return <p>{useTranslation('platform').t('queue.unsent', { count })}</p>;
}

describe('counted messages', () => {
  test.each<[Language, number, string]>([
    ['hr', 0, '0 promjena još nije spremljeno'],
    ['hr', 1, '1 promjena još nije spremljena'],
    ['hr', 2, '2 promjene još nisu spremljene'],
    ['hr', 4, '4 promjene još nisu spremljene'],
    ['hr', 5, '5 promjena još nije spremljeno'],
    ['hr', 11, '11 promjena još nije spremljeno'],
    ['hr', 12, '12 promjena još nije spremljeno'],
    ['hr', 21, '21 promjena još nije spremljena'],
    ['hr', 22, '22 promjene još nisu spremljene'],
    ['hr', 25, '25 promjena još nije spremljeno'],
    ['sr', 1, '1 izmena još nije sačuvana'],
    ['sr', 2, '2 izmene još nisu sačuvane'],
    ['sr', 5, '5 izmena još nije sačuvano'],
    ['sr', 21, '21 izmena još nije sačuvana'],
    ['en', 1, '1 change not saved yet'],
    ['en', 2, '2 changes not saved yet'],
    ['en', 21, '21 changes not saved yet'],
  ])('in %s of %d read “%s”', async (language, count, text) => {
    await renderInPlatform(<Unsent count={count} />, { language });
    expect(screen.getByText(text)).toBeVisible();
  });
});

declare module 'i18next' {
  interface MessageResources {
    greeter: { greeting: string; linked: string };
  }
}

describe('messages of a part', () => {
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

  it('are those of the page’s language, with values as they stand', async () => {
    await renderInPlatform(<Greeting />, {
      messages: { greeter: inEveryLanguage },
      language: 'sr',
    });
    expect(screen.getByText('Zdravo, Ana <3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vidi' })).toHaveAttribute('href', '#there');
  });

  it('of two versions: the last loaded win, those of the other alone stay', async () => {
    const { load, i18n } = createMessages('en');
    const version = (messages: object) => ({
      ...inEveryLanguage,
      en: async () => ({ default: messages as never }),
    });
    await load('greeter', version({ greeting: 'Good day', linked: 'See' }));
    await load('greeter', version({ greeting: 'Hello' }));
    expect(i18n.t('greeting', { ns: 'greeter' })).toBe('Hello');
    expect(i18n.t('linked', { ns: 'greeter' })).toBe('See');
  });

  it('that cannot be loaded are a failure, and can be loaded again', async () => {
    const { load, i18n } = createMessages('hr');
    const gone = { ...inEveryLanguage, hr: () => Promise.reject(new Error('gone')) };
    await expect(load('greeter', gone)).rejects.toThrow('gone');
    await load('greeter', inEveryLanguage);
    expect(i18n.t('greeting', { ns: 'greeter', name: 'Ana' })).toBe('Dobar dan, Ana');
  });

  it('are never taken from another language', async () => {
    const { platform } = await renderInPlatform(<Greeting />, { language: 'hr' });
    const { i18n } = platform.messages;
    act(() => void i18n.addResourceBundle('en', 'greeter', { greeting: 'Good day' }));
    expect(screen.getByText('greeting')).toBeVisible();
  });
});
