import { render, screen } from '@testing-library/react';
import { PageNumbersProvider, useFirstPageNumbers, useRegisterPageCount } from './PageNumbers.tsx';

function Index() {
  return <p>{[...useFirstPageNumbers()].map(([id, page]) => `${id} ${page}`).join(', ')}</p>;
}

function Long({ sheets }: { sheets: number }) {
  useRegisterPageCount('long', sheets);
  return null;
}

const sheetIds = ['cover', 'long', 'end'];

it('pages are numbered in the order of the sheets, from the cover on', () => {
  render(
    <PageNumbersProvider sheetIds={sheetIds}>
      <Index />
    </PageNumbersProvider>,
  );
  expect(screen.getByText('cover 1, long 2, end 3')).toBeVisible();
});

it('the following page numbers change when a sheet continues on more or fewer pages', () => {
  const show = (sheets: number) => (
    <PageNumbersProvider sheetIds={sheetIds}>
      <Index />
      <Long sheets={sheets} />
    </PageNumbersProvider>
  );
  const { rerender } = render(show(3));
  expect(screen.getByText('cover 1, long 2, end 5')).toBeVisible();
  rerender(show(1));
  expect(screen.getByText('cover 1, long 2, end 3')).toBeVisible();
});
