import { fillPlaceholders } from './placeholders.ts';

const values = { product: 'Meridian', provider: 'Institut $& Meridian', year: '2026' };

describe('placeholders of content', () => {
  it('are filled wherever and however often they stand', () => {
    expect(fillPlaceholders('{product} {year}: {provider}, {product}', values)).toBe(
      'Meridian 2026: Institut $& Meridian, Meridian',
    );
  });

  it('leave a text without any as it stands, and do not touch other braces', () => {
    expect(fillPlaceholders('a {colour} of 3 %', values)).toBe('a {colour} of 3 %');
  });
});
