import { aReport } from '@cert/shared/testing';
import { aKeyAreaResult } from '../testing/aKeyAreaResult.ts';
import { aReportText } from '../testing/aReportText.ts';
import { withinSheet } from '../testing/withinSheet.ts';
import { showReport } from '../testing/showReport.tsx';

const signer = (name: string) => ({ name, title: 'Certifier', subtitle: 'Institut Meridian' });
const certifiers = { first: signer('Ana'), second: signer('Jelena'), third: signer('Tomislav') };

it('the sheet “about” compares points and key areas with the conditions of the certificate, and says which are met', async () => {
  await showReport(aReport({ keyTopics: [aKeyAreaResult(), aKeyAreaResult({ id: 2, grade: 3 })] }));
  const about = withinSheet('about');
  expect(about.getByRole('heading', { level: 2 })).toHaveTextContent(
    'The certificate is yours for 2026',
  );
  const [points, keyAreas, year] = about.getAllByRole('listitem');
  expect(points).toHaveTextContent('82%Of all points');
  expect(points).toHaveTextContent('at least 75% of all possible points');
  expect(keyAreas).toHaveTextContent('2/2Key areas');
  expect(keyAreas).toHaveTextContent('at least grade 2');
  expect(keyAreas).toHaveTextContent('Met');
  expect(year).toHaveTextContent('2026Valid for the year');
});

it('the report of an audit says which condition of the certificate is not yet met', async () => {
  await showReport(
    aReport({
      info: { passed: 0 },
      keyTopics: [aKeyAreaResult({ grade: 1.5 }), aKeyAreaResult({ id: 2 })],
    }),
  );
  const [points, keyAreas] = withinSheet('about').getAllByRole('listitem');
  expect(points).toHaveTextContent(/✓ Met$/);
  expect(keyAreas).toHaveTextContent('1/2');
  expect(keyAreas).toHaveTextContent(/– Not yet met$/);
});

it('a provisional report says that both conditions of the certificate are still open', async () => {
  await showReport(aReport({ info: { passed: 0, provisional: 1 }, keyTopics: [aKeyAreaResult()] }));
  const [points, keyAreas] = withinSheet('about').getAllByRole('listitem');
  expect(points).toHaveTextContent(/Still open$/);
  expect(keyAreas).toHaveTextContent(/Still open$/);
});

it('the decision is signed by three certifiers, the main certifier first', async () => {
  await showReport(aReport({ certifiers }));
  const names = withinSheet('confirmation').getAllByRole('listitem');
  expect(names.map((name) => name.textContent)).toEqual([
    'AnaCertifierInstitut Meridian',
    'JelenaCertifierInstitut Meridian',
    'TomislavCertifierInstitut Meridian',
  ]);
  expect(withinSheet('confirmation').getByText('Decided on 2 October 2026')).toBeVisible();
});

it('an audit without named certifiers says that the team has not been named yet', async () => {
  await showReport(aReport({ info: { passed: 0 } }));
  expect(withinSheet('certifiers').getByText('The team has not been named yet')).toBeVisible();
});

it('the sheet on what comes next is always printed, the team’s text on it only if it was written', async () => {
  await showReport(aReport());
  expect(withinSheet('whatsnext').getByText('Validity')).toBeVisible();
  expect(withinSheet('whatsnext-text').element.closest('.screen-only')).not.toBeNull();
});

it('the sheet on what comes next shows the team’s text', async () => {
  await showReport(aReport({ content: { whatsNext: aReportText('<p>See you in March.</p>') } }));
  expect(withinSheet('whatsnext-text').getByText('See you in March.')).toBeVisible();
  expect(withinSheet('whatsnext-text').element.closest('.screen-only')).toBeNull();
});

it.each([
  ['Europe/Zagreb', '3 October 2026'],
  ['America/New_York', '2 October 2026'],
])('the decision is dated in the programme’s time zone: %s', async (timeZone, day) => {
  const info = { date: '2026-10-02T23:30:00.000Z' };
  await showReport(aReport({ info, certifiers, certificates: [award] }), {
    programme: { timeZone },
  });
  expect(withinSheet('confirmation').getByText(`Decided on ${day}`)).toBeVisible();
  expect(withinSheet('award-certificate').getByText(day)).toBeVisible();
});

const award = {
  kind: 'certificate',
  number: '2026-7K3F-9QXA-C4TB',
  issuedAt: '2026-11-20T10:00:00.000Z',
  badge: 1,
} as const;

it('the report contains the certificate once it has a number, with the address for verifying it', async () => {
  await showReport(aReport({ certifiers, certificates: [award] }), {
    programme: { origin: 'https://platform.example.com' },
  });
  const certificate = withinSheet('award-certificate');
  expect(certificate.getByRole('heading', { name: 'Sava Energy' })).toBeVisible();
  expect(certificate.getAllByRole('listitem')).toHaveLength(3);
  expect(certificate.getByText(award.number)).toBeVisible();
  const link = certificate.getByRole('link', {
    name: `platform.example.com/verify/${award.number}`,
  });
  expect(link).toHaveAttribute('href', `https://platform.example.com/en/verify/${award.number}`);
});

it('the standard view shows no certificate if only the Above and Beyond certificate has a number', async () => {
  await showReport(aReport({ certificates: [{ ...award, kind: 'beyond' }] }));
  expect(document.querySelector('[id^="award-"]')).toBeNull();
});
