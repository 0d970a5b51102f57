import { screen, within } from '@testing-library/react';
import type { OverviewArea } from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import { anOverviewArea, anOverviewCategory, anUnstartedGrading } from '@cert/shared/testing';
import { renderHomePage } from './testing/renderHomePage.tsx';

const titles: Record<Language, string> = {
  hr: 'Karta područja',
  sr: 'Mapa oblasti',
  en: 'Map of areas',
};

async function tileOf(finalGrade: Grade | null, minGrade: number, language: Language = 'en') {
  const area = anOverviewArea({ minGrade, finalGrade, ownGrade: null, suggestion: null });
  const categories = [anOverviewCategory({ areas: [area] })];
  await renderHomePage({ categories, grading: anUnstartedGrading }, { language });
  const map = within(screen.getByRole('region', { name: titles[language] }));
  return map.getByRole('link', { name: /Leaving well/ });
}

it.each<[Language, string]>([
  ['en', 'below the minimum 2'],
  ['hr', 'ispod najniže ocjene 2'],
  ['sr', 'ispod najniže ocene 2'],
])(
  'the map shows a key area with final grade 0 as below its minimum, in %s',
  async (language, text) => {
    expect(await tileOf(0, 2, language)).toHaveTextContent(text);
  },
);

it.each<[Grade | null, number, boolean]>([
  [0, 0.5, true],
  [1.5, 2, true],
  [2, 2, false],
  [0, 0, false],
  [null, 2, false],
])(
  'the map shows final grade %s with minimum %s as below the minimum: %s',
  async (finalGrade, minGrade, isBelow) => {
    const tile = await tileOf(finalGrade, minGrade);
    expect(tile.textContent.includes('below the minimum')).toBe(isBelow);
    const isGreen = finalGrade !== null && !isBelow;
    expect(tile.parentElement).toHaveAttribute('data-tone', isGreen ? 'done' : 'plain');
  },
);

describe('the tile of an area on a client’s map', () => {
  const showTile = async (given: Partial<OverviewArea>, language: Language = 'en', locked = 0) => {
    const categories = [anOverviewCategory({ areas: [anOverviewArea(given)] })];
    await renderHomePage({ categories, locked: locked === 1 ? 1 : 0 }, { language });
    const map = within(screen.getByRole('region', { name: titles[language] }));
    return { map, tile: map.getByRole('link', { name: /Leaving well/ }) };
  };
  const leftByKind = { answers: 2, documents: 1, comments: 5 };

  it.each<[Language, string]>([
    ['en', '1 Leaving well 50% 2 answers left 1 required document left 5 required comments left'],
    [
      'hr',
      '1 Leaving well 50\u00a0% još 2 odgovora još 1 obvezni dokument još 5 obveznih komentara',
    ],
    [
      'sr',
      '1 Leaving well 50\u00a0% još 2 odgovora još 1 obavezan dokument još 5 obaveznih komentara',
    ],
  ])('counts missing answers, documents and comments, in %s', async (language, name) => {
    const { tile } = await showTile({ leftByKind }, language);
    expect(tile).toHaveAccessibleName(name);
    expect(tile.querySelectorAll('svg')).toHaveLength(3);
  });

  it('names only what is missing, and the map explains the icons', async () => {
    const { map, tile } = await showTile({
      leftByKind: { answers: 0, documents: 2, comments: 0 },
    });
    expect(tile).toHaveAccessibleName('1 Leaving well 50% 2 required documents left');
    expect(map.getByText('missing required documents')).toBeVisible();
  });

  it.each<[Language, string]>([
    ['en', 'answered 1 required document left'],
    ['hr', 'odgovoreno još 1 obvezni dokument'],
    ['sr', 'odgovoreno još 1 obavezan dokument'],
  ])('never says 100 %% while something is missing, in %s', async (language, text) => {
    const { tile } = await showTile(
      { completeness: 100, leftByKind: { answers: 0, documents: 1, comments: 0 } },
      language,
    );
    expect(tile).toHaveAccessibleName(`1 Leaving well ${text}`);
    expect(tile.parentElement).toHaveAttribute('data-tone', 'plain');
  });

  it('does not list what is missing while the questionnaire is locked', async () => {
    const { map, tile } = await showTile({ leftByKind }, 'en', 1);
    expect(tile).toHaveAccessibleName('1 Leaving well 50%');
    expect(map.queryByText('missing answers')).toBeNull();
  });
});
