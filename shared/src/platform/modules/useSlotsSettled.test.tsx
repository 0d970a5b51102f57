import type { ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import {
  aModule,
  aRegistry,
  aRegistryEntry,
  aSession,
  renderInPlatform,
} from '../../testing/index.ts';
import { Slot } from './ModulePart.tsx';
import { slotTimeoutMs, useSlotsSettled } from './useSlotsSettled.ts';

describe('a page with slots', () => {
  const slot = 'sidebar.client';
  const filled = aRegistry(aRegistryEntry({ slots: [{ slot, part: 'Box', for: 'client' }] }));
  const Page = () =>
    useSlotsSettled([slot]) ? (
      <>
        <p>page</p>
        <Slot name={slot} questionnaireId={7} />
      </>
    ) : null;

  it('appears together with the parts in its slots', async () => {
    const { promise, resolve } = Promise.withResolvers<() => ReactNode>();
    await renderInPlatform(<Page />, {
      registry: filled,
      loadModule: async () => aModule({ slots: { Box: { slot, load: () => promise } } }),
    });
    expect(screen.queryByText('page')).not.toBeInTheDocument();
    await act(async () => resolve(() => <p>box</p>));
    expect(await screen.findByText('page')).toBeVisible();
    expect(screen.getByText('box')).toBeVisible();
  });

  it('appears without a part that does not load in time', async () => {
    jest.useFakeTimers();
    await renderInPlatform(<Page />, {
      registry: filled,
      loadModule: () => new Promise(() => undefined),
    });
    await act(() => jest.advanceTimersByTimeAsync(slotTimeoutMs - 1));
    expect(screen.queryByText('page')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('page')).toBeVisible();
    jest.useRealTimers();
  });

  it('appears at once for users for whom no module fills its slots', async () => {
    await renderInPlatform(<Page />, {
      registry: filled,
      session: aSession({ isCertifier: true }),
      loadModule: () => new Promise(() => undefined),
    });
    expect(screen.getByText('page')).toBeVisible();
  });
});
