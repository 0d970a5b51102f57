/** One part of a slide that stands beside others. */
export type Pillar = { readonly title: string; readonly text: string };

/** What a slide of prose says; the programme's names and figures are filled in. */
export type ProseText = {
  readonly eyebrow: string;
  readonly headline: string;
  readonly lead?: string;
  /** Side by side, none before the other. */
  readonly pillars?: readonly Pillar[];
  /** Side by side, one after the other. */
  readonly steps?: readonly Pillar[];
  /** The last sentences. */
  readonly closing?: string;
};
