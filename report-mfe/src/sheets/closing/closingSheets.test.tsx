import { aReport } from '@cert/shared/testing';
import { aReportText } from '../../testing/aReportText.ts';
import { readPageNumber } from '../../testing/readPageNumber.ts';
import { withinSheet } from '../../testing/withinSheet.ts';
import { showReport } from '../../testing/showReport.tsx';

const titles = () =>
  withinSheet('timeline')
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);

it.each([
  ['passed', { passed: 1 }, 5],
  ['audit', { passed: 0 }, 6],
  ['provisional', { passed: 0, provisional: 1 }, 5],
] as const)(
  'a %s report shows its usual timeline while the team has not written one',
  async (_, info, items) => {
    await showReport(aReport({ info }));
    expect(titles()).toHaveLength(items);
  },
);

it('the team’s timeline replaces the usual timeline, in the order of time', async () => {
  const timeline = JSON.stringify([
    { position: 'right', top: 200, title: 'Review', subtitle: 'In June' },
    { position: 'left', top: 0, title: 'Kick-off', subtitle: '' },
  ]);
  await showReport(aReport({ content: { timeline: aReportText(timeline) } }));
  expect(titles()).toEqual(['Kick-off', 'Review']);
});

it('a timeline that is too long for one sheet continues on further sheets with consecutive page numbers', async () => {
  // jsdom has no layout: here every item is as high as the free part of a sheet.
  const layout = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  layout.mockReturnValue(new DOMRect(0, 0, 100, 100));
  const long = [0, 1, 2].map((top) => ({ position: 'left', top, title: 'Step', subtitle: '' }));
  await showReport(aReport({ content: { timeline: aReportText(JSON.stringify(long)) } }));
  expect(withinSheet('timeline').getByRole('heading')).not.toHaveTextContent('(continued)');
  expect(withinSheet('timeline-2').getByRole('heading')).toHaveTextContent('(continued)');
  expect(readPageNumber('timeline-3')).toBe(readPageNumber('timeline') + 2);
  expect(readPageNumber('outro')).toBe(readPageNumber('timeline-3') + 1);
  layout.mockRestore();
});

it('the last sheet lists contacts, and has no heading for sponsors if there are none', async () => {
  await showReport(aReport());
  const outro = withinSheet('outro');
  expect(outro.getByRole('link', { name: 'lead@example.org' })).toHaveAttribute(
    'href',
    'mailto:lead@example.org',
  );
  expect(outro.queryByRole('region', { name: 'Sponsors and partners' })).not.toBeInTheDocument();
});

it('a sponsor is shown by its logo, or by its name if it has no logo', async () => {
  const logo = { address: '/pictures/adria.svg', width: 120, height: 40 };
  await showReport(aReport(), {
    programme: {
      sponsors: [
        { name: 'Adria', address: 'https://adria.example', logo },
        { name: 'Bura', address: 'https://bura.example', logo: null },
      ],
    },
  });
  const sponsors = withinSheet('outro').getByRole('region', { name: 'Sponsors and partners' });
  expect(sponsors).toHaveTextContent('Bura');
  expect(withinSheet('outro').getByRole('img', { name: 'Adria' })).toHaveAttribute(
    'src',
    logo.address,
  );
});

it('sponsors have a sheet of their own if there are many contacts', async () => {
  const contact = (email: string) => ({ name: 'Ana', role: 'Office', email, phone: null });
  await showReport(aReport(), {
    programme: {
      contacts: ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'].map(contact),
      sponsors: [{ name: 'Bura', address: 'https://bura.example', logo: null }],
    },
  });
  expect(withinSheet('outro').queryByText('Bura')).not.toBeInTheDocument();
  expect(withinSheet('outro-sponsors').getByRole('link', { name: 'Bura' })).toBeVisible();
  expect(readPageNumber('outro-sponsors')).toBe(readPageNumber('outro') + 1);
});
