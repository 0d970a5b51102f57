import { fillPlaceholders } from './placeholders.ts';

const values = { product: 'Meridian', provider: 'Institut $& Meridian', year: '2026' };

describe('placeholders in content such as {product}', () => {
  it('are replaced everywhere in the text, also if one occurs several times', () => {
    expect(fillPlaceholders('{product} {year}: {provider}, {product}', values)).toBe(
      'Meridian 2026: Institut $& Meridian, Meridian',
    );
  });

  it('are the only text in braces that is replaced', () => {
    expect(fillPlaceholders('a {colour} of 3 %', values)).toBe('a {colour} of 3 %');
  });
});
