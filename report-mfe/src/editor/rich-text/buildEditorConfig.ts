import {
  Bold,
  Italic,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from '@ckeditor/ckeditor5-basic-styles';
import type { EditorConfig } from '@ckeditor/ckeditor5-core';
import { Essentials } from '@ckeditor/ckeditor5-essentials';
import { FontSize } from '@ckeditor/ckeditor5-font';
import { List, ListPropertiesEditing } from '@ckeditor/ckeditor5-list';
import { Paragraph } from '@ckeditor/ckeditor5-paragraph';
import { PasteFromOffice } from '@ckeditor/ckeditor5-paste-from-office';
import { RemoveFormat } from '@ckeditor/ckeditor5-remove-format';
import type { Translations } from '@ckeditor/ckeditor5-utils';
import type { TFunction } from 'i18next';
import type { Language } from '@cert/shared/domain';
import { TextTonePlugin } from './TextTonePlugin.ts';

type Options = {
  /** The accessible name of the text. */
  name: string;
  licenceKey: string;
  /** Whether the toolbar offers the two colours of audit pages (`TextTonePlugin`). */
  hasTones: boolean;
  language: Language;
  translations: readonly Translations[];
  t: TFunction<'report'>;
};

/** The configuration of CKEditor. Pasted formatting that the toolbar does not offer is removed. */
export function buildEditorConfig({
  name,
  licenceKey,
  hasTones,
  language,
  translations,
  t,
}: Options): EditorConfig {
  const sizeOption = (model: 'small' | 'big' | 'huge') => ({
    title: t(`editing.size.${model}`),
    model,
    view: { name: 'span', classes: `text-${model}`, priority: 7 as const },
  });
  const uiLanguage = editorLanguages[language];
  const normal = t('editing.size.normal');
  return {
    licenseKey: licenceKey,
    plugins: [
      Essentials,
      Paragraph,
      Bold,
      Italic,
      Underline,
      Strikethrough,
      Superscript,
      Subscript,
      FontSize,
      List,
      ListPropertiesEditing,
      RemoveFormat,
      PasteFromOffice,
      ...(hasTones ? [TextTonePlugin] : []),
    ],
    toolbar: {
      items: [
        'bold',
        'italic',
        'underline',
        'strikethrough',
        'superscript',
        'subscript',
        '|',
        'fontSize',
        ...(hasTones ? ['textAccent', 'textMuted'] : []),
        '|',
        'numberedList',
        'bulletedList',
        '|',
        'removeFormat',
      ],
    },
    fontSize: {
      options: [sizeOption('small'), 'default', sizeOption('big'), sizeOption('huge')],
    },
    // Numbered lists keep the number at which they start; the toolbar does not offer to choose it.
    list: { properties: { styles: false, startIndex: true, reversed: false } },
    ...{ textTones: { accent: t('editing.tone.accent'), muted: t('editing.tone.muted') } },
    language: uiLanguage,
    translations: [...translations, { [uiLanguage]: { dictionary: { Default: normal } } }],
    label: name,
    // The note of CKEditor's licence is below the text, where `EditorFrame` leaves space for it.
    ui: {
      poweredBy: { position: 'inside', side: 'right', verticalOffset: 0, horizontalOffset: 0 },
    },
  };
}

/** CKEditor's language codes. */
const editorLanguages: Record<Language, string> = { hr: 'hr', sr: 'sr-latn', en: 'en' };
