import { act, screen, waitFor, within } from '@testing-library/react';
import type { DeskRow } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import {
  aProgramme,
  aSession,
  fakeApi,
  renderInPlatform,
  type FakeApi,
} from '@cert/shared/testing';
import definition from '../../../module.ts';
import { DeskPage } from '../DeskPage.tsx';
import { createDeskPageReply } from './createDeskPageReply.ts';

type Given = { rows?: readonly DeskRow[]; query?: string; language?: Language; api?: FakeApi };

type Shown = Pick<Awaited<ReturnType<typeof renderInPlatform>>, 'user' | 'api' | 'router'> & {
  /** The query of the page's address. */
  search: () => string;
};

/** Renders a certifier's desk with these rows, at the address `/7/questionnaires`. */
export async function renderDesk({
  rows = [],
  query = '',
  language = 'en',
  api,
}: Given = {}): Promise<Shown> {
  const shown = await act(() =>
    renderInPlatform(<DeskPage />, {
      api:
        api ??
        fakeApi({
          deskPage: (input) => createDeskPageReply(rows, input),
          programme: () => aProgramme(),
        }),
      language,
      session: aSession({ isCertifier: true }),
      path: `/7/questionnaires${query}`,
      route: '/:questionnaireId/questionnaires',
      messages: { 'org-forms': definition.messages },
    }),
  );
  return { ...shown, search: () => shown.router.state.location.search };
}

/** The organisations of the table, from top to bottom. */
export const listShownOrganisations = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
/** Waits until exactly these questionnaires are shown, in this order. */
export const expectShownOrganisations = (...expected: string[]) =>
  waitFor(() => expect(listShownOrganisations()).toEqual(expected));

/** The field that searches organisations. */
export const getSearchField = () => screen.getByRole('searchbox', { name: 'Search organisations' });
