import type { Area, CategoryReply, Question } from '../contract/index.ts';

/**
 * Slots: places on a page that another module fills, with the props that the filler gets. The module that offers a slot
 * renders `<Slot name="…" …/>`; the registry lists the modules that fill it.
 */
export type FillerPropsBySlot = {
  /** Under the categories of the sidebar, for clients: the final submission. */
  'sidebar.client': { questionnaireId: number };
  /** Under the categories of the sidebar: score boxes, certification box, option toggles. */
  'sidebar.certifier': { questionnaireId: number };
  /** On an area page: the system suggestion, own and final grade, and comments on the area. */
  'area.grading': { questionnaireId: number; category: CategoryReply; area: Area };
  /** On a question: criteria, notes, certifier comments. */
  'question.certifier': { questionnaireId: number; question: Question };
  /** On an Above-and-Beyond question: the toggle that marks it. */
  'question.above-beyond': { questionnaireId: number; question: Question };
};
export type SlotName = keyof FillerPropsBySlot;
