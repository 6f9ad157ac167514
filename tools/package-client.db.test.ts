// The client as a package, in a project of somebody else: its types hold there, what is wrong does
// not compile, and it trades on a server that listens.

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { packageClient } from './package-client.ts'

const database = freshDatabase()
const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))
const run = promisify(execFile)
let folder: string
let names: readonly string[]
let whole: WholeApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'))
  const packages = join(folder, 'node_modules')
  await mkdir(packages)
  names = await packageClient(join(packages, 'truestrike-client'))
  for (const name of ['ws', 'zod', '@types', 'undici-types']) {
    await symlink(join(projectRoot, 'node_modules', name), join(packages, name))
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  whole = await openWholeApp(database().db)
})
afterAll(async () => {
  await whole?.close()
  await rm(folder, { recursive: true, force: true })
})

test('holds what runs, its types and nothing of the server', () => {
  expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'index.js']))
  expect(names.filter((name) => /server|web\/|office|test/.test(name))).toEqual([])
})

const program = (url: string, token: string) => `
import { openClient, recompute } from 'truestrike-client'
const client = openClient({ url: '${url}', token: '${token}' })
const list = await client.call('listTrades', { query: { mode: 'demo' } })
if (!list.status) throw new Error(list.code)
const status: readonly string[] = list.data.map((trade) => trade.status)
console.log(JSON.stringify({ status, recompute: typeof recompute }))
`

test.each(['nodenext', 'bundler'])('compiles and runs, by the rules of %s', async (rules) => {
  const { token: session, password } = await whole.aSignedIn()
  const url = await listening()
  const made = await fetch(`${url}/api/users/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'x', scopes: ['read'], days: 1, password }),
  })
  const { data } = (await made.json()) as { data: { token: string } }
  const text = program(url, data.token)
  expect(await compile(rules, text)).toEqual([])
  const { stdout } = await run(process.execPath, [join(folder, 'program.js')], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual({ status: [], recompute: 'function' })
  const wrong = text.replace("mode: 'demo'", "mode: 'paper'").replace('trade.status', 'trade.stat')
  expect(await compile(rules, wrong)).toEqual([
    expect.stringContaining(`'"paper"' is not assignable`),
    expect.stringContaining("'stat' does not exist"),
  ])
})

let address: string | undefined
async function listening(): Promise<string> {
  address ??= await whole.app.listen({ port: 0, host: '127.0.0.1' })
  return address
}

/** What the compiler complains of. */
async function compile(rules: string, text: string): Promise<string[]> {
  await writeFile(join(folder, 'program.ts'), text)
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const how = ['--strict', '--target', 'es2023', '--types', 'node', '--moduleResolution', rules]
  const flags = [...how, '--module', rules === 'bundler' ? 'esnext' : rules]
  return run(process.execPath, [tsc, ...flags, 'program.ts'], { cwd: folder }).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.split('\n').filter((line) => /error TS/.test(line)),
  )
}
