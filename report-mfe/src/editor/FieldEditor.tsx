import { useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Button, color, layoutSize, radius, space, zIndex } from '@cert/shared/ui';
import { ChangedFiguresNote } from './ChangedFigures.tsx';
import { EditingColleagues } from './EditingColleagues.tsx';
import { useEditingState } from './EditingContext.ts';
import { FieldTools } from './FieldTools.tsx';
import { formatFieldName } from './formatFieldName.ts';
import { FieldConflict } from './saving/FieldConflict.tsx';
import { TextLengthWarning } from './saving/TextLengthWarning.tsx';
import { FieldSaveState } from './saving/FieldSaveState.tsx';
import { useFieldText } from './saving/useFieldText.ts';
import type { TextEditorHandle } from './textEditor.ts';
import { findTextKind } from './textKinds.ts';

type Props = { field: string };

/** Edits a text in place, with the editor for its kind of text. The sheet grows with the text. */
export function FieldEditor({ field }: Props) {
  const { t } = useTranslation('report');
  const { report, programme, edited, lastEdited } = useEditingState();
  const text = useFieldText(field);
  const { html, status, write } = text;
  const { Editor } = findTextKind(field);
  const handle = useRef<TextEditorHandle>(null);
  const name = formatFieldName(field, { report, programme, t });
  const leave = () => {
    lastEdited.set(field);
    edited.set(null);
  };
  return (
    <Frame
      className="screen-only"
      role="group"
      aria-label={t('editing.editing', { name })}
      data-editing
    >
      <FieldConflict field={field} text={text} />
      <ChangedFiguresNote field={field} />
      <Editor ref={handle} {...{ field, name, html }} onWrite={write} onLeave={leave} />
      <FieldTools field={field} onReplace={(text) => handle.current?.replace(text)} />
      <Foot>
        <Button tone="secondary" onClick={leave}>
          {t('editing.done')}
        </Button>
        <FieldSaveState status={status} />
        <TextLengthWarning html={html} />
        <EditingColleagues field={field} />
      </Foot>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
  margin: calc(-1 * ${space[4]});
  padding: ${space[4]};
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.medium};
  background: ${color.paper};
  scroll-margin-block-start: calc(${layoutSize.header} + ${space[4]});

  &:has([contenteditable='true']:focus) {
    border-color: ${color.focus};
  }
`;

/* Sticky, so that it is visible while a long text is edited. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin: 0 calc(-1 * ${space[4]}) calc(-1 * ${space[4]});
  padding: ${space[2]} ${space[4]};
  border-block-start: 1px solid ${color.line};
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  background: ${color.paper};
`;
