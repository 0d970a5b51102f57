import { screen, within } from '@testing-library/react';
import {
  addModalDialogSupport,
  anArea,
  aSession,
  fakeApi,
  renderInPlatform,
} from '@cert/shared/testing';
import definition from '../module.ts';
import { HomeFinalize } from './HomeFinalize.tsx';
import { aSidebarInfo } from './testing/renderCertifierSidebar.tsx';

it('“Finalize” on the home page asks for confirmation as in the sidebar, then finalizes', async () => {
  addModalDialogSupport();
  const areas = [anArea({ certifierGrade: 2 })];
  const { user, api } = await renderInPlatform(<HomeFinalize questionnaireId={7} />, {
    api: fakeApi({
      info: () => aSidebarInfo(),
      areaCategoryList: () => [
        { id: 1, title: 'Hiring', slug: 'hiring', position: 1, completeness: 0, areas },
      ],
      certifierFinalizeGrades: () => ({ ownFinalized: 1, finalized: 0 }),
    }),
    session: aSession({ isCertifier: true, accountId: 5 }),
    messages: { grading: definition.messages },
  });
  await user.click(await screen.findByRole('button', { name: 'Finalize your grades' }));
  expect(api.inputsOf('certifierFinalizeGrades')).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Finalize grades' }));
  expect(api.inputsOf('certifierFinalizeGrades')).toEqual([{ id: 7 }]);
});
