import { importEdition } from '../content/importing/importEdition.ts';
import { readEdition } from '../content/reading/readEdition.ts';
import { writeEdition } from '../content/testing/writeContent.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { createEditionCache } from './createEditionCache.ts';

describe('the content of a questionnaire', () => {
  it('has the questionnaire’s year in place of the placeholder {year}', async () => {
    const { db, close } = await openTestDatabase();
    const { edition } = await readEdition(await writeEdition());
    const { editionId } = await importEdition({ db, edition: edition!, now: () => new Date(0) });
    const read = createEditionCache({ product: 'Meridian', provider: 'Institut' });
    const titleIn = async (year: number) =>
      (await read(db, { editionId, year })).categories[0]!.areas[0]!.questions[0]!.title.en;
    expect(await titleIn(2026)).toBe('How do you manage your brand in 2026?');
    expect(await titleIn(2025)).toBe('How do you manage your brand in 2025?');
    await close();
  });
});
