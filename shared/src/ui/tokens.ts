/**
 * The tokens of `tokens.css` for styled components. No other file of the product contains a colour, a size, a z-index
 * or a breakpoint: a component that needs another one adds a token.
 */

/** Colours by meaning; each has a light and a dark value. `fooInk` is the text colour on `foo`. */
export const color = {
  paper: 'var(--paper)',
  wash: 'var(--wash)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  inkOff: 'var(--ink-off)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  control: 'var(--control)',
  brand: 'var(--brand)',
  brandStrong: 'var(--brand-strong)',
  brandInk: 'var(--brand-ink)',
  brandSoft: 'var(--brand-soft)',
  brandLine: 'var(--brand-line)',
  /** The system's suggestion. */
  system: 'var(--system)',
  systemSoft: 'var(--system-soft)',
  /** A certifier's own grade. */
  own: 'var(--own)',
  ownSoft: 'var(--own-soft)',
  /** A final grade, and everything that is completed. */
  final: 'var(--final)',
  finalSoft: 'var(--final-soft)',
  finalLine: 'var(--final-line)',
  /** Above and Beyond: the gold frame. */
  beyond: 'var(--beyond)',
  beyondLine: 'var(--beyond-line)',
  beyondSoft: 'var(--beyond-soft)',
  key: 'var(--key)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  warningLine: 'var(--warning-line)',
  failure: 'var(--failure)',
  failureSoft: 'var(--failure-soft)',
  failureLine: 'var(--failure-line)',
  /** Text on a surface filled with own, final, beyond, key, warning or failure. */
  fillInk: 'var(--fill-ink)',
  focus: 'var(--focus)',
  scrim: 'var(--scrim)',
} as const;

/** 4, 8, 12, 16, 24, 32, 48 and 64 px, scaled with the user's font size. */
export const space = {
  1: 'var(--space-1)',
  2: 'var(--space-2)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  7: 'var(--space-7)',
  8: 'var(--space-8)',
} as const;

/** The six type sizes: 13, 15, 17, 21, 28 and 40 px. */
export const fontSize = {
  small: 'var(--size-small)',
  text: 'var(--size-text)',
  lead: 'var(--size-lead)',
  heading: 'var(--size-heading)',
  title: 'var(--size-title)',
  display: 'var(--size-display)',
} as const;

export const fontFamily = { sans: 'var(--sans)', serif: 'var(--serif)' } as const;

export const radius = {
  small: 'var(--radius-small)',
  medium: 'var(--radius-medium)',
  large: 'var(--radius-large)',
  round: 'var(--radius-round)',
} as const;

/** Width of a line that marks an element, such as the current tab. Other borders are 1px wide. */
export const stroke = { mark: 'var(--stroke-mark)' } as const;

export const shadow = { low: 'var(--shadow-low)', high: 'var(--shadow-high)' } as const;

/** z-indexes. Modal dialogs and drawers are in the browser's top layer, above all of these. */
export const zIndex = {
  raised: 'var(--depth-raised)',
  sticky: 'var(--depth-sticky)',
  /** Notices that stay in view, above sticky toolbars. */
  notice: 'var(--depth-notice)',
  header: 'var(--depth-header)',
  bubble: 'var(--depth-bubble)',
  toast: 'var(--depth-toast)',
} as const;

/** Durations, and the animations of loading indicators; all are disabled for users who prefer reduced motion. */
export const motion = {
  quick: 'var(--motion-quick)',
  calm: 'var(--motion-calm)',
  turning: 'var(--motion-turning)',
  travelling: 'var(--motion-travelling)',
} as const;

/** Widths and heights: of the page's frame, of texts, controls and overlays. */
export const layoutSize = {
  header: 'var(--extent-header)',
  sidebar: 'var(--extent-sidebar)',
  content: 'var(--extent-content)',
  panel: 'var(--extent-panel)',
  /** Width of tables with one row per questionnaire or area. */
  overview: 'var(--extent-overview)',
  /** Maximum line length: 68 characters. */
  measure: 'var(--extent-measure)',
  /** Minimum height of a button, field or grade. */
  target: 'var(--extent-target)',
  field: 'var(--extent-field)',
  /** Minimum width of a notice's text. With less space, the action moves below the text. */
  words: 'var(--extent-words)',
  bubble: 'var(--extent-bubble)',
  toast: 'var(--extent-toast)',
  dialog: 'var(--extent-dialog)',
} as const;

/** The breakpoints: `@media ${media.phone} { … }`. */
export const media = {
  phone: '(max-width: 640px)',
  tablet: '(max-width: 999.98px)',
  wide: '(min-width: 1000px)',
  /** Wide enough for a panel beside the content and the sidebar. */
  desk: '(min-width: 1280px)',
  /** Below `desk`: the panel is under the content. */
  belowDesk: '(max-width: 1279.98px)',
  print: 'print',
  /**
   * High contrast: the operating system replaces all colours by a few colours of its own, and does not paint the
   * backgrounds and shadows of the page.
   */
  forcedColors: '(forced-colors: active)',
} as const;

/**
 * Conditions on the width of the nearest container (`container-type: inline-size`), for tables that become cards:
 * `@container ${container.cards} { … }`. With a sidebar beside it, a table has less room than the window.
 */
export const container = { cards: '(max-width: 56.25rem)' } as const;
