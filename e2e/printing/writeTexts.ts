import { expect, type Page } from '@playwright/test';
import type { Language } from '@cert/shared/domain';
import { callApi } from '../support/callApi.ts';
import {
  dateFields,
  dates,
  richText,
  textFields,
  timelineText,
  type TextLength,
} from './teamTexts.ts';

type Given = { id: number; language: Language; length: TextLength };

/** Writes all texts of a report in one language, as its main certifier. */
export async function writeTexts(page: Page, { id, language, length }: Given): Promise<void> {
  const { reply } = await callApi(page, 'report', { id, language });
  const fields = textFields(reply.categories.map((category) => category.id));
  const content = {
    ...Object.fromEntries(fields.map((field) => [field, richText(language, length)])),
    ...Object.fromEntries(dateFields.map((field) => [field, dates[length]])),
    timeline: timelineText(language, length),
  };
  const { status } = await callApi(page, 'reportContentSaveItems', { id, language, content });
  expect(status, 'the texts are written').toBe(200);
}
