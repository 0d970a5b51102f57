import { sanitiseRichText } from './sanitiseRichText.ts';

/** From OWASP's "XSS Filter Evasion Cheat Sheet", and nestings by which sanitisers have been fooled (mXSS). */
const attacks = [
  `<SCRIPT SRC=https://example.org/xss.js></SCRIPT>`,
  `<a onmouseover="alert(document.cookie)">x</a>`,
  `<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>`,
  `<IMG SRC=javascript:alert(String.fromCharCode(88,83,83))>`,
  `<IMG SRC=# onmouseover="alert('xxs')">`,
  `<IMG onmouseover="alert('xxs')">`,
  `<IMG SRC=/ onerror="alert(1)"></img>`,
  `<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>`,
  `<IMG SRC="jav\tascript:alert('XSS');">`,
  `<IMG SRC="jav&#x0A;ascript:alert('XSS');">`,
  `<IMG SRC=" &#14; javascript:alert('XSS');">`,
  `<SCRIPT/XSS SRC="https://example.org/xss.js"></SCRIPT>`,
  `<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^\`=alert("XSS")>`,
  `<<SCRIPT>alert("XSS");//\\<</SCRIPT>`,
  `<SCRIPT SRC=//example.org/.j>`,
  `<IMG SRC="\`<javascript:alert>\`('XSS')"`,
  `</TITLE><SCRIPT>alert("XSS");</SCRIPT>`,
  `<INPUT TYPE="IMAGE" SRC="javascript:alert('XSS');">`,
  `<BODY BACKGROUND="javascript:alert('XSS')">`,
  `<STYLE>li {list-style-image: url("javascript:alert('XSS')");}</STYLE><UL><LI>XSS</br>`,
  `<svg/onload=alert('XSS')>`,
  `<BGSOUND SRC="javascript:alert('XSS');">`,
  `<LINK REL="stylesheet" HREF="javascript:alert('XSS');">`,
  `<STYLE>@import'https://example.org/xss.css';</STYLE>`,
  `<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert('XSS');">`,
  `<IFRAME SRC="javascript:alert('XSS');"></IFRAME>`,
  `<IFRAME SRC=# onmouseover="alert(document.cookie)"></IFRAME>`,
  `<TABLE BACKGROUND="javascript:alert('XSS')">`,
  `<DIV STYLE="width: expression(alert('XSS'));">`,
  `<BASE HREF="javascript:alert('XSS');//">`,
  `<OBJECT TYPE="text/x-scriptlet" DATA="https://example.org/x.html"></OBJECT>`,
  `<EMBED SRC="data:image/svg+xml;base64,PHN2Zz4=" type="image/svg+xml"></EMBED>`,
  `<XML ID="xss"><I><B><IMG SRC="javas<!-- -->cript:alert('XSS')"></B></I></XML>`,
  `<p class="text-big&#34; onclick=&#34;alert(1)">x</p>`,
  `<span class='text-big" onclick="alert(1)'>x</span>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>`,
  `<textarea><p title="</textarea><img src=x onerror=alert(1)>">`,
  `<xmp><p title="</xmp><img src=x onerror=alert(1)>">`,
  `<scr<script>ipt>alert(1)</scr</script>ipt>`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
];

/** Every tag that may be left, with the one attribute that a span may have. */
const allowed =
  /^(?:[^<>]|<\/?(?:p|strong|b|em|i|u|ul|ol|li|span)>|<br \/>|<span class="text-(?:small|big|huge|accent|muted)">)*$/;

describe('an attack on the rich text of the report', () => {
  it.each(attacks)('leaves nothing but harmless tags: %s', (attack) => {
    const once = sanitiseRichText(attack);
    expect(once).toMatch(allowed);
    expect(sanitiseRichText(once)).toBe(once);
  });

  it.each(attacks)('leaves nothing inside of a text either: %s', (attack) => {
    const once = sanitiseRichText(`<ul><li>a${attack}b</li></ul>`);
    expect(once).toMatch(allowed);
    expect(sanitiseRichText(once)).toBe(once);
  });
});
