import { formatUncheckedNotice } from './formatUncheckedNotice.ts';

describe('what was not spelled', () => {
  it('is not told when everything was', () => {
    expect(formatUncheckedNotice([{ language: 'hr', refusal: undefined }])).toBeUndefined();
  });

  it('is told in one line, with each reason once and what to install', () => {
    const refusal = 'hunspell is not installed';
    expect(
      formatUncheckedNotice([
        { language: 'hr', refusal },
        { language: 'sr', refusal },
        { language: 'en', refusal: undefined },
      ]),
    ).toBe(
      'The spelling of hr, sr was not checked: hunspell is not installed (Debian: apt-get install hunspell hunspell-hr hunspell-sr)',
    );
  });
});
