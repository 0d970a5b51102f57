import { drawBadge } from './drawBadge.ts';

const colors = { brand: '#5b2a5c', brandInk: '#ffffff' };
const badge = { organisation: 'Sava', year: 2026, product: 'Meridian', provider: 'Institut' };

it('the badge shows product, year and provider in the brand’s colours', () => {
  const drawn = drawBadge(badge, colors);
  for (const text of ['Meridian</text>', '2026</text>', 'INSTITUT</textPath>', 'fill="#5b2a5c"'])
    expect(drawn).toContain(text);
});

it('the badge escapes the special characters of XML in names', () => {
  const organisation = `<script>alert("x")</script> & O'Neill`;
  expect(drawBadge({ ...badge, organisation }, colors)).toContain(
    '<title>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; O&apos;Neill – Meridian 2026</title>',
  );
});

it('a long product name is written on two lines of the badge', () => {
  const drawn = drawBadge({ ...badge, product: 'Meridian Above & Beyond' }, colors);
  expect(drawn).toMatch(/>Meridian<\/text>\n.*>Above &amp; Beyond<\/text>/);
  expect(drawn).not.toContain('textLength="130"');
});

it('a line of the product name that is wider than the badge is compressed to the badge’s width', () => {
  expect(drawBadge(badge, colors)).not.toContain('textLength="130"');
  const product = 'Certificate Responsible-Employer-2026';
  expect(drawBadge({ ...badge, product }, colors)).toContain('textLength="130"');
});
