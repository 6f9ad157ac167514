// Each rule of safety finds what is planted for it, and lets pass what is well made.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tidy } from './tidy.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'safe-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function found(file: string, code: string): readonly string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `// Says what it is.\n${code}\n`)
  return tidy(root).findings.map(({ rule }) => rule)
}

const noCode = 'no code is made of text'
const noShell = 'programs are started with a list of arguments, by no shell'
const asText = 'what people wrote is shown as text, not as markup'
const writtenOut = 'a pattern is written out, not made of text'
const ledOn = 'whoever is asked leads nobody on: fetch says what it does with a redirect'
const chance = 'chance that counts is the system’s: platform/crypto.ts'
const hashes = 'hashes are of the SHA-2 family'
const sealed = 'what is encrypted is sealed: platform/seal.ts'
const lookedAt = 'certificates are looked at'

const server = 'server/src/a.ts'

test.each([
  [noCode, server, `const a = eval(b)`],
  [noCode, 'web/src/a.ts', `const a = new Function('b', c)`],
  [noCode, 'office/src/a.ts', `setTimeout('a()', 1)`],
  [noCode, server, `import { runInNewContext } from 'node:vm'`],
  [noShell, server, `import { exec } from 'node:child_process'`],
  [noShell, server, 'execSync(`ls ' + '$' + '{a}`)'],
  [noShell, server, `spawn('ls', [a], { shell: true })`],
  [asText, 'web/src/a.tsx', 'const a = <p dangerouslySetInnerHTML={{ __html: b }} />'],
  [asText, 'office/src/a.ts', 'a.innerHTML = b'],
  [asText, 'web/src/a.ts', `a.insertAdjacentHTML('beforeend', b)`],
  [asText, 'browser/src/a/a.ts', 'document.write(b)'],
  [writtenOut, server, 'const a = new RegExp(b)'],
  [writtenOut, 'contract/src/a.ts', `const a = RegExp(b, 'g')`],
  [ledOn, server, 'const a = await fetch(b, { signal })'],
  [ledOn, server, `const a = await fetch(b, { redirect: 'follow' })`],
  [chance, server, 'const a = Math.random()'],
  [hashes, server, `const a = createHash('md5')`],
  [hashes, 'kernel/src/a.ts', `const a = createHmac('sha1', b)`],
  [hashes, server, `const a = hash('ripemd160', b)`],
  [sealed, server, `const a = createCipheriv('aes-128-ecb', b, null)`],
  [sealed, 'tools/a.ts', 'const a = publicEncrypt(b, c)'],
  [lookedAt, server, 'connect({ rejectUnauthorized: false })'],
])('%s: %s, %s', (rule, file, code) => {
  expect(found(file, code)).toEqual([rule])
})

test.each([
  [server, `const a = await fetch(b, { redirect: 'error' })`],
  [server, `const a = createHash('sha256')`],
  [server, `const a = hash('sha512', b)`],
  [server, `const a = spawn(b, ['c'], { shell: false })`],
  [server, `const a = /b/.exec(c)`],
  ['web/src/a.tsx', 'const a = <p>{b}</p>'],
  ['web/src/a.ts', 'const a = b.innerHTML'],
  ['web/src/a.ts', 'setTimeout(a, 1)'],
])('nothing to say about %s: %s', (file, code) => {
  expect(found(file, code)).toEqual([])
})
