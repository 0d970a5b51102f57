import {
  Component,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPart } from '../loading/LoadingPart.tsx';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import { FailureCard } from './FailureCard.tsx';
import type { PartId } from './loader.ts';
import { buildPartKey, type PartState } from './moduleStore.ts';
import type { SlotName, FillerPropsBySlot } from './defineModule.ts';

type Props = { name: PartId; props?: object };

/**
 * Renders one page or slot part of a module; while it loads, a loading text; after a failure, a failure card. An error
 * in the part does not affect the rest of the page.
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

/**
 * The part, the loading text or the failure card.
 * @param onChange called before the shown content is removed, while the focus may still be inside it
 */
function Content({ name, props, onChange }: Required<Props> & { onChange: () => void }) {
  const { modules } = usePlatform();
  const state = usePartState(name);
  const failure = useStore(modules.failures).get(buildPartKey(name));
  const { key: visit } = useLocation();
  const { module } = name;
  switch (state.status) {
    case 'loading':
      return <LoadingPart />;
    case 'failed':
      return (
        <FailureCard
          module={module}
          part={name.part}
          failure={failure}
          onRetry={() => modules.retry(name)}
          onLeave={onChange}
        />
      );
    case 'ready':
      return (
        <CrashBoundary
          visit={visit}
          onCrash={(failure) => {
            onChange();
            modules.reportCrash(name, failure);
          }}
          card={(renderAgain) => (
            <FailureCard
              module={module}
              part={name.part}
              // A part may also throw because a file that it loads later is missing.
              hasCrashed={failure === undefined || failure.reason === 'crashed'}
              failure={failure}
              onRetry={renderAgain}
              onUsePrevious={
                modules.hasOther(module) ? () => modules.switchToPrevious(name) : undefined
              }
              onLeave={onChange}
            />
          )}
        >
          <Shown Part={state.Component} props={props} />
        </CrashBoundary>
      );
  }
}

/**
 * The state of a part. A part that has been loaded is rendered in a transition, which input can interrupt. With
 * `useStore`, a part that arrives while React renders the page would make React render the whole page a second time.
 */
function usePartState(name: PartId): PartState {
  const store = usePlatform().modules.part(name);
  const [shown, setShown] = useState(() => ({ store, state: store.get() }));
  useEffect(() => {
    const update = () => {
      const state = store.get();
      const show = () =>
        setShown((before) =>
          before.store === store && before.state === state ? before : { store, state },
        );
      if (state.status === 'ready') startTransition(show);
      else show();
    };
    // The state may have changed since it was rendered.
    update();
    return store.subscribe(update);
  }, [store]);
  return shown.store === store ? shown.state : store.get();
}

function Shown({ Part, props }: { Part: ComponentType<object>; props: object }) {
  return <Part {...props} />;
}

type BoundaryProps = {
  /**
   * Identifies the visit to a page. It changes whenever another page is opened, because pages of the same route pattern
   * share one boundary.
   */
  visit: string;
  children: ReactNode;
  onCrash: (failure: unknown) => void;
  /** Shown in place of the crashed part; `renderAgain` renders the part again. */
  card: (renderAgain: () => void) => ReactNode;
};

/**
 * Catches errors during render and replaces the crashed part by the card, until the user renders the part again or
 * opens another page.
 */
class CrashBoundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(failure: unknown) {
    this.props.onCrash(failure);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.hasCrashed && before.visit !== this.props.visit) this.renderAgain();
  }

  override render() {
    return this.state.hasCrashed ? this.props.card(() => this.renderAgain()) : this.props.children;
  }

  private renderAgain() {
    this.setState({ hasCrashed: false });
  }
}

/**
 * A focus target before a part whose content has just been replaced. If the focus was inside the removed content, it
 * moves here instead of to the top of the page. A focus elsewhere does not move.
 */
function ReturnPoint() {
  const point = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) point.current?.focus();
  }, []);
  return <span ref={point} tabIndex={-1} className="visually-hidden" />;
}

type SlotProps<Name extends SlotName> = { name: Name } & FillerPropsBySlot[Name];

/**
 * A place on a page where other modules add components. Renders nothing if no module has a component for this slot and
 * user.
 */
export function Slot<Name extends SlotName>({ name, ...props }: SlotProps<Name>) {
  const { modules, session } = usePlatform();
  useStore(modules.inUse);
  const fillers = modules.fillers(name, useStore(session));
  return fillers.map((filler) => (
    <ModulePart key={`${filler.module} ${filler.part}`} name={filler} props={props} />
  ));
}
