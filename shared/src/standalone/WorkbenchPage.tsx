import {
  ModulePart,
  QueueNotices,
  usePlatform,
  useStore,
  type PartName,
} from '@cert/shared/platform';
import { WorkbenchBar } from './WorkbenchBar.tsx';
import { WorkbenchMain } from './WorkbenchMain.tsx';

type Props = { name: PartName };

/** One page of the module under the bar of the workbench. */
export function WorkbenchPage({ name }: Props) {
  const isSignedIn = useStore(usePlatform().queue) !== null;
  return (
    <>
      <WorkbenchBar />
      {isSignedIn && (
        <WorkbenchMain>
          <QueueNotices />
          <ModulePart name={name} />
        </WorkbenchMain>
      )}
    </>
  );
}
