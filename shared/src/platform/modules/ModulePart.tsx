import { Component, type ComponentType, type ReactNode } from 'react';
import { LoadingPart } from '../loading/LoadingPart.tsx';
import { usePlatform } from '../platform.ts';
import { useLocation } from '../router/index.ts';
import { useStore } from '../store.ts';
import { FailureCard } from './FailureCard.tsx';
import type { PartName } from './moduleStore.ts';

type Props = { name: PartName; props?: object };

/** One page or slot part of a module: loading, shown, or its failure card. Whatever happens here stays here. */
export function ModulePart({ name, props = {} }: Props) {
  const { modules } = usePlatform();
  const state = useStore(modules.part(name));
  const { key: visit } = useLocation();
  const retry = () => modules.retry(name);
  switch (state.status) {
    case 'loading':
      return <LoadingPart />;
    case 'failed':
      return <FailureCard onRetry={retry} />;
    case 'ready':
      return (
        <CrashBoundary visit={visit}>
          <Shown Part={state.Component} props={props} />
        </CrashBoundary>
      );
  }
}

function Shown({ Part, props }: { Part: ComponentType<object>; props: object }) {
  return <Part {...props} />;
}

type BoundaryProps = { visit: string; children: ReactNode };

/**
 * Catches a crash while drawing: the card takes the part's place, "Try again" draws it anew, and so does the next page,
 * because pages of one shape share their place.
 */
class CrashBoundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.hasCrashed && before.visit !== this.props.visit) this.drawAnew();
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return <FailureCard onRetry={() => this.drawAnew()} />;
  }

  private drawAnew() {
    this.setState({ hasCrashed: false });
  }
}
