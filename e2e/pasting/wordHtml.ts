/**
 * Clipboard HTML of Word, as browsers provide it: a style sheet, which alone distinguishes bulleted from numbered
 * lists, conditional comments, smart tags, VML drawings, and pictures on the author's disk.
 */
export const wordHtml = String.raw`<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:st1="urn:schemas-microsoft-com:office:smarttags"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<meta name=Originator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<o:SmartTagType namespaceuri="urn:schemas-microsoft-com:office:smarttags" name="City"/>
<!--[if !mso]>
<style>
v\:* {behavior:url(#default#VML);}
o\:* {behavior:url(#default#VML);}
</style>
<![endif]--><!--[if gte mso 9]><xml>
<o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
@font-face
	{font-family:Calibri;
	panose-1:2 15 5 2 2 2 4 3 2 4;
	mso-font-charset:238;}
 /* Style Definitions */
p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin:0cm;
	font-size:11.0pt;
	font-family:"Calibri",sans-serif;
	mso-fareast-language:EN-US;}
p.MsoListParagraph
	{margin-left:36.0pt;}
@page WordSection1
	{size:595.3pt 841.9pt;}
div.WordSection1
	{page:WordSection1;}
 /* List Definitions */
@list l0
	{mso-list-id:412550312;
	mso-list-type:hybrid;
	mso-list-template-ids:1 2 3;}
@list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:;
	mso-level-tab-stop:none;
	mso-level-number-position:left;
	text-indent:-18.0pt;
	font-family:Symbol;}
@list l0:level2
	{mso-level-number-format:bullet;
	mso-level-text:o;
	text-indent:-18.0pt;
	font-family:"Courier New";}
@list l1
	{mso-list-id:905726518;
	mso-list-type:hybrid;
	mso-list-template-ids:4 5 6;}
@list l1:level1
	{mso-level-start-at:4;
	mso-level-tab-stop:none;
	mso-level-number-position:left;
	text-indent:-18.0pt;}
ol
	{margin-bottom:0cm;}
ul
	{margin-bottom:0cm;}
-->
</style>
<!--[if gte mso 10]>
<style>
 table.MsoNormalTable {mso-style-name:"Table Normal";}
</style>
<![endif]-->
</head>

<body lang=HR style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->

<h2><span lang=EN-GB style='mso-ansi-language:EN-GB'>A strong year<o:p></o:p></span></h2>

<p class=MsoNormal><span lang=EN-GB>Teams in <st1:City w:st="on">Zagreb</st1:City> wrote
<b style='mso-bidi-font-weight:normal'>bold</b>, <i>slanted</i>, <u>lined</u>, <s>struck</s>, <span class=msoDel><del cite="mailto:Ana" datetime="2026-11-26T10:00">deleted, </del></span><span
style='display:none;mso-hide:all'>hidden, </span>10<sup>3</sup>, CO<sub>2</sub>, 10&nbsp;km, hard&nbsp;spaces,
<span style='color:#C00000'>red</span> and <span style='font-size:20.0pt;line-height:107%'>large</span>
words,<br style='mso-special-character:line-break'>
a <a href="https://example.org/plan" onclick="alert(1)">link</a><a style='mso-footnote-id:ftn1'
href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a>.<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-GB>first dot<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><b>dot below it</b><o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>second dot<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span><![endif]>step one<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span><![endif]>step two<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal>Who<o:p></o:p></p>
  </td>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;border-left:none'>
  <p class=MsoNormal>By when<o:p></o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><!--[if gte vml 1]><v:shapetype id="_x0000_t75" coordsize="21600,21600" path="m@4@5l@4@11xe">
 <v:stroke joinstyle="miter"/>
</v:shapetype><v:shape id="Picture_x0020_1" type="#_x0000_t75" alt="Chart" style='width:120pt;height:80pt'>
 <v:imagedata src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title="Chart"/>
</v:shape><![endif]--><![if !vml]><img width=160 height=107
src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" alt="Chart" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>

<p class=MsoNormal><span style='mso-spacerun:yes'>&nbsp;</span>The end.<o:p></o:p></p>

<!--EndFragment-->
</body>

</html>`;
