/** A titled part of a slide, beside others. */
export type TitledText = { readonly title: string; readonly text: string };

/** The texts of a prose slide, with names and figures of the programme filled in. */
export type ProseText = {
  readonly eyebrow: string;
  readonly headline: string;
  readonly lead?: string;
  /** Parts side by side, without an order. */
  readonly pillars?: readonly TitledText[];
  /** Parts side by side, as consecutive steps. */
  readonly steps?: readonly TitledText[];
  /** The closing sentences. */
  readonly closing?: string;
};
