import { screen } from '@testing-library/react';
import { refuse, refusalStatus, type RefusalCode } from '../domain/index.ts';
import { renderInPlatform } from '../testing/index.ts';
import { UnreachableError } from './api/api.ts';
import type { ReadState } from './api/useRead.ts';
import { Loaded } from './Loaded.tsx';

const aRead = (given: Partial<ReadState<string[]>> = {}): ReadState<string[]> => ({
  data: undefined,
  failure: undefined,
  isLoading: false,
  retry: () => undefined,
  ...given,
});
const list = (of: ReadState<string[]>) => (
  <Loaded of={of} empty={{ when: (all) => all.length === 0, show: <p>nothing here yet</p> }}>
    {(all) => <p>{all.join(', ')}</p>}
  </Loaded>
);

describe('what is read', () => {
  it('is announced while it is on its way', async () => {
    await renderInPlatform(list(aRead({ isLoading: true })));
    expect(await screen.findByText('Loading…')).toBeVisible();
  });

  it('is shown when it is there', async () => {
    await renderInPlatform(list(aRead({ data: ['one', 'two'] })));
    expect(screen.getByText('one, two')).toBeVisible();
  });

  it('has a text of its own when there is nothing', async () => {
    await renderInPlatform(list(aRead({ data: [] })));
    expect(screen.getByText('nothing here yet')).toBeVisible();
  });

  it('says that it failed, in the reader’s language, and is asked for again', async () => {
    const retry = jest.fn();
    const { user } = await renderInPlatform(
      list(aRead({ failure: new UnreachableError(), retry })),
      {
        language: 'hr',
      },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Poslužitelj nije dostupan.');
    await user.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('stays when a later read fails', async () => {
    await renderInPlatform(list(aRead({ data: ['one'], failure: new UnreachableError() })));
    expect(screen.getByText('one')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(Object.keys(refusalStatus) as RefusalCode[])(
    'has a sentence for the refusal %s',
    async (code) => {
      await renderInPlatform(list(aRead({ failure: refuse(code) })));
      expect(screen.getByRole('alert')).not.toHaveTextContent(`failed.${code}`);
    },
  );
});
