import { otherOption, parseRefusal, refuse } from '@cert/shared/domain';
import { aQuestionnaireInfo } from '@cert/shared/testing';
import { findIssues, findTypingIssues, parseFieldIssues } from './fieldIssues.ts';
import { formFields, toFormValues, type FormValues } from './formValues.ts';

const whole = toFormValues(aQuestionnaireInfo());
const empty: FormValues = {
  ...{ brand: '', address: '', city: '', contact: '', email: '' },
  type: { id: null, description: '' },
  category: { id: null, description: '' },
  ...{ categories: [], countries: [], numberOfEmployees: '', numberOfEmployeesHired: '' },
  ...{ numberOfEmployeesLeft: '', numberOfEmployeesLaidOff: '' },
  ...{ externalWorkForce: null, sindicate: null, newManagers: null },
};
const client = { language: 'hr', role: 'client' } as const;

test('a client must fill in every field of the organisation form, the team none', () => {
  expect(Object.keys(findIssues(empty, client)).sort()).toEqual([...formFields].sort());
  expect(findIssues(empty, { ...client, role: 'certifier' })).toEqual({});
  expect(findIssues(whole, client)).toEqual({});
});

test.each<[string, Partial<FormValues>, object]>([
  ['refuses an e-mail without @', { email: 'nobody' }, { email: 'not-an-email' }],
  ['accepts an e-mail with spaces around it', { email: ' a@b.hr ' }, {}],
  ['refuses a text of 201 characters', { city: 'x'.repeat(201) }, { city: 'too-long' }],
  ['accepts a text of 200 characters', { city: 'x'.repeat(200) }, {}],
  [
    'refuses a word instead of a number',
    { numberOfEmployees: 'many' },
    { numberOfEmployees: 'not-a-number' },
  ],
  [
    'refuses a number of people below zero',
    { numberOfEmployees: '-1' },
    { numberOfEmployees: 'too-low' },
  ],
  [
    'refuses a number of people with a decimal',
    { numberOfEmployees: '1,5' },
    { numberOfEmployees: 'too-precise' },
  ],
  [
    'refuses a number above the maximum',
    { numberOfEmployees: '10000000' },
    { numberOfEmployees: 'too-high' },
  ],
  ['accepts the maximum number', { numberOfEmployees: '9.999.999' }, {}],
  [
    'refuses “Other” without its description',
    { type: { id: otherOption.id, description: ' ' } },
    { type: 'description-missing' },
  ],
  [
    'refuses a description of 201 characters',
    { category: { id: otherOption.id, description: 'x'.repeat(201) } },
    { category: 'too-long' },
  ],
])('the check of the organisation form %s', (_what, given, issues) => {
  expect(findIssues({ ...whole, ...given }, client)).toEqual(issues);
});

test('while the user types, the organisation form reports a number that is too high, but no empty field and no incomplete e-mail', () => {
  const values = { ...empty, email: 'nob', numberOfEmployees: '99999999' };
  expect(findTypingIssues(values, 'hr')).toEqual({ numberOfEmployees: 'too-high' });
});

test.each([
  [{ 'info.city': 'missing' }, { city: 'missing' }],
  [{ 'info.typeDescription': 'missing' }, { type: 'description-missing' }],
  [{ 'info.categoryId': 'malformed' }, { category: 'refused' }],
  [{ 'countries.1': 'malformed' }, { countries: 'refused' }],
  [{ seen: 'malformed' }, undefined],
])('the server’s refusal of the fields %j becomes the issues %j of the form', (fields, issues) => {
  expect(parseFieldIssues(refuse('invalid-input', { fields }))).toEqual(issues);
  expect(parseFieldIssues(parseRefusal({ code: 'conflict', details: { fields } }))).toBeUndefined();
});
