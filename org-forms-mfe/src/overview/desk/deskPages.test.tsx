import { act, screen, waitFor } from '@testing-library/react';
import { aDeskRow } from './testing/aDeskRow.ts';
import { getSearchField, renderDesk, listShownOrganisations } from './testing/renderDesk.tsx';

describe('a desk of more than fifty questionnaires', () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    aDeskRow({
      id: index + 1,
      title: `Organisation ${String(index + 1).padStart(3, '0')}`,
      next: { task: 'grade', mine: index % 2 === 0 ? 1 : 0, count: 3 },
    }),
  );
  const first = () => listShownOrganisations()[0];

  it('counts all questionnaires in heading and filter, and shows the first fifty', async () => {
    await renderDesk({ rows: many });
    expect(listShownOrganisations()).toHaveLength(50);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '60 questionnaires wait for you',
    );
    expect(screen.getByText('120 of 120 questionnaires')).toBeVisible();
    expect(screen.getByText('1–50 of 120')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  });

  it('changes pages by keyboard: the focus moves to the rows, and their label says which page it is', async () => {
    const { user, search } = await renderDesk({ rows: many });
    for (const [page, name] of [
      [2, 'Organisation 051'],
      [3, 'Organisation 101'],
    ] as const) {
      const next = screen.getByRole('link', { name: 'Next page' });
      act(() => next.focus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(first()).toBe(name));
      expect(screen.getByRole('group', { name: `Page ${page} of 3` })).toHaveFocus();
      expect(search()).toBe(`?page=${page}`);
    }
    expect(listShownOrganisations()).toHaveLength(20);
    expect(screen.getByText('101–120 of 120')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('keeps the sort order and the page number in the address, so that “back” returns to the page before', async () => {
    const { user, router, search } = await renderDesk({ rows: many, query: '?sort=-title&page=2' });
    await waitFor(() => expect(first()).toBe('Organisation 070'));
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(first()).toBe('Organisation 020'));
    expect(search()).toBe('?sort=-title&page=3');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(first()).toBe('Organisation 070'));
    expect(search()).toBe('?sort=-title&page=2');
  });

  it('searches all pages, shows the first page of the results, and leaves the focus in the search field', async () => {
    const { user, search } = await renderDesk({ rows: many, query: '?page=3' });
    await user.type(getSearchField(), '03');
    await waitFor(() => expect(first()).toBe('Organisation 003'));
    expect(search()).toBe('?text=03');
    expect(getSearchField()).toHaveFocus();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('shows the last page if the address contains a later one', async () => {
    await renderDesk({ rows: many, query: '?page=9' });
    expect(first()).toBe('Organisation 101');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/7/questionnaires?page=2',
    );
  });

  it('shows a client pages of cards, with a search field', async () => {
    await renderDesk({ rows: many.map((row) => ({ ...row, role: 'client' as const })) });
    expect(screen.getAllByRole('article')).toHaveLength(50);
    expect(getSearchField()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toBeVisible();
  });
});
