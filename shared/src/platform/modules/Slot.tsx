import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import type { SlotName, FillerPropsBySlot } from '../slots.ts';
import { ModulePart } from './ModulePart.tsx';

type Props<Name extends SlotName> = { name: Name } & FillerPropsBySlot[Name];

/**
 * A place on a page where other modules add components. Renders nothing if no module has a component for this slot and
 * user.
 */
export function Slot<Name extends SlotName>({ name, ...props }: Props<Name>) {
  const { modules, session } = usePlatform();
  useStore(modules.inUse);
  const fillers = modules.fillers(name, useStore(session));
  return fillers.map((filler) => (
    <ModulePart key={`${filler.module} ${filler.part}`} name={filler} props={props} />
  ));
}
