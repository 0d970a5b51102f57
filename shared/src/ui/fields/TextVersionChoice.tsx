import { LongText } from '../LongText.tsx';
import { VersionChoice } from '../VersionChoice.tsx';
import type { TextVersions } from './useTextInput.ts';

type Props = { versions: TextVersions };

/** The choice between a text that is not saved yet and what was stored meanwhile. */
export function TextVersionChoice({ versions: { texts, mine, theirs, choose } }: Props) {
  return (
    <VersionChoice
      title={texts.title}
      mine={{
        label: texts.mine,
        content: <LongText>{mine || texts.empty}</LongText>,
        choose: texts.keepMine,
      }}
      theirs={{
        label: texts.theirs,
        content: <LongText>{theirs || texts.empty}</LongText>,
        choose: texts.takeTheirs,
      }}
      onChoose={choose}
    />
  );
}
