import { Editable } from '../editing/Editable.tsx';
import { useRegisterSheetCount } from '../paging/PageNumbers.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { TeamText } from './TeamText.tsx';
import { TeamTextSheet, type SurroundingTexts } from './TeamTextSheet.tsx';

type Props = Pick<SlideProps, 'report' | 'pageNumber'> & {
  id: string;
  field: string;
  text: SurroundingTexts;
  /** The part of the text on each sheet, as HTML. */
  parts: readonly string[];
};

/** The sheets of one text, with consecutive page numbers. */
export function TeamTextSheets({ id, field, text, parts, report, pageNumber }: Props) {
  useRegisterSheetCount(id, parts.length);
  return parts.map((part, index) => (
    <TeamTextSheet
      key={index}
      id={index === 0 ? id : `${id}-${index + 1}`}
      isContinued={index > 0}
      pageNumber={pageNumber === null ? null : pageNumber + index}
      {...{ text, report }}
    >
      <Editable field={field} isFirst={index === 0}>
        <TeamText html={part} />
      </Editable>
    </TeamTextSheet>
  ));
}
