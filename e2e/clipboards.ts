/** PNG files of 4 × 4 pixels in base64. */
const picture = {
  red: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR42mM4IScHRwzEcQCxYxBB00rMDQAAAABJRU5ErkJggg==",
  blue: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR42mOQkzsBRwzEcQCcIxBBibhqkQAAAABJRU5ErkJggg==",
};

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-qformat:yes;} @list l0 {mso-list-id:11;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>`;

/** Builds a list item the way Word does: a paragraph with its marker as text. */
function wordItem(list: string, marker: string, text: string, position: "First" | "Middle" | "Last" = "Middle"): string {
  return `<p class=MsoListParagraphCxSp${position} style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
    lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
    style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
    lang=EN-US>${text}<o:p></o:p></span></p>`;
}

/** Two different PNG files as base64. */
export const pictures = [picture.red, picture.blue];

/** Clipboard content of several programs and the HTML stored after saving. `[Red]` stands for the picture described as "Red". */
export const clipboards: Record<string, { html: string; stored: string; missing?: number }> = {
  "a Word document with nested lists, headings, blank lines and a picture file of another computer": {
    html: `${wordHead}<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
      <h1 style='mso-list:l2 level1 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Scope<o:p></o:p></h1>
      <p class=MsoNormal><span lang=VI style='font-family:"Arial",sans-serif;mso-ansi-language:VI'>Chúng tôi <b>xây</b> cầu.<o:p></o:p></span></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      ${wordItem("l0 level1 lfo1", "·", "Bridges", "First")}
      ${wordItem("l0 level2 lfo1", "o", "Steel")}
      ${wordItem("l0 level2 lfo1", "o", "Concrete")}
      ${wordItem("l0 level3 lfo1", "§", "Reinforced")}
      ${wordItem("l0 level1 lfo1", "·", "Roads", "Last")}
      <h2>How<o:p></o:p></h2>
      ${wordItem("l1 level1 lfo2", "3.", "Plan", "First")}
      ${wordItem("l1 level2 lfo2", "a)", "Measure")}
      ${wordItem("l1 level1 lfo2", "4.", "Build", "Last")}
      <p class=MsoNormal><a href="https://example.com/a"><span style='color:#0563C1;text-decoration:underline'>More</span></a><!--[if gte vml 1]><v:shape
        id="p1"><v:imagedata src="file:///C:/Users/an/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=120 height=80
        src="file:///C:/Users/an/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="p1"><![endif]><o:p></o:p></p>
      <!--EndFragment--></body></html>`,
    stored:
      "<h2>1. Scope</h2><p>Chúng tôi <strong>xây</strong> cầu.</p>" +
      "<ul><li><p>Bridges</p><ul><li><p>Steel</p></li><li><p>Concrete</p><ul><li><p>Reinforced</p></li></ul></li></ul></li>" +
      "<li><p>Roads</p></li></ul><h3>How</h3>" +
      '<ol start="3"><li><p>Plan</p><ol><li><p>Measure</p></li></ol></li><li><p>Build</p></li></ol>' +
      '<p><a href="https://example.com/a" rel="noopener">More</a></p>',
    missing: 1,
  },
  "a document of Word for the web, which puts each item into its own list with a level": {
    html: `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="1" xml:lang="EN-US"><span class="TextRun"><span class="NormalTextRun">Scope</span></span><span class="EOP">&nbsp;</span></p></div>
      <div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Bridges</span></p></li></ul></div>
      <div class="ListContainerWrapper"><ul class="BulletListStyle2" role="list"><li data-leveltext="o" data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">Steel</span></p></li></ul></div>
      <div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Roads</span></p></li></ul></div>`,
    stored: "<h2>Scope</h2><ul><li><p>Bridges</p><ul><li><p>Steel</p></li></ul></li><li><p>Roads</p></li></ul>",
  },
  "a Google Docs document with nested lists beside their items and a picture of another site": {
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7a1b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Scope</span></h2>
      <p dir="ltr"><span style="font-weight:700;">Bridges</span><span style="font-weight:400;"> and </span><a href="https://example.com/a" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">roads</span></a></p><br />
      <ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span>Bridges</span></p></li>
      <ul style="padding-inline-start:48px;"><li dir="ltr" aria-level="2" style="list-style-type:circle;"><p dir="ltr" role="presentation"><span>Steel</span></p></li></ul>
      <li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Roads</span></p></li></ul><br />
      <p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:120px;height:80px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc" width="120" height="80" /></span></span></p></b><br class="Apple-interchange-newline">`,
    stored:
      '<h2>Scope</h2><p><strong>Bridges</strong> and <a href="https://example.com/a" rel="noopener">roads</a></p>' +
      "<ul><li><p>Bridges</p><ul><li><p>Steel</p></li></ul></li><li><p>Roads</p></li></ul>",
    missing: 1,
  },
  "a LibreOffice document with a table and two embedded pictures": {
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 24.2 (Linux)"/>
      <style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115% }</style></head><body lang="en-US" dir="ltr">
      <h1 class="western"><font face="Liberation Sans, sans-serif">Scope</font></h1><p style="margin-bottom: 0cm"><br/><br/></p>
      <ol><li><p style="margin-bottom: 0cm">Plan</p></li><li><p>Build</p><ul><li><p>Steel</p></li></ul></li></ol>
      <p><img src="data:image/png;base64,${picture.red}" name="Image1" alt="Red" align="bottom" width="4" height="4" border="0"/></p>
      <table width="100%" cellpadding="4"><col width="128*"/><tr valign="top"><td width="50%"><p><br/></p></td><td><p>340</p></td></tr></table>
      <p><img src="data:image/png;base64,${picture.blue}" alt="Blue" width="4" height="4"/></p></body></html>`,
    stored:
      "<h2>Scope</h2><ol><li><p>Plan</p></li><li><p>Build</p><ul><li><p>Steel</p></li></ul></li></ol>[Red]" +
      "<table><tbody><tr><td><p></p></td><td><p>340</p></td></tr></tbody></table>[Blue]",
  },
  "a web page with headings, a quote and a tracking pixel": {
    html: `<meta charset='utf-8'><h3 style="color: rgb(0, 0, 0);">Scope</h3><div>One line<br>and another</div><div><br></div>
      <blockquote style="margin:0"><p>We build.</p></blockquote><ul><li>Bridges</li><li>Roads</li></ul><h4>More</h4><p class="lead">End<img src="https://example.com/pixel.gif" width="1" height="1"></p>`,
    stored:
      "<h3>Scope</h3><p>One line<br />and another</p><blockquote><p>We build.</p></blockquote>" +
      "<ul><li><p>Bridges</p></li><li><p>Roads</p></li></ul><h4>More</h4><p>End</p>",
  },
};
