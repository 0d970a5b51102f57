import { aReport } from '@cert/shared/testing';
import { anAreaResult } from '../testing/anAreaResult.ts';
import { aText } from '../testing/aText.ts';
import { sheet } from '../testing/sheet.ts';
import { showReport } from '../testing/showReport.tsx';

// The chart library measures text and paths; jsdom cannot.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => null }));

const signer = (name: string) => ({ name, title: 'Certifier', subtitle: 'Institut Meridian' });
const certifiers = { first: signer('Ana'), second: signer('Jelena'), third: signer('Tomislav') };

it('says what was reached of what the certificate asks for', async () => {
  await showReport(aReport({ keyTopics: [anAreaResult(), anAreaResult({ id: 2, grade: 3 })] }));
  const about = sheet('about');
  expect(about.getByRole('heading', { level: 2 })).toHaveTextContent(
    'The certificate is yours for 2026',
  );
  const [points, keyTopics, year] = about.getAllByRole('listitem');
  expect(points).toHaveTextContent('82%Of all points');
  expect(points).toHaveTextContent('at least 75% of all possible points');
  expect(keyTopics).toHaveTextContent('2/2Key areas');
  expect(keyTopics).toHaveTextContent('at least grade 2');
  expect(keyTopics).toHaveTextContent('Met');
  expect(year).toHaveTextContent('2026Valid for the year');
});

it('says of an audit which condition is missed', async () => {
  await showReport(
    aReport({
      info: { passed: 0 },
      keyTopics: [anAreaResult({ grade: 1.5 }), anAreaResult({ id: 2 })],
    }),
  );
  const [points, keyTopics] = sheet('about').getAllByRole('listitem');
  expect(points).toHaveTextContent(/✓ Met$/);
  expect(keyTopics).toHaveTextContent('1/2');
  expect(keyTopics).toHaveTextContent(/– Not yet met$/);
});

it('says of a provisional report that both are open', async () => {
  await showReport(aReport({ info: { passed: 0, provisional: 1 }, keyTopics: [anAreaResult()] }));
  const [points, keyTopics] = sheet('about').getAllByRole('listitem');
  expect(points).toHaveTextContent(/Still open$/);
  expect(keyTopics).toHaveTextContent(/Still open$/);
});

it('is signed by three certifiers, the main one first', async () => {
  await showReport(aReport({ certifiers }));
  const names = sheet('confirmation').getAllByRole('listitem');
  expect(names.map((name) => name.textContent)).toEqual([
    'AnaCertifierInstitut Meridian',
    'JelenaCertifierInstitut Meridian',
    'TomislavCertifierInstitut Meridian',
  ]);
  expect(sheet('confirmation').getByText('Decided on 2 Oct 2026')).toBeVisible();
});

it('says so while nobody is named yet', async () => {
  await showReport(aReport({ info: { passed: 0 } }));
  expect(sheet('certifiers').getByText('The team has not been named yet')).toBeVisible();
});

it('has a sheet for what is next; without a text of the team it is on the screen only', async () => {
  await showReport(aReport());
  expect(sheet('whatsnext').getByText('Validity')).toBeVisible();
  expect(sheet('whatsnext-text').element.closest('.screen-only')).not.toBeNull();
});

it('shows what the team wrote about what is next', async () => {
  await showReport(aReport({ content: { whatsNext: aText('<p>See you in March.</p>') } }));
  expect(sheet('whatsnext-text').getByText('See you in March.')).toBeVisible();
  expect(sheet('whatsnext-text').element.closest('.screen-only')).toBeNull();
});
