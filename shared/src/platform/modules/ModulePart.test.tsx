import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import {
  aModule,
  aRegistry,
  anArea,
  aCategory,
  aRegistryEntry,
  aSession,
  manualClock,
  renderInPlatform,
} from '../../testing/index.ts';
import { ModulePart, Slot } from './ModulePart.tsx';
import type { LoadModule } from './loader.ts';

declare module 'i18next' {
  interface MessageResources {
    greeting: { hello: string };
  }
}

const Hello = () => <p>{useTranslation('greeting').t('hello')}</p>;
const messages = {
  hr: async () => ({ default: { hello: 'Dobar dan' } }),
  sr: async () => ({ default: { hello: 'Dobar dan' } }),
  en: async () => ({ default: { hello: 'Good day' } }),
};
const greeting = { module: 'greeting', kind: 'pages', part: 'HelloPage' } as const;
const registry = aRegistry(aRegistryEntry(), aRegistryEntry({ name: 'broken' }));

/** React logs every error that a boundary catches, so a test that expects a crash expects the log, too. */
function expectCrash() {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  };
}

describe('a part of a page that a module provides', () => {
  it('shows that it is loading, then appears with its messages', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<LoadModule>>>();
    await renderInPlatform(<ModulePart name={greeting} />, {
      registry,
      loadModule: () => promise,
      language: 'hr',
    });
    expect(await screen.findByText('Učitavanje…')).toBeVisible();
    resolve(aModule({ messages, pages: { HelloPage: async () => Hello } }));
    expect(await screen.findByText('Dobar dan')).toBeVisible();
    expect(screen.queryByText('Učitavanje…')).not.toBeInTheDocument();
  });

  it('shows a failure card if it cannot be loaded, and loads again on request', async () => {
    let isDown = true;
    const { user } = await renderInPlatform(<ModulePart name={greeting} />, {
      registry,
      loadModule: async () => {
        if (isDown) throw new Error('the network is down');
        return aModule({ messages, pages: { HelloPage: async () => Hello } });
      },
    });
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Good day')).toBeVisible();
  });

  it('shows a failure card if it crashes; other parts of the page keep working', async () => {
    const endCrash = expectCrash();
    let isCrashing = true;
    const Crashing = () => {
      if (isCrashing) throw new Error('a bug');
      return <p>repaired</p>;
    };
    const { user } = await renderInPlatform(
      <>
        <ModulePart name={{ ...greeting, module: 'broken' }} />
        <ModulePart name={greeting} />
      </>,
      {
        registry,
        loadModule: async ({ name }) =>
          aModule({
            messages,
            pages: { HelloPage: async () => (name === 'broken' ? Crashing : Hello) },
          }),
      },
    );
    expect(await screen.findByText('Good day')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isCrashing = false;
    await user.click(again);
    expect(screen.getByText('repaired')).toBeVisible();
    endCrash();
  });

  it('that has crashed is rendered again on the next page', async () => {
    const endCrash = expectCrash();
    let isCrashing = true;
    const Crashing = () => {
      if (isCrashing) throw new Error('a bug with this area');
      return <p>another area</p>;
    };
    const { router } = await renderInPlatform(<ModulePart name={greeting} />, {
      registry,
      loadModule: async () => aModule({ pages: { HelloPage: async () => Crashing } }),
      path: '/7/category/leaving/1',
      route: '/:questionnaireId/category/:slug/:areaIndex',
    });
    await screen.findByRole('button', { name: 'Try again' });
    isCrashing = false;
    await act(() => router.navigate('/7/category/leaving/2'));
    expect(await screen.findByText('another area')).toBeVisible();
    endCrash();
  });
});

describe('the failure card of a part', () => {
  const versions = aRegistry(
    aRegistryEntry({ version: '1.0.1' }),
    aRegistryEntry({ version: '1.0.0' }),
  );

  it('gets the focus if the focus is on nothing else', async () => {
    await renderInPlatform(<ModulePart name={greeting} />, { registry });
    const card = await screen.findByRole('alert');
    expect(card.parentElement).toHaveFocus();
  });

  it('moves with the focus to the main part of the page if a part there fails later', async () => {
    const load = { Box: Promise.withResolvers<never>(), Panel: Promise.withResolvers<never>() };
    const slots = {
      Box: { slot: 'sidebar.client', load: () => load.Box.promise },
      Panel: { slot: 'sidebar.client', load: () => load.Panel.promise },
    } as const;
    await renderInPlatform(
      <>
        <aside>
          <ModulePart name={{ module: 'greeting', kind: 'slots', part: 'Box' }} />
        </aside>
        <main>
          <ModulePart name={{ module: 'greeting', kind: 'slots', part: 'Panel' }} />
        </main>
      </>,
      { registry, loadModule: async () => aModule({ messages, slots }) },
    );
    await act(async () => load.Box.reject(new Error('the network is down')));
    expect((await screen.findByRole('alert')).parentElement).toHaveFocus();
    await act(async () => load.Panel.reject(new Error('the network is down')));
    const card = await screen.findByRole('alert');
    expect(screen.getByRole('main')).toContainElement(card);
    expect(card.parentElement).toHaveFocus();
  });

  it('is shown once for a module, with its name, in however many places the module failed', async () => {
    const title = { hr: 'Pozdrav', sr: 'Pozdrav', en: 'Greetings' };
    const slotOf = (part: string) => ({ module: 'greeting', kind: 'slots', part }) as const;
    let isDown = true;
    const { user } = await renderInPlatform(
      <>
        <aside>
          <ModulePart name={slotOf('Box')} />
        </aside>
        <main>
          <ModulePart name={slotOf('Line')} />
          <ModulePart name={slotOf('Line')} />
          <section aria-label="panel">
            <ModulePart name={slotOf('Panel')} />
          </section>
        </main>
      </>,
      {
        registry: aRegistry(aRegistryEntry({ title })),
        loadModule: async () => {
          if (isDown) throw new Error('the network is down');
          const load = async () => Hello;
          const slot = { slot: 'sidebar.client', load } as const;
          return aModule({ messages, slots: { Box: slot, Line: slot, Panel: slot } });
        },
      },
    );
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('“Greetings” could not be loaded');
    expect(screen.getByRole('region', { name: 'panel' })).toContainElement(card);
    // The sidebar shows the failure in one line; the repeated part shows nothing.
    expect(screen.getByRole('complementary')).toHaveTextContent('“Greetings” is missing here.');
    expect(screen.getAllByText(/Greetings/)).toHaveLength(2);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('Good day')).toHaveLength(4);
    expect(screen.queryByText(/Greetings/)).not.toBeInTheDocument();
  });

  it('renders all crashed parts of the module again with one click', async () => {
    const endCrash = expectCrash();
    let isCrashing = true;
    const Crashing = () => {
      if (isCrashing) throw new Error('a bug');
      return <p>repaired</p>;
    };
    const { user } = await renderInPlatform(
      <>
        <ModulePart name={greeting} />
        <ModulePart name={greeting} />
      </>,
      {
        registry,
        loadModule: async () => aModule({ pages: { HelloPage: async () => Crashing } }),
      },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    isCrashing = false;
    await user.click(again);
    expect(screen.getAllByText('repaired')).toHaveLength(2);
    endCrash();
  });

  it('gives the focus to the part that replaces the card, not to the top of the page', async () => {
    let isDown = true;
    const { user } = await renderInPlatform(
      <section aria-label="part">
        <ModulePart name={greeting} />
      </section>,
      {
        registry,
        loadModule: async () => {
          if (isDown) throw new Error('the network is down');
          return aModule({ messages, pages: { HelloPage: async () => Hello } });
        },
      },
    );
    for (const attempt of ['still down', 'there']) {
      isDown = attempt === 'still down';
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      if (isDown) await screen.findByRole('button', { name: 'Try again' });
    }
    await screen.findByText('Good day');
    expect(screen.getByRole('region', { name: 'part' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('does not take the focus from a field', async () => {
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    await renderInPlatform(<ModulePart name={greeting} />, { registry });
    await screen.findByRole('alert');
    expect(input).toHaveFocus();
    input.remove();
  });

  it('offers the previous version if a part crashes over five seconds after it appeared, and shows it after a click', async () => {
    const endCrash = expectCrash();
    const clock = manualClock();
    let isCrashing = false;
    const Crashing = () => {
      if (isCrashing) throw new Error('a bug');
      return <p>the newest</p>;
    };
    const { user, router } = await renderInPlatform(<ModulePart name={greeting} />, {
      registry: versions,
      clock,
      loadModule: async ({ version }) =>
        aModule({
          messages,
          pages: { HelloPage: async () => (version === '1.0.1' ? Crashing : Hello) },
        }),
    });
    await screen.findByText('the newest');
    await clock.pass(5_001);
    isCrashing = true;
    await act(() => router.navigate('/elsewhere'));
    await user.click(await screen.findByRole('button', { name: 'Use the previous version' }));
    expect(await screen.findByText('Good day')).toBeVisible();
    endCrash();
  });

  it('is not shown if a part that crashes at once is replaced by its previous version', async () => {
    const endCrash = expectCrash();
    const Crashing = () => {
      throw new Error('a bug');
    };
    const { platform } = await renderInPlatform(<ModulePart name={greeting} />, {
      registry: versions,
      loadModule: async ({ version }) =>
        aModule({
          messages,
          pages: { HelloPage: async () => (version === '1.0.1' ? Crashing : Hello) },
        }),
    });
    expect(await screen.findByText('Good day')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(platform.modules.fallenBack.get()).toEqual(['greeting']);
    endCrash();
  });

  it('leaves the focus in the part if its previous version replaces it after a crash', async () => {
    const endCrash = expectCrash();
    const Crashing = () => {
      const [isCrashing, setCrashing] = useState(false);
      if (isCrashing) throw new Error('a bug');
      return <button onClick={() => setCrashing(true)}>press</button>;
    };
    const { user } = await renderInPlatform(
      <section aria-label="part">
        <ModulePart name={greeting} />
      </section>,
      {
        registry: versions,
        loadModule: async ({ version }) =>
          aModule({
            messages,
            pages: { HelloPage: async () => (version === '1.0.1' ? Crashing : Hello) },
          }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'press' }));
    await screen.findByText('Good day');
    expect(screen.getByRole('region', { name: 'part' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    endCrash();
  });
});

describe('a slot', () => {
  const area = anArea({ title: 'Leaving well' });
  const slot = <Slot name="area.grading" questionnaireId={7} category={aCategory()} area={area} />;
  const filled = {
    registry: aRegistry(
      aRegistryEntry({ slots: [{ slot: 'area.grading', part: 'Grades', for: 'certifier' }] }),
    ),
    loadModule: jest.fn<ReturnType<LoadModule>, []>(async () =>
      aModule({
        slots: {
          Grades: {
            slot: 'area.grading',
            load: async () => (props) => (
              <p>
                grades of {props.area.title} in {props.questionnaireId}
              </p>
            ),
          },
        },
      }),
    ),
  };

  it('shows the part of another module, with the props that the page passes', async () => {
    await renderInPlatform(slot, { ...filled, session: aSession({ isCertifier: true }) });
    expect(await screen.findByText('grades of Leaving well in 7')).toBeVisible();
  });

  it('shows and loads nothing for readers for whom the part is not meant', async () => {
    filled.loadModule.mockClear();
    const { container } = await renderInPlatform(slot, { ...filled, session: aSession() });
    expect(container).toBeEmptyDOMElement();
    expect(filled.loadModule).not.toHaveBeenCalled();
  });
});
