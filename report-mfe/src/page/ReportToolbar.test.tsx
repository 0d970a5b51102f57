import { screen, waitFor, within } from '@testing-library/react';
import { aReport } from '@cert/shared/testing';
import { showReport } from '../testing/showReport.tsx';
import { someBeyondResults } from '../testing/someBeyondResults.ts';

const advanced = aReport({ info: { advanced: 1 }, aboveBeyond: someBeyondResults(83) });
const tab = (name: string) => screen.getByRole('link', { name });

it('a report without Above and Beyond shows the standard view, even at the address of the Above and Beyond view', async () => {
  await showReport(aReport(), { path: 'report?view=beyond' });
  expect(screen.queryByRole('navigation', { name: 'Views of the report' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('is a Meridian employer');
});

it('a report with Above and Beyond opens with the standard view', async () => {
  await showReport(advanced);
  expect(tab('Meridian')).toHaveAttribute('aria-current', 'page');
  expect(tab('Meridian Above & Beyond')).not.toHaveAttribute('aria-current');
  expect(document.title).toBe('Sava Energy – Meridian report 2026');
});

it('the view of the report can be changed by keyboard and by mouse, and the address contains the view', async () => {
  const { user, router } = await showReport(advanced);
  tab('Meridian Above & Beyond').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?view=beyond'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('goes above and beyond');
  expect(document.getElementById('result')).toBeNull();
  expect(document.title).toBe('Sava Energy – Meridian Above & Beyond report 2026');
  await user.click(tab('Meridian'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(document.getElementById('beyond-result')).toBeNull();
});

it('the address of the comparison with the newest year stays when the user changes to the Above and Beyond view', async () => {
  const { api, user, router } = await showReport(advanced, { path: 'report/new' });
  expect(api.inputsOf('report')).toEqual([{ id: 7, language: 'en', benchmarkNew: 1 }]);
  await user.click(tab('Meridian Above & Beyond'));
  await waitFor(() => expect(router.state.location.search).toBe('?view=beyond'));
  expect(router.state.location.pathname).toBe('/7/report/new');
});

it('the toolbar of the report links to other years of the organisation, and to all questionnaires', async () => {
  await showReport(aReport());
  const years = await screen.findByRole('navigation', { name: 'Other years of Sava Energy' });
  const links = within(years).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2025', '/5'],
    ['All questionnaires', '/?all'],
  ]);
});
