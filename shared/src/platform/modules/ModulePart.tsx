import type { ComponentType } from 'react';
import { LoadingPart } from '../loading/LoadingPart.tsx';
import { usePlatform } from '../platform.ts';
import { useLocation } from '../router/index.ts';
import { useStore } from '../store.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { FailureCard } from './FailureCard.tsx';
import type { PartName } from './partName.ts';

type Props = { name: PartName; props?: object };

/** One page or slot part of a module: loading, shown, or its failure card. Whatever happens here stays here. */
export function ModulePart({ name, props = {} }: Props) {
  const { modules } = usePlatform();
  const state = useStore(modules.part(name));
  const { key: visit } = useLocation();
  switch (state.status) {
    case 'loading':
      return <LoadingPart />;
    case 'failed':
      return <FailureCard onRetry={() => modules.retry(name)} />;
    case 'ready':
      return (
        <CrashBoundary
          visit={visit}
          onCrash={() => modules.crashed(name)}
          card={(drawAnew) => (
            <FailureCard
              onRetry={drawAnew}
              onUsePrevious={
                modules.hasOther(name.module) ? () => modules.usePrevious(name) : undefined
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
