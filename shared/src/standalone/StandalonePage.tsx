import { ModulePart, QueueNotices, usePlatform, useStore } from '@cert/shared/platform';
import type { ModuleManifest } from '../contract/index.ts';
import { DemoSignInBar } from './DemoSignInBar.tsx';
import { StandaloneMain } from './StandaloneMain.tsx';

type Props = { module: string; page: ModuleManifest['pages'][number] };

/**
 * One page of the module, below the bar for signing in. A page with the frame `bare` renders its own `<main>` landmark,
 * as in the site.
 */
export function StandalonePage({ module, page }: Props) {
  const isSignedIn = useStore(usePlatform().queue) !== null;
  const part = <ModulePart name={{ module, kind: 'pages', part: page.page }} />;
  return (
    <>
      <DemoSignInBar />
      {isSignedIn && page.frame === 'bare' && part}
      {isSignedIn && page.frame === 'standard' && (
        <StandaloneMain>
          <QueueNotices />
          {part}
        </StandaloneMain>
      )}
    </>
  );
}
