import { screen, within } from '@testing-library/react';
import type { ProgrammeReply } from '@cert/shared/contract';
import { AboutPage } from './about/AboutPage.tsx';
import { CertifierGuidePage } from './certifier-guide/CertifierGuidePage.tsx';
import { InstructionsPage } from './instructions/InstructionsPage.tsx';
import { RatingPage } from './rating/RatingPage.tsx';
import { renderReadingPage } from './testing/renderReadingPage.tsx';

/** A programme whose names and figures all differ from the demo programme's. */
const other: Partial<ProgrammeReply> = {
  product: 'Polaris',
  beyondProduct: 'Polaris Gold',
  provider: 'Star Ltd',
  contacts: [{ name: 'Io Moon', role: 'Navigator', email: 'io@example.org', phone: '+1 (555) 01' }],
  thresholds: { certificatePercent: 61, beyondTotalPercent: 78, beyondCategoryPercent: 53 },
  figures: {
    companiesPerYear: 310,
    certifyingExperts: 27,
    usersReachedLeast: 1200,
    usersReachedMost: 3400,
    seniorExecutivesPercent: 37,
    hrStaffingPercent: 2.1,
    longSickLeaveDays: 31,
    topEmployersPercent: 6,
    meetingMinutesPerArea: 18,
  },
  beyondCategories: [
    { category: 'future', title: 'Tomorrow' },
    { category: 'impact', title: 'Weight' },
  ],
  uploadLimitBytes: 9 * 1024 * 1024,
};

const words = (container: HTMLElement) => container.textContent;

describe('the reading pages of another programme', () => {
  it('show on “About” its names, categories, figures, thresholds and contacts', async () => {
    const { container } = await renderReadingPage(AboutPage, { programme: other });
    const text = words(container);
    for (const part of [
      'About Polaris',
      'Star Ltd awards it',
      'in 2 steps, and asks about 3 areas',
      '1 key area',
      '310+',
      '1,200–3,400',
      '37%',
      'at least 61% of all points',
      'top 6% of certified',
      'at least 78% of all points',
      'at least 53% in at least one of the 2 categories',
      'Polaris Gold',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Meridian|\b(75|85|70|42|25|7|30|10) ?(%|steps|areas|days)/);
    expect(screen.getByRole('link', { name: 'io@example.org' })).toHaveAttribute(
      'href',
      'mailto:io@example.org',
    );
    expect(screen.getByRole('link', { name: '+1 (555) 01' })).toHaveAttribute(
      'href',
      'tel:+155501',
    );
  });

  it('show on “Rating” its thresholds, points and names of the Above and Beyond categories', async () => {
    const { container } = await renderReadingPage(RatingPage, { programme: other });
    const text = words(container);
    for (const part of [
      'With 3 areas, 9 points are possible; 61% of them are 5.49.',
      'You have at least 61% of all possible points.',
      'You have at least 78% of all possible points.',
      'at least 53% of the Above-and-Beyond questions',
      'the top 6%',
    ])
      expect(text).toContain(part);
    const themes = screen.getByRole('list', { name: 'Categories of Above and Beyond' });
    expect(themes).toHaveTextContent('TomorrowWeight');
  });

  it('show on “Instructions” its days of a long sick leave and its maximum size of a document', async () => {
    const { container } = await renderReadingPage(InstructionsPage, { programme: other });
    expect(words(container)).toContain('sick leave for more than 31 days');
    expect(words(container)).toContain('up to 9 MB each');
  });

  it('show on “Certifier guidelines” its minutes for each area', async () => {
    const { container } = await renderReadingPage(CertifierGuidePage, {
      programme: other,
      isCertifier: true,
    });
    expect(words(container)).toContain('Plan about 18 minutes for each');
  });

  it('write numbers and plural forms by the rules of the reader’s language', async () => {
    const { container } = await renderReadingPage(AboutPage, { programme: other, language: 'hr' });
    expect(words(container)).toContain('ima 2 koraka i 3 područja');
    expect(words(container)).toContain('61\u00a0%');
    expect(words(container)).toContain('1.200–3.400');
  });
});

it('the key areas on “Rating” are those of the questionnaire, each with its minimum grade', async () => {
  await renderReadingPage(RatingPage);
  const table = screen.getByRole('table', { name: 'The key areas' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['Choosing people2.5']);
  expect(within(table).getByRole('link', { name: 'Choosing people' })).toHaveAttribute(
    'href',
    '/7/category/coming-aboard/2',
  );
});
