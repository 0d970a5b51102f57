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

describe('what is missing in the organisation information', () => {
  it('is for a client every field of an empty form, except the descriptions that only “Other” needs', () => {
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

  it('is always nothing for the team, even if every field is empty', () => {
    expect(listMissingInfo(empty, 'certifier')).toEqual([]);
    expect(listMissingInfo({ ...empty, typeId: otherOption.id }, 'main-certifier')).toEqual([]);
  });

  it('is nothing if every field is filled; zero and “no” count as filled', () => {
    expect(listMissingInfo(whole, 'client')).toEqual([]);
  });

  it.each([
    ['a text of spaces only', { city: '  ' }, ['city']],
    ['“Other” without a description', { typeId: otherOption.id }, ['typeDescription']],
    [
      '“Other” with a description of spaces',
      { categoryId: otherOption.id, categoryDescription: ' ' },
      ['categoryDescription'],
    ],
    ['“Other” with a description', { typeId: otherOption.id, typeDescription: 'Club' }, []],
    [
      'no type but a description, as “Other” is stored',
      { typeId: null, typeDescription: 'Club' },
      [],
    ],
    ['a missing number', { numberOfEmployeesLaidOff: null }, ['numberOfEmployeesLaidOff']],
    ['a missing choice', { newManagers: null }, ['newManagers']],
    ['no country', { countries: [] }, ['countries']],
  ] as [string, Partial<OrganisationInfo>, string[]][])(
    'in a form with %s (%j) is the list %j',
    (_what, given, missing) => {
      expect(listMissingInfo({ ...whole, ...given }, 'client')).toEqual(missing);
    },
  );
});

describe('the stored organisation information', () => {
  it.each([
    ['texts without spaces at their ends', { city: ' Split ' }, { city: 'Split' }],
    [
      'for “Other” an empty id and the description',
      { typeId: otherOption.id, typeDescription: ' Club ' },
      { typeId: null, typeDescription: 'Club' },
    ],
    [
      'an empty id with its description as it was entered',
      { typeId: null, typeDescription: 'Club' },
      { typeId: null, typeDescription: 'Club' },
    ],
    [
      'an empty description if an entry of the list is chosen',
      { categoryId: 3, categoryDescription: 'Left over', categories: [3] },
      { categoryId: 3, categoryDescription: '', categories: [3] },
    ],
    [
      'lists in order and without repetitions',
      { countries: ['rs', 'hr', 'rs'], categories: [6, 1, 6] },
      { countries: ['hr', 'rs'], categories: [1, 6] },
    ],
    [
      'the main industry also in the list of all industries',
      { categoryId: 9, categories: [1] },
      { categoryId: 9, categories: [1, 9] },
    ],
  ] as [string, Partial<OrganisationInfo>, Partial<OrganisationInfo>][])(
    'has %s',
    (_what, given, stored) => {
      expect(normaliseInfo({ ...whole, ...given })).toEqual({ ...whole, ...stored });
    },
  );

  it('does not change when it is saved again', () => {
    const once = normaliseInfo({ ...whole, typeId: otherOption.id, typeDescription: ' Club' });
    expect(normaliseInfo(once)).toEqual(once);
  });
});

describe('the warning about numbers of employees that contradict each other', () => {
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
    ['is not shown if as many people were laid off as left', people(100, 10, 5, 5), []],
    [
      'is shown if more people were laid off than left',
      people(100, 10, 5, 6),
      [{ field: 'numberOfEmployeesLaidOff', max: 5 }],
    ],
    [
      'is shown if people were laid off although nobody left',
      people(100, 10, 0, 1),
      [{ field: 'numberOfEmployeesLaidOff', max: 0 }],
    ],
    [
      'is not shown if as many people were hired as are employed or have left',
      people(10, 15, 5, 0),
      [],
    ],
    [
      'is shown if more people were hired than are employed or have left',
      people(10, 16, 5, 0),
      [{ field: 'numberOfEmployeesHired', max: 15 }],
    ],
    ['is not shown while one of two compared numbers is unknown', people(null, 16, null, 3), []],
    ['is not shown while all numbers are unknown', people(null, null, null, null), []],
  ])('%s', (_, info, doubts) => {
    expect(listImplausibleHeadcounts(info)).toEqual(doubts);
  });
});
