// @vitest-environment node
// The words of the texts, and of what changed in each version, travel in the page and not in its
// JavaScript once more.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import { legalTexts } from '#contract/public/legal-versions.ts'

const folder = import.meta.dirname
const pages = readdirSync(folder).filter((name) => /^(?!Legal).*Page\.tsx$/.test(name))
const words = readdirSync(join(folder, 'texts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\d\.md$/.test(name))
  .flatMap((name) => readFileSync(join(folder, 'texts', name), 'utf8').split('\n'))
  .filter((line) => /^[\w ,.;]{50,}$/.test(line))
/** By sentence: several summaries begin with that of another text, which is in the code once. */
const changes = legalTextIds
  .flatMap((id) => legalTexts[id].versions)
  .flatMap(({ changes: told }) => (told ? [told.en, told.nl] : []))
  .flatMap((summary) => summary.match(/[A-Z][\w ,:]{40,}\./g) ?? [])

/** The code of all pages, as a build makes it. */
async function codeFor(reader: 'browser' | 'server'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      ssr: reader === 'server',
      rolldownOptions: {
        input: pages.map((name) => join(folder, name)),
        external: /^react/,
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const parts = outputs.flatMap(({ output }) => output)
  return parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

it('they are in what the server renders from, and not in what browsers load', async () => {
  expect(pages.length).toBe(5)
  expect(words.length).toBeGreaterThan(100)
  expect(changes.length).toBeGreaterThan(50)
  const [server, browser] = await Promise.all([codeFor('server'), codeFor('browser')])
  expect([...words, ...changes].filter((line) => !server.includes(line))).toEqual([])
  expect([...words, ...changes].filter((line) => browser.includes(line))).toEqual([])
  expect(browser.length).toBeGreaterThan(1_000)
})
