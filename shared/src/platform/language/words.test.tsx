import { act, screen } from '@testing-library/react';
import type { Language } from '../../domain/index.ts';
import { renderInPlatform } from '../../testing/index.ts';
import { usePlatformWords } from '../platformWords.ts';
import { wordsOf } from './words.ts';

function Unsent({ count }: { count: number }) {
  return <p>{usePlatformWords()('queue.unsent', { count })}</p>;
}

describe('counted words', () => {
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

describe('words of a part', () => {
  const useWords = wordsOf<{ greeting: string }>('greeter');
  const Greeting = () => <p>{useWords()('greeting', { name: 'Ana <3' })}</p>;
  const inEveryLanguage = {
    hr: async () => ({ greeting: 'Dobar dan, {{name}}' }),
    sr: async () => ({ greeting: 'Dobar dan, {{name}}' }),
    en: async () => ({ greeting: 'Good day, {{name}}' }),
  };

  it('are those of the page’s language, with values as they stand', async () => {
    await renderInPlatform(<Greeting />, { words: { greeter: inEveryLanguage }, language: 'sr' });
    expect(screen.getByText('Dobar dan, Ana <3')).toBeVisible();
  });

  it('are shown as soon as they are here', async () => {
    const { platform } = await renderInPlatform(<Greeting />);
    const words = await inEveryLanguage.en();
    act(() => void platform.words.addResourceBundle('en', 'greeter', words));
    expect(screen.getByText('Good day, Ana <3')).toBeVisible();
  });

  it('are never taken from another language', async () => {
    const { platform } = await renderInPlatform(<Greeting />, { language: 'hr' });
    const words = await inEveryLanguage.en();
    act(() => void platform.words.addResourceBundle('en', 'greeter', words));
    expect(screen.getByText('greeting')).toBeVisible();
  });
});
