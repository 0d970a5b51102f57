import type { ComponentType } from 'react';
import type { MessageLoaders } from '../language/messages.ts';
import type { Saver } from '../queue/savers.ts';
import type { Area, CategoryReply, Question } from '../../contract/index.ts';

/** Loads a page component. The component gets no props: it reads its route parameters and its data itself. */
export type PageLoader = () => Promise<ComponentType>;
export type SlotPartLoader<Name extends SlotName> = () => Promise<
  ComponentType<FillerPropsBySlot[Name]>
>;

/** What a module exposes as `./module`: its messages, pages and slot parts, each loaded on demand. */
export type ModuleDefinition = {
  /** The major version of the contract that the module is written for. */
  contract: 4;
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

/**
 * The slots, each with the props of the components that fill it. The module that offers a slot renders
 * `<Slot name="…" …/>`; the registry lists the modules that fill it.
 */
export type FillerPropsBySlot = {
  /** On `/`: the user's questionnaires, with the state of each. The component renders the page's `h1`. */
  'site.desk': object;
  /** On `/account`, below the page's `h1`: the data and settings of the user's own account. */
  'site.account': object;
  /**
   * The pages about passwords outside of a questionnaire: `forgotten` asks for a link, `link` chooses a password by a
   * link with this token and then leads to the sign-in, `initial` changes a password that the office has set. The
   * component renders the page's `h1`.
   */
  'site.password':
    | { page: 'forgotten' }
    | { page: 'link'; token: string; onSignIn: (email: string) => void }
    | { page: 'initial'; onChanged: () => void };
  /**
   * On `/email`: confirms a change of e-mail by a link with this token, and then leads to the sign-in. The component
   * renders the page's `h1`.
   */
  'site.email-link': { token: string; onSignIn: (email: string) => void };
  /**
   * In place of every page that needs a session, while the person must first set up a second factor. The component
   * renders the page's `h1`.
   */
  'site.second-factor': { onSetUp: () => void };
  /** Under the categories of the sidebar, for clients: the final submission. */
  'sidebar.client': { questionnaireId: number };
  /** Under the categories of the sidebar: score boxes, certification box, option toggles. */
  'sidebar.certifier': { questionnaireId: number };
  /** On the questionnaire's home, for a client who has answered everything: the button of the final submission. */
  'home.client': { questionnaireId: number };
  /** On the questionnaire's home, for a certifier who has graded everything: the button that finalizes the grades. */
  'home.certifier': { questionnaireId: number };
  /** On an area page: the system suggestion, own and final grade, and comments on the area. */
  'area.grading': { questionnaireId: number; category: CategoryReply; area: Area };
  /** On a question: criteria, notes, certifier comments. */
  'question.certifier': { questionnaireId: number; question: Question };
  /**
   * On an Above-and-Beyond question: the toggle that marks it. `isBrief`: the toggle is in a list and omits its hint.
   */
  'question.above-beyond': { questionnaireId: number; question: Question; isBrief?: boolean };
};
export type SlotName = keyof FillerPropsBySlot;
