import { screen } from '@testing-library/react';
import type { Language } from '@cert/shared/domain';
import { aProgramme, aSession, fakeApi } from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

async function open({ demo = 1, ...given }: { demo?: 0 | 1; path: string; language?: Language }) {
  const api = fakeApi({ certifierQuestionnaireList: () => [], userLogout: () => ({}) });
  await renderShell({ api, session: aSession(), programme: aProgramme({ demo }), ...given });
}
const findStrip = () => screen.findByRole('complementary', { name: 'Demo' });

describe('a site with demo data', () => {
  it.each(['/', '/login', '/nowhere'])(
    'shows the demo strip on %s, but does not print it',
    async (path) => {
      await open({ path });
      const strip = await findStrip();
      expect(strip).toHaveTextContent('Demo · The organisations and people here are invented');
      expect(strip).toHaveClass('screen-only');
    },
  );

  it.each([
    ['hr', /Organizacije i osobe ovdje su izmišljene/],
    ['sr', /Organizacije i osobe ovde su izmišljene/],
  ] as const)('says in %s that its data are demo data', async (language, words) => {
    await open({ path: '/login', language });
    expect(await findStrip()).toHaveTextContent(words);
  });
});

it('a site without demo data does not show the strip', async () => {
  await open({ path: '/login', demo: 0 });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Demo' })).not.toBeInTheDocument();
});
