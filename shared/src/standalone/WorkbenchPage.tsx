import { ModulePart, QueueNotices, usePlatform, useStore } from '@cert/shared/platform';
import type { ModuleFile } from '../contract/index.ts';
import { WorkbenchBar } from './WorkbenchBar.tsx';
import { WorkbenchMain } from './WorkbenchMain.tsx';

type Props = { module: string; page: ModuleFile['pages'][number] };

/**
 * One page of the module below the bar of the workbench. A bare page brings its own `<main>` landmark, as in the site.
 */
export function WorkbenchPage({ module, page }: Props) {
  const isSignedIn = useStore(usePlatform().queue) !== null;
  const part = <ModulePart name={{ module, kind: 'pages', part: page.page }} />;
  return (
    <>
      <WorkbenchBar />
      {isSignedIn && page.frame === 'bare' && part}
      {isSignedIn && page.frame === 'standard' && (
        <WorkbenchMain>
          <QueueNotices />
          {part}
        </WorkbenchMain>
      )}
    </>
  );
}
