import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPart } from '../loading/LoadingPart.tsx';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { FailureCard } from './FailureCard.tsx';
import type { PartId } from './partName.ts';
import { ReturnPoint } from './ReturnPoint.tsx';

type Props = { name: PartId; props?: object };

/**
 * Renders one page or slot part of a module, or a loading text, or a failure card. An error in the part does not affect
 * the rest of the page.
 */
export function ModulePart({ name, props = {} }: Props) {
  const [changes, setChanges] = useState(0);
  const noteChange = () => setChanges((before) => before + 1);
  return (
    <>
      {changes > 0 && <ReturnPoint key={changes} />}
      <Content name={name} props={props} onChange={noteChange} />
    </>
  );
}

/** @param onChange called before the shown content is removed, while the focus may still be inside */
function Content({ name, props, onChange }: Required<Props> & { onChange: () => void }) {
  const { modules } = usePlatform();
  const state = useStore(modules.part(name));
  const { key: visit } = useLocation();
  const { module } = name;
  const first =
    (run: () => void): (() => void) =>
    () => {
      onChange();
      run();
    };
  switch (state.status) {
    case 'loading':
      return <LoadingPart />;
    case 'failed':
      return <FailureCard module={module} onRetry={first(() => modules.retry(name))} />;
    case 'ready':
      return (
        <CrashBoundary
          visit={visit}
          onCrash={(failure) => {
            onChange();
            modules.crashed(name, failure);
          }}
          card={(renderAgain) => (
            <FailureCard
              module={module}
              onRetry={first(renderAgain)}
              onUsePrevious={
                modules.hasOther(module) ? first(() => modules.usePrevious(name)) : undefined
              }
            />
          )}
        >
          <Shown Part={state.Component} props={props} />
        </CrashBoundary>
      );
  }
}

function Shown({ Part, props }: { Part: ComponentType<object>; props: object }) {
  return <Part {...props} />;
}
