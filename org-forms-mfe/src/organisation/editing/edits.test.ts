import { otherCompany } from '@cert/shared/domain';
import { anInfo } from '@cert/shared/testing';
import {
  disputedFields,
  shownValues,
  unsavedFields,
  withChoice,
  withEdit,
  withoutSaved,
  type Edits,
} from './edits.ts';
import { formFields, inputOf, valuesOf, type FormField, type FormValues } from './formValues.ts';

const stored = valuesOf(anInfo());
const later = (given: Parameters<typeof anInfo>[0]) => valuesOf(anInfo(given));
const edit = <Field extends FormField>(
  field: Field,
  mine: FormValues[Field],
  { edits = {}, over = stored }: { edits?: Edits; over?: FormValues } = {},
) => withEdit(edits, { field, mine, stored: over });

describe('the form', () => {
  it('has every field of the page once', () => {
    expect([...formFields].sort()).toEqual(Object.keys(stored).sort());
  });

  it('sends what it shows', () => {
    const { info, countries, categories } = inputOf(stored, 'hr');
    expect(anInfo()).toMatchObject({ ...info, countries, categories });
    expect(
      inputOf(valuesOf(anInfo({ numberOfEmployees: null })), 'hr').info.numberOfEmployees,
    ).toBe(null);
  });

  it('shows no id with a description as “Other”', () => {
    expect(later({ typeId: null, typeDescription: 'Zadruga' }).type).toEqual({
      id: otherCompany.id,
      description: 'Zadruga',
    });
    expect(later({ typeId: null }).type.id).toBeNull();
  });
});

describe('an edit', () => {
  it('is shown over what is stored, and nothing else changes', () => {
    expect(shownValues(stored, edit('city', 'Zadar'))).toEqual({ ...stored, city: 'Zadar' });
    expect(unsavedFields(stored, edit('city', 'Zadar'))).toEqual(['city']);
  });

  it('back to what is stored is nothing to save, and the space that was typed stays', () => {
    const edits = edit('city', 'Split ');
    expect(unsavedFields(stored, edits)).toEqual([]);
    expect(shownValues(stored, edits).city).toBe('Split ');
  });

  it.each([
    ['another city', { city: 'Pula' }, ['city']],
    ['the same city', { city: 'Zadar' }, []],
    ['another field', { contact: 'Iva' }, []],
    ['nothing', {}, []],
  ])('is disputed only by one who stored another value there: %s', (_what, given, disputed) => {
    expect(disputedFields(later(given), edit('city', 'Zadar'))).toEqual(disputed);
  });

  it('lets fields that the person has not touched follow what others store', () => {
    const now = later({ contact: 'Iva', city: 'Split' });
    expect(shownValues(now, edit('city', 'Zadar'))).toMatchObject({
      contact: 'Iva',
      city: 'Zadar',
    });
  });

  it('is settled by a choice, until somebody stores again', () => {
    const edits = edit('city', 'Zadar');
    const theirs = later({ city: 'Pula' });
    const mine = withChoice(edits, { field: 'city', choice: 'mine', stored: theirs });
    expect([disputedFields(theirs, mine), unsavedFields(theirs, mine)]).toEqual([[], ['city']]);
    expect(disputedFields(later({ city: 'Rijeka' }), mine)).toEqual(['city']);
    expect(withChoice(edits, { field: 'city', choice: 'theirs', stored: theirs })).toEqual({});
  });

  it('goes on from what both wanted without a dispute', () => {
    const both = later({ city: 'Zadar' });
    expect(
      disputedFields(both, edit('city', 'Zadar 2', { edits: edit('city', 'Zadar'), over: both })),
    ).toEqual([]);
  });

  it('that was made while another was saved stays', () => {
    const sent = shownValues(stored, edit('city', 'Zadar'));
    const meanwhile = edit('contact', 'Iva', { edits: edit('city', 'Zadar') });
    expect(Object.keys(withoutSaved(meanwhile, sent))).toEqual(['contact']);
  });

  it('of a listed type is the same whatever description was left over', () => {
    const edits = edit('type', { id: 1, description: 'Zadruga' });
    expect(unsavedFields(stored, edits)).toEqual([]);
    expect(unsavedFields(stored, edit('type', { id: otherCompany.id, description: '' }))).toEqual([
      'type',
    ]);
  });
});
