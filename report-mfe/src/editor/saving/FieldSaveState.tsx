import { styled } from 'styled-components';
import { SaveStatus, type SaveSummary } from '@cert/shared/platform';
import { fontFamily } from '@cert/shared/ui';

type Props = { status: SaveSummary };

/** The save state of a text, and who saved it last. */
export function FieldSaveState({ status }: Props) {
  return <Line status={status} names="authors" />;
}

const Line = styled(SaveStatus)`
  font-family: ${fontFamily.sans};
  line-height: 1.4;
`;
