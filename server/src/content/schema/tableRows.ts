import { z } from 'zod';
import { texts } from './texts.ts';

/**
 * Row labels of a table question by group, in the order of the numbers in the cells' names. The API fixes the groups
 * and the number of rows per kind; `findTableIssues` checks them.
 */
export const tableRows = z.record(z.string(), z.array(texts));
