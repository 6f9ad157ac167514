// @vitest-environment node
// The words of the texts travel in the page and not in its JavaScript once more.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const pages = readdirSync(folder).filter((name) => /^(?!Legal).*Page\.tsx$/.test(name))
const words = readdirSync(join(folder, 'texts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\d\.md$/.test(name))
  .flatMap((name) => readFileSync(join(folder, 'texts', name), 'utf8').split('\n'))
  .filter((line) => /^[\w ,.;]{50,}$/.test(line))

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
  const [server, browser] = await Promise.all([codeFor('server'), codeFor('browser')])
  expect(words.filter((line) => !server.includes(line))).toEqual([])
  expect(words.filter((line) => browser.includes(line))).toEqual([])
  expect(browser.length).toBeGreaterThan(1_000)
})
