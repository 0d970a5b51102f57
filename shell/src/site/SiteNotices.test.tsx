import { act, screen } from '@testing-library/react';
import { usePlatform, useStore } from '@cert/shared/platform';
import { aModule, aRegistry, aRegistryEntry, renderInPlatform } from '@cert/shared/testing';
import { shellMessages } from '../shellMessages.ts';
import { FallbackNotice } from './SiteNotices.tsx';

const greeting = { module: 'greeting', kind: 'pages', part: 'HelloPage' } as const;

/** Renders the notice only after the version has failed, like the site, which renders nothing before its first page. */
function OnlyAfterwards() {
  const { modules } = usePlatform();
  return useStore(modules.fallenBack).length > 0 && <FallbackNotice />;
}

it('screen readers announce the fallback to an earlier version even if it happened before the notice was rendered', async () => {
  const { platform, container, user } = await renderInPlatform(<OnlyAfterwards />, {
    messages: { shell: shellMessages },
    registry: aRegistry(aRegistryEntry({ version: '1.0.1' }), aRegistryEntry()),
    loadModule: async ({ version }) => {
      if (version === '1.0.1') throw new Error('no such file');
      return aModule({ pages: { HelloPage: async () => () => null } });
    },
  });
  const changed: Node[] = [];
  new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target))).observe(
    container,
    { childList: true, subtree: true },
  );
  await act(async () => void platform.modules.part(greeting));
  expect(await screen.findByRole('status')).toHaveTextContent('shown in an earlier version');
  expect(changed).toContain(screen.getByRole('status'));

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
