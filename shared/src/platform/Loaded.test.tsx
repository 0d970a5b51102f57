import { Profiler, useState } from 'react';
import { act, screen } from '@testing-library/react';
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

describe('the data of a page part', () => {
  it('is replaced by “Loading…” while it is loading', async () => {
    await renderInPlatform(list(aRead({ isLoading: true })));
    expect(await screen.findByText('Loading…')).toBeVisible();
  });

  it('is shown once it is loaded', async () => {
    await renderInPlatform(list(aRead({ data: ['one', 'two'] })));
    expect(screen.getByText('one, two')).toBeVisible();
  });

  it('is replaced by the page’s own text if it is empty', async () => {
    await renderInPlatform(list(aRead({ data: [] })));
    expect(screen.getByText('nothing here yet')).toBeVisible();
  });

  it('is replaced by an error in the reader’s language if it cannot be loaded, and can be loaded again', async () => {
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

  it.each([
    ['at once if its render is fast', { isFast: true, steps: 1 }],
    [
      'in a second step, which input can interrupt, if its render may take long',
      { isFast: false, steps: 2 },
    ],
  ])('is shown, once it has arrived, %s', async (_how, { isFast, steps }) => {
    const onRender = jest.fn();
    let receive: (data: string[]) => void = () => undefined;
    function Part() {
      const [data, setData] = useState<string[]>();
      receive = setData;
      return (
        <Profiler id="part" onRender={onRender}>
          <Loaded of={aRead({ data })} isFast={isFast}>
            {(all) => <p>{all.join(', ')}</p>}
          </Loaded>
        </Profiler>
      );
    }
    await renderInPlatform(<Part />);
    onRender.mockClear();
    act(() => receive(['one']));
    expect(screen.getByText('one')).toBeVisible();
    expect(onRender).toHaveBeenCalledTimes(steps);
  });

  it('stays visible if a later load fails', async () => {
    await renderInPlatform(list(aRead({ data: ['one'], failure: new UnreachableError() })));
    expect(screen.getByText('one')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(Object.keys(refusalStatus) as RefusalCode[])(
    'is replaced by a message, not by its key, after the refusal %s',
    async (code) => {
      await renderInPlatform(list(aRead({ failure: refuse(code) })));
      expect(screen.getByRole('alert')).not.toHaveTextContent(`failed.${code}`);
    },
  );
});
