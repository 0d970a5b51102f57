import { z } from 'zod';
import { texts } from './texts.ts';

/**
 * Labels of a table question's rows. Which groups and how many rows a kind has is fixed by the wire (spec 1 §3) and
 * checked by `findTableIssues`; the order is that of the numbers in the cells' names.
 */
export const tableRows = z.record(z.string(), z.array(texts));
