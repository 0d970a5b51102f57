import { expect, type Page } from '@playwright/test';
import type { Language } from '@cert/shared/domain';
import { callApi } from '../support/callApi.ts';
import {
  coverDateFields,
  coverDateTexts,
  createRichText,
  listTextFields,
  createTimelineText,
  type TextLength,
} from './teamTexts.ts';

type Given = { id: number; language: Language; length: TextLength };

/** Saves all texts of a report in one language. The page must be signed in as its main certifier. */
export async function saveReportTexts(page: Page, { id, language, length }: Given): Promise<void> {
  const { reply } = await callApi(page, 'report', { id, language });
  const fields = listTextFields(reply.categories.map((category) => category.id));
  const content = {
    ...Object.fromEntries(fields.map((field) => [field, createRichText(language, length)])),
    ...Object.fromEntries(coverDateFields.map((field) => [field, coverDateTexts[length]])),
    timeline: createTimelineText(language, length),
  };
  const { status } = await callApi(page, 'reportContentSaveItems', { id, language, content });
  expect(status, 'saving the texts').toBe(200);
}
