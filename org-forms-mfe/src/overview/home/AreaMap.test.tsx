import { screen, within } from '@testing-library/react';
import type { Grade, Language } from '@cert/shared/domain';
import { anOverviewArea, anOverviewCategory, anUngradedTeam } from '@cert/shared/testing';
import { showHome } from './testing/showHome.tsx';

const titles: Record<Language, string> = {
  hr: 'Karta područja',
  sr: 'Mapa oblasti',
  en: 'Map of areas',
};

async function tileOf(finalGrade: Grade | null, minGrade: number, language: Language = 'en') {
  const area = anOverviewArea({ minGrade, finalGrade, ownGrade: null, suggestion: null });
  const categories = [anOverviewCategory({ areas: [area] })];
  await showHome({ categories, grading: anUngradedTeam }, { language });
  const map = within(screen.getByRole('region', { name: titles[language] }));
  return map.getByRole('link', { name: /Leaving well/ });
}

it.each<[Language, string]>([
  ['en', 'below the minimum 2'],
  ['hr', 'ispod najniže ocjene 2'],
  ['sr', 'ispod najniže ocene 2'],
])('shows a key area with final grade 0 as below its minimum, in %s', async (language, text) => {
  expect(await tileOf(0, 2, language)).toHaveTextContent(text);
});

it.each<[Grade | null, number, boolean]>([
  [0, 0.5, true],
  [1.5, 2, true],
  [2, 2, false],
  [0, 0, false],
  [null, 2, false],
])('final grade %s with minimum %s is below it: %s', async (finalGrade, minGrade, isBelow) => {
  const tile = await tileOf(finalGrade, minGrade);
  expect(tile.textContent.includes('below the minimum')).toBe(isBelow);
  const isGreen = finalGrade !== null && !isBelow;
  expect(tile.parentElement).toHaveAttribute('data-tone', isGreen ? 'done' : 'plain');
});
