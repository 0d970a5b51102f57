import { parseDraft, serializeDraft } from './useInfoDraft.ts';
import type { FieldEdits } from './edits.ts';

const edits: FieldEdits = {
  city: { mine: 'Zadar', base: 'Split' },
  type: { mine: { id: 999_999, description: 'Zadruga' }, base: { id: null, description: '' } },
  categories: { mine: [1, 2], base: [] },
  countries: { mine: ['hr'], base: ['hr', 'si'] },
  sindicate: { mine: null, base: 1 },
  numberOfEmployees: { mine: 'many', base: '640' },
};

test('unsaved edits of the organisation form are read from the browser’s storage as they were stored', () => {
  expect(parseDraft(serializeDraft(edits))).toEqual(edits);
});

test.each([
  null,
  '',
  '{"city":{"mine":"Za',
  'null',
  '[]',
  '"text"',
  '{"city":"Zadar"}',
  '{"city":{"mine":"Zadar"}}',
  '{"city":{"mine":5,"base":""}}',
  '{"title":{"mine":"Mine","base":""}}',
  '{"countries":{"mine":["de"],"base":[]}}',
  '{"categories":{"mine":[999999],"base":[]}}',
  '{"sindicate":{"mine":2,"base":0}}',
  '{"type":{"mine":{"id":1},"base":{"id":1,"description":""}}}',
])('data in the browser’s storage that are not valid edits of the form are ignored: %s', (text) => {
  expect(parseDraft(text)).toEqual({});
});
