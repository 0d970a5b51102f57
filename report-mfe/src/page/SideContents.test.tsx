import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProgramme, aReport } from '@cert/shared/testing';
import { toReportData } from '../reportData.ts';
import { listApplicableSheets, listTitledSheets } from '../sheets/defineSheet.ts';
import { reportViews } from '../sheets/reportViews.ts';
import { aReportText } from '../testing/aReportText.ts';
import { readPageNumber } from '../testing/readPageNumber.ts';
import { withinSheet } from '../testing/withinSheet.ts';
import { showReport } from '../testing/showReport.tsx';
import { someBeyondResults } from '../testing/someBeyondResults.ts';
import { proseMessages } from '../texts/prose.ts';

const audit = aReport({ info: { passed: 0 } });
const kinds = {
  passed: aReport(),
  audit,
  provisional: aReport({ info: { passed: 0, provisional: 1 } }),
  beyond: aReport({
    info: { advanced: 1 },
    aboveBeyond: someBeyondResults(100, 100, 100, 100, 100),
  }),
};
const side = () => screen.getAllByRole('navigation', { name: 'Contents' })[0]!;
const hrefs = (part: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  part.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'));

it.each(['hr', 'sr', 'en'] as const)(
  'every sheet in the table of contents has a title (%s)',
  async (language) => {
    const { contents } = (await proseMessages[language]()).default;
    for (const report of Object.values(kinds))
      for (const view of [reportViews.standard, reportViews.beyond]) {
        const given = { report: toReportData(report), programme: aProgramme() };
        const listed = listTitledSheets(listApplicableSheets(view, given));
        expect(listed.length).toBeGreaterThan(3);
        for (const { id } of listed) expect(contents.titles).toHaveProperty(id);
      }
  },
);

it.each(['passed', 'audit', 'provisional'] as const)(
  'the printed table of contents of a report (%s) states the page number of each entry',
  async (kind) => {
    await showReport(kinds[kind]);
    const links = withinSheet('contents').getAllByRole('link');
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const id = link.getAttribute('href')!.slice(1);
      expect(link).toHaveTextContent(new RegExp(`\\D${readPageNumber(id)}$`));
    }
  },
);

it('the printed table of contents lists only printed sheets; the table of contents at the side also lists empty texts', async () => {
  await showReport(audit);
  expect(hrefs(withinSheet('contents'))).not.toContain('#educations');
  expect(hrefs(within(side()))).toContain('#educations');
});

it('the printed table of contents lists a text of the team once it is written', async () => {
  await showReport({ ...audit, content: { educations: aReportText('<p>Leading.</p>') } });
  expect(hrefs(withinSheet('contents'))).toContain('#educations');
});

it('the table of contents of Above and Beyond lists the outstanding categories by name', async () => {
  await showReport(kinds.beyond, { path: 'report?view=beyond' });
  expect(withinSheet('contents').getByRole('link', { name: /^Inclusion/ })).toHaveAttribute(
    'href',
    '#beyond-inclusion',
  );
});

it('the table of contents at the side marks the sheet that is being read', async () => {
  await showReport(kinds.passed);
  const current = () => within(side()).getByRole('link', { current: 'location' });
  // jsdom has no layout, so the test places the last sheet: first below the window, later at its top.
  const last = jest
    .spyOn(withinSheet('timeline').element, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 5_000, 0, 0));
  fireEvent.scroll(window);
  await waitFor(() => expect(current()).toHaveAttribute('href', '#whatsnext'));
  last.mockReturnValue(new DOMRect(0, 0, 0, 0));
  fireEvent.scroll(window);
  await waitFor(() => expect(current()).toHaveAttribute('href', '#timeline'));
});

it('on a narrow screen the table of contents unfolds, and folds after a choice or Escape', async () => {
  await showReport(kinds.passed);
  const user = userEvent.setup();
  const fold = within(side()).getByRole('button', { name: 'Contents' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  await user.click(within(side()).getByRole('link', { name: 'Timeline' }));
  expect(fold).toHaveAttribute('aria-expanded', 'false');
});
