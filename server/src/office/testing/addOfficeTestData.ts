import { importEdition } from '../../content/importing/importEdition.ts';
import { testEdition } from '../../testing/testEdition.ts';
import type { TestOffice } from './openTestOffice.ts';

/** Adds common test data: three organisations, a client, four certifiers and an edition. */
export async function addOfficeTestData(office: TestOffice): Promise<void> {
  await importEdition({ db: office.db, edition: testEdition, now: () => office.clock.now });
  const lines = [
    'organisation add jadran --title Jadran --group adria',
    'organisation add sister --title Sister --group adria',
    'organisation add sava --title Sava',
    'user add client@example.com --name Client --organisation jadran --password-stdin',
    ...['one', 'two', 'three', 'four'].map(
      (name) => `user add ${name}@example.com --name ${name} --certifier --password-stdin`,
    ),
  ];
  for (const line of lines) {
    const { code, errorText } = await office.run(line, 'correct horse battery staple\n');
    if (code !== 0) throw new Error(errorText);
  }
}
