import type { ComponentType } from 'react';
import type { MessageLoaders } from '../language/messages.ts';
import type { Saver } from '../queue/savers.ts';
import type { SlotName, FillerPropsBySlot } from '../slots.ts';

/** Loads a page component. The component gets no props: it reads its route parameters and its data itself. */
export type PageLoader = () => Promise<ComponentType>;
export type SlotPartLoader<Name extends SlotName> = () => Promise<
  ComponentType<FillerPropsBySlot[Name]>
>;

/** What a module exposes as `./module`: its messages, pages and slot parts, each loaded on demand. */
export type ModuleDefinition = {
  /** The major version of the contract that the module is written for. */
  contract: 2;
  /** The messages of the module; their namespace has the module's name. */
  messages: MessageLoaders;
  pages: Record<string, PageLoader>;
  /** The components for slots, by the name of the part in `module.json`. */
  slots: Record<
    string,
    { [Name in SlotName]: { slot: Name; load: SlotPartLoader<Name> } }[SlotName]
  >;
  /** How the module's values are saved. `saves` in `module.json` lists the prefixes of their keys. */
  savers?: readonly Saver[];
};

/** Type-checks the definition; returns it unchanged. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}
