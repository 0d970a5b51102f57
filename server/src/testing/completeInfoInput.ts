import type { Input } from '@cert/shared/contract';

/** Input of `infoSave` with every field filled in. */
export const completeInfoInput: Omit<Input<'infoSave'>, 'id' | 'seen'> = {
  info: {
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
    numberOfEmployeesHired: 74,
    numberOfEmployeesLeft: 61,
    numberOfEmployeesLaidOff: 0,
  },
  countries: ['hr', 'si'],
  categories: [1, 6],
};
