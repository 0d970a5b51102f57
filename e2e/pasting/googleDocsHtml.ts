const plain =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;' +
  'font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;';
const paragraph = 'dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"';
const bold = plain.replace('font-weight:400', 'font-weight:700');
const slanted = plain.replace('font-style:normal', 'font-style:italic');
const lined = plain.replace('text-decoration:none', 'text-decoration:underline');
const struck = plain.replace('text-decoration:none', 'text-decoration:line-through');
const raised = '<span style="font-size:0.6em;vertical-align:super;">';
const red = plain.replace('#000000', '#ff0000').replace('11pt', '24pt');

function item(words: string, level: number): string {
  return (
    `<li dir="ltr" style="list-style-type:disc;${plain}" aria-level="${level}">` +
    `<p ${paragraph} role="presentation"><span style="${plain}">${words}</span></p></li>`
  );
}

/**
 * Clipboard HTML of Google Docs: everything is inside of a `b` element that is not bold, formats are inline styles, and
 * nested lists are siblings of list items.
 */
export const googleDocsHtml =
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f1c2a77-7fff-1d2e-9b1c-0a5d6c7e8f90">` +
  `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="${plain}">A strong year</span></h2>` +
  `<p ${paragraph}><span style="${bold}">Bold</span><span style="${plain}">, </span><span style="${slanted}">slanted</span>` +
  `<span style="${plain}">, </span><span style="${lined}">lined</span><span style="${plain}"> and </span>` +
  `<span style="${red}">red</span><span style="${plain}"> words, a </span>` +
  `<a href="https://example.org/plan" style="text-decoration:none;"><span style="${lined.replace('#000000', '#1155cc')}">link</span></a>` +
  `<span style="${struck}">, struck</span><span style="${plain}">, 10${raised}3</span>.</span></p><br />` +
  `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item('first dot', 1)}` +
  `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item('dot below it', 2)}</ul>${item('second dot', 1)}</ul>` +
  `<ol start="4" style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item('step one', 1)}${item('step two', 1)}</ol>` +
  `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /></colgroup>` +
  `<tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;vertical-align:top;"><p ${paragraph}><span style="${plain}">Who</span></p></td>` +
  `<td style="border:solid #000000 1pt;vertical-align:top;"><p ${paragraph}><span style="${plain}">By when</span></p></td></tr></tbody></table></div>` +
  `<p ${paragraph}><span style="${plain}"><span style="border:none;display:inline-block;overflow:hidden;width:160px;height:107px;">` +
  `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" width="160" height="107" /></span></span></p></b>`;
