import { styled } from 'styled-components';
import { color, layoutSize, radius, space } from '../tokens.ts';
import { Icon } from '../signs/Icon.tsx';
import { focusRing } from './fieldStyle.ts';

type Props = {
  /** The text of the button. */
  label: string;
  /** The accessible name, if the text alone does not say which file is meant. */
  name?: string;
  /** The extensions that the file chooser offers, with their dots and separated by commas. */
  accept: string;
  /** Id of the element that describes what can be chosen. */
  describedBy?: string;
  /** Whether several files can be chosen at once. */
  isMultiple?: boolean;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
};

/** A button that opens the browser's file chooser. */
export function FileChooser({ label, name, accept, describedBy, isMultiple, onFiles }: Props) {
  return (
    <Choose>
      <input
        type="file"
        multiple={isMultiple}
        accept={accept}
        className="visually-hidden"
        aria-label={name}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Without this, the browser would fire no event when the user chooses the same file again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Icon name="paperclip" />
      {label}
    </Choose>
  );
}

const Choose = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${layoutSize.target};
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.brand};
  border-radius: ${radius.medium};
  font-weight: 600;
  color: ${color.brand};
  background: ${color.paper};
  cursor: pointer;

  &:hover {
    background: ${color.brandSoft};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }
`;
