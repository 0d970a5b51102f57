import { otherOption } from '@cert/shared/domain';
import { aQuestionnaireInfo } from '@cert/shared/testing';
import {
  getBaseValues,
  listConflictingFields,
  findEdits,
  mergeStoredValues,
  applyEdits,
  listUnsavedFields,
  type FieldEdits,
} from './edits.ts';
import {
  formFields,
  toInfoSaveInput,
  toFormValues,
  type FormField,
  type FormValues,
} from './formValues.ts';

const stored = toFormValues(aQuestionnaireInfo());
const later = (given: Parameters<typeof aQuestionnaireInfo>[0]) =>
  toFormValues(aQuestionnaireInfo(given));
/** Edits one field of a form that showed the stored values. */
const edit = <Field extends FormField>(field: Field, mine: FormValues[Field]): FieldEdits =>
  findEdits({ mine: { ...stored, [field]: mine }, base: stored });

describe('the values of the organisation form', () => {
  it('contain every field of the page once', () => {
    expect([...formFields].sort()).toEqual(Object.keys(stored).sort());
  });

  it('are sent unchanged when the form is saved; an empty number is sent as null', () => {
    const { info, countries, categories } = toInfoSaveInput(stored, 'hr');
    expect(aQuestionnaireInfo()).toMatchObject({ ...info, countries, categories });
    expect(
      toInfoSaveInput(toFormValues(aQuestionnaireInfo({ numberOfEmployees: null })), 'hr').info
        .numberOfEmployees,
    ).toBe(null);
  });

  it('contain “Other” for a stored description without a choice from the list', () => {
    expect(later({ typeId: null, typeDescription: 'Zadruga' }).type).toEqual({
      id: otherOption.id,
      description: 'Zadruga',
    });
    expect(later({ typeId: null }).type.id).toBeNull();
  });
});

describe('the unsaved edit of a field of the organisation form', () => {
  it('replaces the stored value on the page, and no other field', () => {
    expect(applyEdits(stored, edit('city', 'Zadar'))).toEqual({ ...stored, city: 'Zadar' });
    expect(listUnsavedFields(stored, edit('city', 'Zadar'))).toEqual(['city']);
  });

  it('is kept together with the stored value that it is based on', () => {
    expect(edit('city', 'Zadar')).toEqual({ city: { mine: 'Zadar', base: 'Split' } });
    const now = later({ city: 'Pula' });
    expect(getBaseValues(now, edit('city', 'Zadar'))).toEqual({ ...now, city: 'Split' });
  });

  it('is not counted as unsaved if it is equal to the stored value', () => {
    expect(listUnsavedFields(stored, edit('city', 'Split '))).toEqual([]);
  });

  it.each([
    ['another city', { city: 'Pula' }, ['city']],
    ['the same city', { city: 'Zadar' }, []],
    ['another field', { contact: 'Iva' }, []],
    ['nothing', {}, []],
  ])(
    'conflicts only if somebody else has stored another value in the same field: %s',
    (_what, given, conflicting) => {
      expect(listConflictingFields(later(given), edit('city', 'Zadar'))).toEqual(conflicting);
    },
  );

  it('does not prevent other fields from showing what others have stored', () => {
    const now = later({ contact: 'Iva', city: 'Split' });
    expect(applyEdits(now, edit('city', 'Zadar'))).toMatchObject({
      contact: 'Iva',
      city: 'Zadar',
    });
  });

  it('does not count as a change if the chosen list entry is the same and only a leftover description differs', () => {
    const edits = edit('type', { id: 1, description: 'Zadruga' });
    expect(listUnsavedFields(stored, edits)).toEqual([]);
    expect(
      listUnsavedFields(stored, edit('type', { id: otherOption.id, description: '' })),
    ).toEqual(['type']);
  });
});

describe('when somebody else has stored the organisation form meanwhile', () => {
  const mine = { ...stored, city: 'Zadar' };

  it('fields without an edit show the new values', () => {
    const now = later({ contact: 'Iva' });
    expect(mergeStoredValues({ mine, base: stored }, now)).toEqual({
      mine: { ...now, city: 'Zadar' },
      base: now,
    });
  });

  it('a field that both people changed to different values keeps the user’s edit and is in conflict', () => {
    const now = later({ city: 'Pula' });
    const after = mergeStoredValues({ mine, base: stored }, now);
    expect(after).toEqual({ mine, base: stored });
    expect(listConflictingFields(now, findEdits(after))).toEqual(['city']);
  });

  it('there is no conflict if both people entered the same text, and a space typed at the end is kept', () => {
    const now = later({ city: 'Zadar' });
    const after = mergeStoredValues({ mine: { ...stored, city: 'Zadar ' }, base: stored }, now);
    expect(after).toEqual({ mine: { ...now, city: 'Zadar ' }, base: now });
    const on = { mine: { ...after.mine, city: 'Zadar 2' }, base: after.base };
    expect(listUnsavedFields(now, findEdits(on))).toEqual(['city']);
    expect(listConflictingFields(now, findEdits(on))).toEqual([]);
  });

  it('a resolved conflict does not come back until somebody stores another value again', () => {
    const theirs = later({ city: 'Pula' });
    const edits = findEdits({ mine, base: { ...stored, city: 'Pula' } });
    expect([listConflictingFields(theirs, edits), listUnsavedFields(theirs, edits)]).toEqual([
      [],
      ['city'],
    ]);
    expect(listConflictingFields(later({ city: 'Rijeka' }), edits)).toEqual(['city']);
  });

  it('text that the user typed while a save was running does not conflict with that save', () => {
    const now = later({ city: 'Zadar' });
    const typedOn = { ...mine, city: 'Zadar 2', contact: 'Iva' };
    const after = mergeStoredValues({ mine: typedOn, base: mine }, now);
    expect(listUnsavedFields(now, findEdits(after))).toEqual(['city', 'contact']);
    expect(listConflictingFields(now, findEdits(after))).toEqual([]);
  });
});
