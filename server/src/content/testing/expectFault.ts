import type { Language } from '@cert/shared/domain';
import { faultsAfter } from './faultsAfter.ts';

/** One thing broken in the small category, and where and how it must be told. */
export type BrokenPlace = {
  fault: string;
  written: string;
  instead: string;
  at: string;
  language?: Language;
  /** What stands in the line that the fault names. */
  text: string;
  message: string | RegExp;
};

/** Breaks the place and looks for its fault: file, line, id, language and message. */
export async function expectFault(place: BrokenPlace): Promise<void> {
  const faults = await faultsAfter(place.written, place.instead);
  expect(faults).toContainEqual({
    file: '1-attracting.yaml',
    line: expect.any(Number) as number,
    at: place.at,
    language: place.language,
    text: place.text,
    message:
      typeof place.message === 'string'
        ? place.message
        : (expect.stringMatching(place.message) as string),
  });
}
