import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useStore } from '@cert/shared/platform';
import { color, fontFamily, fontSize, Icon, motion, radius, space } from '@cert/shared/ui';
import { sheetMm } from '../layout/sheetLengths.ts';
import { ChangedFiguresMark } from './ChangedFigures.tsx';
import { EditingColleagues } from './EditingColleagues.tsx';
import { useEditingState } from './EditingContext.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { formatFieldName } from './formatFieldName.ts';
import { FieldConflict } from './saving/FieldConflict.tsx';
import { FieldSaveState } from './saving/FieldSaveState.tsx';
import { useFieldText } from './saving/useFieldText.ts';

type Props = {
  field: string;
  /**
   * Whether this is the first part of a text that continues on further sheets. Only the first part shows the save state
   * and who else is editing. Default: true.
   */
  isFirst?: boolean;
  /**
   * Whether the text is in a narrow column below its heading. Its tools are at the end of the heading's line, so they
   * must be short. Default: false.
   */
  isNarrow?: boolean;
  /** The text in reading mode. */
  children: ReactNode;
};

/** A text that the team can edit in place. It looks like plain text until it is hovered or focused. */
export function EditableReportText({ field, isFirst = true, isNarrow = false, children }: Props) {
  const { report, edited } = useEditingState();
  const isEdited = useStore(edited) === field;
  if (report.isLocked) return children;
  if (isEdited) return isFirst && <FieldEditor field={field} />;
  return <EditableText {...{ field, isFirst, isNarrow }}>{children}</EditableText>;
}

function EditableText({ field, isFirst, isNarrow, children }: Required<Props>) {
  const { t } = useTranslation('report');
  const { t: tPlatform } = useTranslation('platform');
  const { report, programme, edited, lastEdited } = useEditingState();
  const text = useFieldText(field);
  const { status } = text;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isFirst || lastEdited.get() !== field) return;
    lastEdited.set(null);
    button.current?.focus();
  }, [field, isFirst, lastEdited]);
  useLayoutEffect(() => {
    const shown = button.current;
    // After an edit, a text may move to another sheet, where it is mounted again. If this button has the focus, the
    // button on the new sheet must get it.
    return () => {
      if (isFirst && shown === document.activeElement && edited.get() !== field)
        lastEdited.set(field);
    };
  }, [field, isFirst, edited, lastEdited]);
  const name = formatFieldName(field, { report, programme, t });
  return (
    <Frame>
      <Tools className="screen-only">
        {isFirst && <ChangedFiguresMark field={field} isIconOnly={isNarrow} />}
        {isFirst && <EditingColleagues field={field} />}
        {isFirst && status.kind !== 'stored' && <FieldSaveState status={status} />}
        <Edit
          ref={button}
          type="button"
          aria-label={t('editing.editName', { name })}
          onClick={() => edited.set(field)}
        >
          <Icon name="pencil" />
          {t('editing.edit')}
        </Edit>
      </Tools>
      {children}
      {status.kind !== 'stored' && status.kind !== 'empty' && (
        <UnsavedMark>
          <span>{tPlatform('saving.failed')}</span>
        </UnsavedMark>
      )}
      {isFirst && status.kind === 'conflict' && (
        <Choice className="screen-only">
          <FieldConflict field={field} text={text} />
        </Choice>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

const Tools = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${space[2]};
  /* Takes no height, so that the text has the same position as in print, where these tools are missing. */
  block-size: 0;
`;

/* Marks a printed text that is not saved yet. It is beside the lines of the text, so that they do not move. */
const UnsavedMark = styled.div`
  display: none;

  @media print {
    display: block;
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% + ${sheetMm(2)});
    padding-inline-start: ${sheetMm(1)};
    border-inline-start: ${sheetMm(0.8)} solid ${color.warning};
    color: ${color.warning};
    font: 600 ${sheetMm(3.4)} / 1.2 ${fontFamily.sans};
    white-space: nowrap;

    /* Rotates only the text inside: on the box itself, inset-block and other logical sides would mean other sides. */
    & > span {
      writing-mode: vertical-rl;
    }
  }
`;

/* The whole text is clickable and starts editing. */
const Edit = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  color: ${color.inkSoft};
  /* Sets both colours of the button, because on a dark cover the text around it is light. */
  background: ${color.paper};
  font: 600 ${fontSize.small} / 1.4 ${fontFamily.sans};
  cursor: text;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover,
  &:focus-visible {
    border-color: ${color.brandLine};
    color: ${color.brand};
    background: ${color.paper};
    transition: color ${motion.quick};
  }
`;

const Choice = styled.div`
  position: relative;
  padding-block-start: ${space[4]};
`;
