import { otherOption } from './companies.ts';
import {
  listMissingInfo,
  normaliseInfo,
  infoChoiceFields,
  infoNumberFields,
  infoTextFields,
  type OrganisationInfo,
  listImplausibleHeadcounts,
} from './organisationInfo.ts';

const empty: OrganisationInfo = {
  brand: '',
  address: '',
  city: '',
  contact: '',
  email: '',
  numberOfEmployees: null,
  typeId: null,
  typeDescription: '',
  categoryId: null,
  categoryDescription: '',
  externalWorkForce: null,
  sindicate: null,
  newManagers: null,
  numberOfEmployeesHired: null,
  numberOfEmployeesLeft: null,
  numberOfEmployeesLaidOff: null,
  countries: [],
  categories: [],
};
const whole: OrganisationInfo = {
  brand: 'Jadran',
  address: 'Obala 1',
  city: 'Split',
  contact: 'Ana Anić',
  email: 'info@jadran.example',
  numberOfEmployees: 640,
  typeId: 1,
  typeDescription: '',
  categoryId: 1,
  categoryDescription: '',
  externalWorkForce: 0,
  sindicate: 1,
  newManagers: 0,
  numberOfEmployeesHired: 0,
  numberOfEmployeesLeft: 0,
  numberOfEmployeesLaidOff: 0,
  countries: ['hr'],
  categories: [1],
};

describe('what is missing', () => {
  it('for a client is everything but the descriptions of what is not chosen', () => {
    expect([...listMissingInfo(empty, 'client')].sort()).toEqual(
      [
        ...infoTextFields,
        ...infoNumberFields,
        ...infoChoiceFields,
        'typeId',
        'categoryId',
        'countries',
        'categories',
      ].sort(),
    );
  });

  it('for the team is nothing', () => {
    expect(listMissingInfo(empty, 'certifier')).toEqual([]);
    expect(listMissingInfo({ ...empty, typeId: otherOption.id }, 'main-certifier')).toEqual([]);
  });

  it('of a whole one is nothing: zero and no are answers', () => {
    expect(listMissingInfo(whole, 'client')).toEqual([]);
  });

  it.each([
    ['a text of spaces', { city: '  ' }, ['city']],
    ['“Other” without a description', { typeId: otherOption.id }, ['typeDescription']],
    [
      '“Other” with a description of spaces',
      { categoryId: otherOption.id, categoryDescription: ' ' },
      ['categoryDescription'],
    ],
    ['“Other” with a description', { typeId: otherOption.id, typeDescription: 'Club' }, []],
    ['no type with a description, as it is stored', { typeId: null, typeDescription: 'Club' }, []],
    ['no number', { numberOfEmployeesLaidOff: null }, ['numberOfEmployeesLaidOff']],
    ['no choice', { newManagers: null }, ['newManagers']],
    ['no country', { countries: [] }, ['countries']],
  ] as [string, Partial<OrganisationInfo>, string[]][])('with %s', (_what, given, missing) => {
    expect(listMissingInfo({ ...whole, ...given }, 'client')).toEqual(missing);
  });
});

describe('what is stored', () => {
  it.each([
    ['texts without spaces around them', { city: ' Split ' }, { city: 'Split' }],
    [
      '“Other” as no id with its description',
      { typeId: otherOption.id, typeDescription: ' Club ' },
      { typeId: null, typeDescription: 'Club' },
    ],
    [
      'no id with a description as it is',
      { typeId: null, typeDescription: 'Club' },
      { typeId: null, typeDescription: 'Club' },
    ],
    [
      'no description beside an id of the list',
      { categoryId: 3, categoryDescription: 'Left over', categories: [3] },
      { categoryId: 3, categoryDescription: '', categories: [3] },
    ],
    [
      'lists in their order, each entry once',
      { countries: ['rs', 'hr', 'rs'], categories: [6, 1, 6] },
      { countries: ['hr', 'rs'], categories: [1, 6] },
    ],
    [
      'the main category among all that it does',
      { categoryId: 9, categories: [1] },
      { categoryId: 9, categories: [1, 9] },
    ],
  ] as [string, Partial<OrganisationInfo>, Partial<OrganisationInfo>][])(
    'is %s',
    (_what, given, stored) => {
      expect(normaliseInfo({ ...whole, ...given })).toEqual({ ...whole, ...stored });
    },
  );

  it('stays as it is when it is saved again', () => {
    const once = normaliseInfo({ ...whole, typeId: otherOption.id, typeDescription: ' Club' });
    expect(normaliseInfo(once)).toEqual(once);
  });
});

describe('numbers that can hardly be true beside each other', () => {
  const people = (
    employees: number | null,
    hired: number | null,
    ...[left, laidOff]: (number | null)[]
  ) => ({
    numberOfEmployees: employees,
    numberOfEmployeesHired: hired,
    numberOfEmployeesLeft: left ?? null,
    numberOfEmployeesLaidOff: laidOff ?? null,
  });

  it.each([
    ['as many laid off as left', people(100, 10, 5, 5), []],
    [
      'more laid off than left',
      people(100, 10, 5, 6),
      [{ field: 'numberOfEmployeesLaidOff', max: 5 }],
    ],
    [
      'laid off although nobody left',
      people(100, 10, 0, 1),
      [{ field: 'numberOfEmployeesLaidOff', max: 0 }],
    ],
    ['all hired this year', people(10, 15, 5, 0), []],
    ['one hired too many', people(10, 16, 5, 0), [{ field: 'numberOfEmployeesHired', max: 15 }]],
    ['what is not known yet', people(null, 16, null, 3), []],
    ['nothing known', people(null, null, null, null), []],
  ])('%s', (_, info, doubts) => {
    expect(listImplausibleHeadcounts(info)).toEqual(doubts);
  });
});
