// What programs put on the clipboard as `text/html`, in the shape that each gives it.

const item = (level: number, list: number, marker: string, words: string) => `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;text-indent:-.25in;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:
Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** Word on the desktop: lists are paragraphs, lines are broken anywhere, and conditional comments stand between. */
export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0 {mso-list-id:1;} p.MsoNormal {margin:0in;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<p class=MsoTitle>Field Notes<o:p></o:p></p>
<h1><b><span style='font-size:14.0pt'>What we
found</span></b><o:p></o:p></h1>
<p class=MsoNormal>The survey ran in <b style='mso-bidi-font-weight:normal'>March </b><b>2024</b>, and <i>nobody</i>
objected<span style='mso-spacerun:yes'>  </span>to it.<a style='mso-comment-reference:A_1' href="#_msocom_1">[A1]</a><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, 0, "·", "First point")}
${item(2, 0, "o", "A point under it")}
${item(1, 0, "·", "Second <b>point</b>")}
<p class=MsoNormal>Then in order:<o:p></o:p></p>
${item(1, 1, "1.", "Read")}
${item(1, 1, "2.", "Write")}
<p class=MsoNormal><span style='mso-hide:all;display:none'>a secret</span>See <a href="https://example.org/report"><span style='color:blue'>the report</span></a>.<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-border-alt:solid windowtext .5pt'>
 <tr><td width=100 style='width:75pt;border:solid windowtext 1.0pt;background:#eee'><p class=MsoNormal><b>Office</b><o:p></o:p></p></td><td width=100 valign=top><p class=MsoNormal><b>Replies</b><o:p></o:p></p></td></tr>
 <tr><td width=100><p class=MsoNormal>Leeds<o:p></o:p></p></td><td width=100><p class=MsoNormal>14<o:p></o:p></p></td></tr>
</table>
<!--EndFragment--></body></html>`;

const run = (words: string, style = "font-weight:400;font-style:normal") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${words}</span>`;
const line = (words: string) => `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${words}</p>`;

/** Google Docs: all of it inside a bold element that is not bold, emphasis in the styles of spans, lists inside lists. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-0000-1111-222233334444"><h2 dir="ltr" style="line-height:1.38;">${run("Field Notes", "font-weight:700")}</h2>${line(
  `${run("The survey ran in ")}${run("March ", "font-weight:700")}${run("2024", "font-weight:700")}${run(", and ")}${run("nobody", "font-weight:400;font-style:italic")}${run(" objected.")}`,
)}<br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation">${run("First point")}</p></li><ul><li dir="ltr" aria-level="2" style="list-style-type:circle;"><p dir="ltr" role="presentation">${run("A point under it")}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${run("Second point")}</p></li></ul>${line(
  `${run("See ")}<a href="https://example.org/report" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">the report</span></a>${run(".")}`,
)}<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;padding:5pt;">${line(run("Office"))}</td><td>${line(run("Replies"))}</td></tr><tr style="height:0pt"><td>${line(run("Leeds"))}</td><td>${line(run("14"))}</td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** A page of the web, with what must never run nor be fetched. */
export const webPage = `<html><body><!--StartFragment--><article><h1 onclick="pasted()">Field notes</h1><script>pasted()</script>
<p style="color: rgb(0, 0, 0); font-weight: 400;">The survey<img src="https://tracker.example/p.gif" onerror="pasted()" alt="chart"> ran <em>twice</em>; see <a href="javascript:pasted()">this</a>
and <a href="https://example.org/a" onmouseover="pasted()">that</a>.</p><ol start="3"><li><p>Third</p></li><li>Fourth</li></ol>
<blockquote><p>It rained.</p></blockquote><pre><code>let rain = true;
</code></pre><p>Use <code>rain</code>, <del>not</del> snow.<br>Then stop.</p><iframe src="https://tracker.example"></iframe></article><!--EndFragment--></body></html>`;

/** An editor for programs: colours, no structure. */
export const codeEditor = `<meta charset='utf-8'><div style="color: #d4d4d4;font-family: Menlo, monospace;font-weight: normal;white-space: pre;"><div><span style="color: #569cd6;">The survey</span><span> ran.</span></div></div>`;
