import { Command, Plugin, type Editor } from '@ckeditor/ckeditor5-core';
import { ButtonView } from '@ckeditor/ckeditor5-ui';

/** The two colours of audit pages, as the classes that the server accepts. */
const tones = ['accent', 'muted'] as const;
type Tone = (typeof tones)[number];

const attribute = 'textTone';

class TextToneCommand extends Command {
  declare value: Tone | undefined;

  override refresh(): void {
    const { document, schema } = this.editor.model;
    this.value = document.selection.getAttribute(attribute) as Tone | undefined;
    this.isEnabled = schema.checkAttributeInSelection(document.selection, attribute);
  }

  /** Applies the tone to the selected text, or removes it if the text already has it. */
  override execute({ tone }: { tone: Tone }): void {
    const { model } = this.editor;
    const { selection } = model.document;
    const next = this.value === tone ? undefined : tone;
    model.change((writer) => {
      const parts = selection.isCollapsed
        ? []
        : [...model.schema.getValidRanges(selection.getRanges(), attribute)];
      for (const part of parts)
        if (next) writer.setAttribute(attribute, next, part);
        else writer.removeAttribute(attribute, part);
      if (!selection.isCollapsed) return;
      if (next) writer.setSelectionAttribute(attribute, next);
      else writer.removeSelectionAttribute(attribute);
    });
  }
}

/**
 * Adds two toolbar buttons, `textAccent` and `textMuted`, which colour the selection with a class. CKEditor's own
 * colours are inline styles, which the server removes. The labels come from `config.textTones`.
 */
export class TextTonePlugin extends Plugin {
  static get pluginName() {
    return 'TextTone' as const;
  }

  init(): void {
    const { editor } = this;
    editor.model.schema.extend('$text', { allowAttributes: attribute });
    editor.model.schema.setAttributeProperties(attribute, {
      isFormatting: true,
      copyOnEnter: true,
    });
    editor.conversion.attributeToElement({
      model: { key: attribute, values: [...tones] },
      view: { accent: elementOf('accent'), muted: elementOf('muted') },
    });
    const command = new TextToneCommand(editor);
    editor.commands.add(attribute, command);
    const names = editor.config.get('textTones') as Record<Tone, string>;
    for (const tone of tones)
      editor.ui.componentFactory.add(buttonName(tone), () =>
        makeButton({ editor, command, tone, name: names[tone] }),
      );
  }
}

function elementOf(tone: Tone) {
  return { name: 'span', classes: `text-${tone}`, priority: 8 };
}

function buttonName(tone: Tone): string {
  return tone === 'accent' ? 'textAccent' : 'textMuted';
}

/** The icons of the buttons: a letter above a bar that has the button's colour. */
const drawings: Record<Tone, string> = {
  accent: drawLetter('var(--brand)'),
  muted: drawLetter('var(--ink-soft)'),
};

function drawLetter(colour: string): string {
  const letter = 'M9 3h2l4 10h-2.1l-.9-2.4H8L7.1 13H5zm1 2.6L8.6 9h2.8z';
  return `<svg viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg"><path style="fill:${colour}" d="${letter}M4 15h12v2.5H4z"/></svg>`;
}

function makeButton({
  editor,
  command,
  tone,
  name,
}: {
  editor: Editor;
  command: TextToneCommand;
  tone: Tone;
  name: string;
}): ButtonView {
  const button = new ButtonView(editor.locale);
  button.set({ label: name, icon: drawings[tone], tooltip: true, isToggleable: true });
  button.bind('isEnabled').to(command, 'isEnabled');
  button.bind('isOn').to(command, 'value', (value) => value === tone);
  button.on('execute', () => {
    editor.execute(attribute, { tone });
    editor.editing.view.focus();
  });
  return button;
}
