import { screen } from '@testing-library/react';
import type { Language } from '../domain/index.ts';
import { renderInPlatform } from '../testing/index.ts';
import { useFormatTooLongMessage } from './useFormatTooLongMessage.ts';

function Issue({ length }: { length: number }) {
  const tooLongText = useFormatTooLongMessage();
  return <p role="status">{tooLongText('a'.repeat(length), 10) ?? 'fits'}</p>;
}

test.each<[Language, number, RegExp]>([
  ['en', 10, /^fits$/],
  ['en', 11, /^1 character too long: it is not saved until you shorten it\./],
  ['en', 1244, /^1,234 characters too long/],
  ['hr', 11, /^Tekst je predug za 1 znak i neće se spremiti/],
  ['hr', 12, /^Tekst je predug za 2 znaka i/],
  ['hr', 15, /^Tekst je predug za 5 znakova i/],
  ['hr', 31, /^Tekst je predug za 21 znak i/],
  ['sr', 11, /^Tekst je predugačak za 1 znak i neće se sačuvati/],
  ['sr', 32, /^Tekst je predugačak za 22 znaka i/],
  ['sr', 22, /^Tekst je predugačak za 12 znakova i/],
  ['sr', 1244, /^Tekst je predugačak za 1\.234 znaka i/],
])(
  'in %s, the message about a text of %i characters, of which 10 are allowed, is %s',
  async (language, length, said) => {
    await renderInPlatform(<Issue length={length} />, { language });
    expect(screen.getByRole('status')).toHaveTextContent(said);
  },
);
