import { color } from '@cert/shared/ui';

type Props = { path: string };

/** The road with its centre line. */
export function RoadLine({ path }: Props) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke={color.brandLine} strokeWidth="14" />
      <path d={path} stroke={color.paper} strokeWidth="2" strokeDasharray="7 9" />
    </g>
  );
}
