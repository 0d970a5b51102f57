/**
 * The text that every scanner takes for a virus, so that it can be tried out (eicar.org). In two parts, so that none
 * takes this source for one.
 */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');
