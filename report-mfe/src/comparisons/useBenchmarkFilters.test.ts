import { noBenchmarkFilters } from '../reportData.ts';
import { parseBenchmarkFilters, replaceBenchmarkParams } from './useBenchmarkFilters.ts';

const parse = (search: string) => parseBenchmarkFilters(new URLSearchParams(search));

describe('the comparisons in the page’s address', () => {
  it('can be a country, an industry and the company group', () => {
    expect(parse('benchmarkCountry=al&benchmarkIndustry=16&benchmarkGroup=1')).toEqual({
      country: 'al',
      industry: 16,
      isWithGroup: true,
    });
  });

  it.each([
    '',
    'benchmarkCountry=xx&benchmarkIndustry=17&benchmarkGroup=0',
    'benchmarkCountry=&benchmarkIndustry=&benchmarkGroup=',
    'benchmarkCountry=HR&benchmarkIndustry=1.0&benchmarkGroup=yes',
  ])('are none if the parameters of the address are missing or unknown: “%s”', (search) =>
    expect(parse(search)).toEqual(noBenchmarkFilters),
  );

  it('can be replaced without changing the other parameters of the address', () => {
    const params = new URLSearchParams('view=beyond&benchmarkCountry=hr&benchmarkGroup=1');
    const next = { country: null, industry: 4, isWithGroup: false };
    expect(String(replaceBenchmarkParams(params, next))).toBe('view=beyond&benchmarkIndustry=4');
    expect(String(params)).toContain('benchmarkCountry=hr');
  });
});
