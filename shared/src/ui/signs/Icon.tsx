import { styled } from 'styled-components';

/** SVG paths on a 16 × 16 grid, drawn with a line width of 1.5. Paths whose name ends in `-full` are filled. */
const drawings = {
  check: 'm3 8.5 3.5 3.5L13 4.5',
  star: 'm8 1.9 1.9 3.9 4.2.6-3.1 3 .8 4.2L8 11.6l-3.8 2 .8-4.2-3.1-3 4.2-.6z',
  'star-full': 'm8 1.9 1.9 3.9 4.2.6-3.1 3 .8 4.2L8 11.6l-3.8 2 .8-4.2-3.1-3 4.2-.6z',
  comment: 'M2.2 3h11.6v8H8.4L5 13.8V11H2.2z',
  paperclip:
    'm13.2 7.2-5.5 5.5a3 3 0 0 1-4.3-4.3l5.7-5.7a2 2 0 0 1 2.9 2.9l-5.6 5.6a1 1 0 0 1-1.4-1.4l5-5',
  bookmark: 'M4 2.2h8v11.6L8 10.9l-4 2.9z',
  'bookmark-full': 'M4 2.2h8v11.6L8 10.9l-4 2.9z',
  info: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8M8 7.4v3.8M8 4.8v.1',
  warning: 'M8 2.3 14.3 13.5H1.7zM8 6.5v3.3M8 11.7v.1',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  menu: 'M2 4h12M2 8h12M2 12h12',
  'chevron-right': 'm6 3.5 4.5 4.5L6 12.5',
  'chevron-down': 'm3.5 6 4.5 4.5L12.5 6',
  pencil: 'm3 13 .7-3 7-7 2.3 2.3-7 7zM9.3 4.4l2.3 2.3',
  trash: 'M2.5 4.2h11M6 4V2.3h4V4M3.8 4.2l.8 9.5h6.8l.8-9.5M6.7 7v4M9.3 7v4',
  external: 'M6.5 3H3v10h10V9.5M9.5 2.5h4v4M13.2 2.8 7.5 8.5',
} as const;

export type IconName = keyof typeof drawings;

type Props = { name: IconName };

/** A decorative icon beside a text, hidden from screen readers. Its size follows the font size. */
export function Icon({ name }: Props) {
  return (
    <Drawing
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      fill={name.endsWith('-full') ? 'currentColor' : 'none'}
    >
      <path d={drawings[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  inline-size: 1.15em;
  block-size: 1.15em;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
