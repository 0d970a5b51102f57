import type { ComponentType } from 'react';
import type { MessageLoaders } from '../language/messages.ts';
import type { SlotName, SlotProps } from '../slots.ts';

/** A page reads its route and its data by itself. */
export type PageLoader = () => Promise<ComponentType>;
export type SlotPartLoader<Name extends SlotName> = () => Promise<ComponentType<SlotProps[Name]>>;

/** The one thing that a module exposes (`./module`): its messages, pages and slot parts, each loaded on demand. */
export type ModuleDefinition = {
  /** The major version of the contract that it is written for. */
  contract: 2;
  /** Of the namespace that is called like the module. */
  messages: MessageLoaders;
  pages: Record<string, PageLoader>;
  /** By the name that `module.json` gives the part. */
  slots: Record<
    string,
    { [Name in SlotName]: { slot: Name; load: SlotPartLoader<Name> } }[SlotName]
  >;
};

/** Checks the definition while it is written; does nothing when it runs. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}
