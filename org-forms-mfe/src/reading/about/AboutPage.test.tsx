import { screen, within } from '@testing-library/react';
import { anArea } from '@cert/shared/testing';
import { renderReadingPage } from '../testing/renderReadingPage.tsx';
import { someCategories } from '../testing/someCategories.ts';
import { AboutPage } from './AboutPage.tsx';

const nextSteps = () =>
  within(screen.getByRole('region', { name: 'Your next steps' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the page “About” links a client to the instructions and the first area', async () => {
  await renderReadingPage(AboutPage);
  expect(nextSteps()).toEqual(
    expect.arrayContaining(['/7/instructions', '/7/category/coming-aboard/1']),
  );
  expect(nextSteps()).not.toContain('/7/certifier-instructions');
});

it('the page “About” links a certifier to the certifier guidelines', async () => {
  await renderReadingPage(AboutPage, { isCertifier: true });
  expect(nextSteps()).toContain('/7/certifier-instructions');
  expect(nextSteps()).not.toContain('/7/instructions');
});

it('the page “About” links to the first open area, and counts open areas only', async () => {
  const [first, second] = someCategories;
  const closed = [anArea({ id: 9, open: false }), ...second!.areas];
  const { container } = await renderReadingPage(AboutPage, {
    handlers: {
      areaCategoryList: () => [
        { ...first!, areas: first!.areas.map((area) => ({ ...area, open: false })) },
        { ...second!, areas: closed },
      ],
    },
  });
  expect(nextSteps()).toContain('/7/category/sailing-on/1');
  expect(container).toHaveTextContent('asks about 1 area along the way');
});

it('the page “About” says when the questionnaire has no open areas', async () => {
  await renderReadingPage(AboutPage, { handlers: { areaCategoryList: () => [] } });
  expect(screen.getByText('This questionnaire has no open areas.')).toBeVisible();
});

it('the drawings of the page “About” have descriptions for screen readers', async () => {
  await renderReadingPage(AboutPage);
  const told = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
  expect(new Set(told)).toEqual(
    new Set([
      'Figure: a circle of 2 steps. 1. Coming aboard; 2. Sailing on.',
      'Figure: a road with these stations. 1. Answer (You); 2. Submit (You); 3. Grading (The team); 4. Meeting (Together); 5. Report (The team); 6. Certificate (Together).',
    ]),
  );
});
