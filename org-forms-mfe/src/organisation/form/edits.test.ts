import { otherOption } from '@cert/shared/domain';
import { aQuestionnaireInfo } from '@cert/shared/testing';
import {
  getBaseValues,
  listConflictingFields,
  findEdits,
  mergeStored,
  applyEdits,
  listUnsavedFields,
  type Edits,
} from './edits.ts';
import {
  formFields,
  toInput,
  toFormValues,
  type FormField,
  type FormValues,
} from './formValues.ts';

const stored = toFormValues(aQuestionnaireInfo());
const later = (given: Parameters<typeof aQuestionnaireInfo>[0]) =>
  toFormValues(aQuestionnaireInfo(given));
/** Edits one field of a form that showed the stored values. */
const edit = <Field extends FormField>(field: Field, mine: FormValues[Field]): Edits =>
  findEdits({ mine: { ...stored, [field]: mine }, base: stored });

describe('the form', () => {
  it('has every field of the page once', () => {
    expect([...formFields].sort()).toEqual(Object.keys(stored).sort());
  });

  it('sends what it shows', () => {
    const { info, countries, categories } = toInput(stored, 'hr');
    expect(aQuestionnaireInfo()).toMatchObject({ ...info, countries, categories });
    expect(
      toInput(toFormValues(aQuestionnaireInfo({ numberOfEmployees: null })), 'hr').info
        .numberOfEmployees,
    ).toBe(null);
  });

  it('shows no id with a description as “Other”', () => {
    expect(later({ typeId: null, typeDescription: 'Zadruga' }).type).toEqual({
      id: otherOption.id,
      description: 'Zadruga',
    });
    expect(later({ typeId: null }).type.id).toBeNull();
  });
});

describe('an edit', () => {
  it('is shown over what is stored, and nothing else changes', () => {
    expect(applyEdits(stored, edit('city', 'Zadar'))).toEqual({ ...stored, city: 'Zadar' });
    expect(listUnsavedFields(stored, edit('city', 'Zadar'))).toEqual(['city']);
  });

  it('is kept with what was stored when it began, and opened again with it', () => {
    expect(edit('city', 'Zadar')).toEqual({ city: { mine: 'Zadar', base: 'Split' } });
    const now = later({ city: 'Pula' });
    expect(getBaseValues(now, edit('city', 'Zadar'))).toEqual({ ...now, city: 'Split' });
  });

  it('back to what is stored is nothing to save', () => {
    expect(listUnsavedFields(stored, edit('city', 'Split '))).toEqual([]);
  });

  it.each([
    ['another city', { city: 'Pula' }, ['city']],
    ['the same city', { city: 'Zadar' }, []],
    ['another field', { contact: 'Iva' }, []],
    ['nothing', {}, []],
  ])(
    'is in conflict only when somebody else stored another value there: %s',
    (_what, given, conflicting) => {
      expect(listConflictingFields(later(given), edit('city', 'Zadar'))).toEqual(conflicting);
    },
  );

  it('lets fields that the person has not touched follow what others store', () => {
    const now = later({ contact: 'Iva', city: 'Split' });
    expect(applyEdits(now, edit('city', 'Zadar'))).toMatchObject({
      contact: 'Iva',
      city: 'Zadar',
    });
  });

  it('of a listed type is the same whatever description was left over', () => {
    const edits = edit('type', { id: 1, description: 'Zadruga' });
    expect(listUnsavedFields(stored, edits)).toEqual([]);
    expect(
      listUnsavedFields(stored, edit('type', { id: otherOption.id, description: '' })),
    ).toEqual(['type']);
  });
});

describe('the form over which somebody else has stored something', () => {
  const mine = { ...stored, city: 'Zadar' };

  it('follows where the person has changed nothing', () => {
    const now = later({ contact: 'Iva' });
    expect(mergeStored({ mine, base: stored }, now)).toEqual({
      mine: { ...now, city: 'Zadar' },
      base: now,
    });
  });

  it('keeps what the person wants, and what it began from, so that it is in conflict', () => {
    const now = later({ city: 'Pula' });
    const after = mergeStored({ mine, base: stored }, now);
    expect(after).toEqual({ mine, base: stored });
    expect(listConflictingFields(now, findEdits(after))).toEqual(['city']);
  });

  it('continues without a conflict when both values are equal, and keeps the typed space', () => {
    const now = later({ city: 'Zadar' });
    const after = mergeStored({ mine: { ...stored, city: 'Zadar ' }, base: stored }, now);
    expect(after).toEqual({ mine: { ...now, city: 'Zadar ' }, base: now });
    const on = { mine: { ...after.mine, city: 'Zadar 2' }, base: after.base };
    expect(listUnsavedFields(now, findEdits(on))).toEqual(['city']);
    expect(listConflictingFields(now, findEdits(on))).toEqual([]);
  });

  it('is settled by taking over what it is compared with, until somebody stores again', () => {
    const theirs = later({ city: 'Pula' });
    const edits = findEdits({ mine, base: { ...stored, city: 'Pula' } });
    expect([listConflictingFields(theirs, edits), listUnsavedFields(theirs, edits)]).toEqual([
      [],
      ['city'],
    ]);
    expect(listConflictingFields(later({ city: 'Rijeka' }), edits)).toEqual(['city']);
  });

  it('its own save does not conflict with what was typed during it', () => {
    const now = later({ city: 'Zadar' });
    const typedOn = { ...mine, city: 'Zadar 2', contact: 'Iva' };
    const after = mergeStored({ mine: typedOn, base: mine }, now);
    expect(listUnsavedFields(now, findEdits(after))).toEqual(['city', 'contact']);
    expect(listConflictingFields(now, findEdits(after))).toEqual([]);
  });
});
