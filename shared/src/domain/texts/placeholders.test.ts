import { fillPlaceholders } from './placeholders.ts';

const values = { product: 'Meridian', provider: 'Institut $& Meridian', year: '2026' };

describe('placeholders in content such as {product}', () => {
  it('are replaced wherever they stand, and as often', () => {
    expect(fillPlaceholders('{product} {year}: {provider}, {product}', values)).toBe(
      'Meridian 2026: Institut $& Meridian, Meridian',
    );
  });

  it('leave other text in braces as it is', () => {
    expect(fillPlaceholders('a {colour} of 3 %', values)).toBe('a {colour} of 3 %');
  });
});
