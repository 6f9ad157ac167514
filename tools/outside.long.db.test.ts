// From outside: with nothing but a saved receipt and the log's address a trade is verified by the
// package as others get it, and by Go's code, which nobody here wrote; a lie is caught by both and
// by a witness, whose copy is as good as the log.

import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { minute, second } from '#kernel/time.ts'
import { askWitnesses, newAskMemory } from '#server/transparency/log/ask-witnesses.ts'
import { readWitnesses } from '#server/transparency/log/read-witnesses.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { rewriteLog } from '#test/rewritten-log.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { packageVerify } from './package-verify.ts'

const database = freshDatabase()
const goRoot = '/usr/share/gocode/src/golang.org/x/mod/sumdb/tlog'
const hasGo = existsSync('/usr/bin/go') && existsSync(goRoot)
if (!hasGo)
  console.log('outside: no Go with x/mod here (apt install golang-go golang-golang-x-mod-dev)')

let folder: string
let whole: WholeApp
let logged: Logged
let client: Awaited<ReturnType<WholeApp['aSignedIn']>>
let site: string
let token: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outside-'))
  await packageVerify(join(folder, 'package'))
  whole = await openWholeApp(database().db)
  logged = loggedBy(database().db, whole.engine)
  // The log begins with what is accepted from here on.
  await logged.round()
  client = await whole.aSignedIn()
  site = await whole.app.listen({ port: 0, host: '127.0.0.1' })
  const made = await fetch(`${site}/api/users/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'x', scopes: ['read'], days: 1, password: client.password }),
  })
  token = ((await made.json()) as { data: { token: string } }).data.token
  if (hasGo) {
    const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '' }
    const cache = join(folder, 'go-cache')
    const source = join(folder, 'package/main.go')
    const made = await ran('go', ['build', '-o', join(folder, 'go-verify'), source], {
      env: { ...env, GOCACHE: cache },
    })
    expect(made).toMatchObject({ status: 0 })
  }
})
afterAll(async () => {
  await whole?.close()
  await rm(folder, { recursive: true, force: true })
})

type Ran = { readonly status: number; readonly out: string }

function ran(file: string, args: readonly string[], options: { env?: NodeJS.ProcessEnv } = {}) {
  return new Promise<Ran>((resolve) => {
    execFile(file, args, options, (error, stdout, stderr) => {
      const status = error ? Number(error.code ?? 1) : 0
      resolve({ status, out: stdout + stderr })
    })
  })
}

const verify = (...args: string[]) =>
  ran(process.execPath, [join(folder, 'package/main.js'), ...args])
const go = (...args: string[]) => ran(join(folder, 'go-verify'), args)
const log = () => `${site}/log`

async function tick(price: number): Promise<void> {
  await whole.engine.pass(second)
  await whole.engine.tick({ BTCUSD: price })
}

/** Entered at 60,001; the file of its receipt. */
async function traded(exit: number | undefined, direction: 'rise' | 'fall' = 'rise') {
  for (const price of [60_000, 60_000.5, 60_000]) await tick(price)
  const order = anOrder({ direction })
  const { engine } = whole
  const answer = await engine.lanes.open({ clientId: client.id, order, orderKey: null })
  if ('refused' in answer) throw new Error(answer.refused)
  await tick(60_001)
  await engine.pass(55 * second)
  if (exit !== undefined) await tick(exit)
  await engine.pass(2 * minute)
  await logged.round()
  await engine.pass(2 * second)
  await logged.round()
  return saved(answer.trade.id)
}

async function saved(id: string): Promise<string> {
  const answer = await fetch(`${site}/api/trading/${id}/signed-receipt`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: unknown }
  const file = join(folder, `receipt-${id}.signed.json`)
  await writeFile(file, JSON.stringify(data))
  return file
}

/** The same file with one thing changed in its text. */
async function changed(file: string, from: RegExp, to: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  const other = text.replace(from, to)
  expect(other).not.toBe(text)
  const path = file.replace('.signed', '.changed')
  await writeFile(path, other)
  return path
}

describe('a saved receipt', () => {
  const trades: [string, number | undefined, 'rise' | 'fall'][] = [
    ['Won', 60_150, 'rise'],
    ['Lost', 59_850, 'rise'],
    ['Won', 59_850, 'fall'],
    ['Void', undefined, 'rise'],
  ]
  it.each(trades)('of a trade that ended %s (%s, %s) holds', async (status, exit, direction) => {
    const file = await traded(exit, direction)
    for (const args of [[file], [file, '--log', log()]]) {
      const answer = await verify('receipt', ...args)
      expect(answer).toMatchObject({ status: 0, out: expect.stringContaining(status) })
    }
    if (!hasGo) return
    for (const args of [[file], [file, log()]]) {
      expect(await go(...args)).toMatchObject({ status: 0, out: expect.stringContaining(status) })
    }
  })

  const lies: [string, RegExp, string][] = [
    ['another amount', /\\"amount\\":10/, '\\"amount\\":20'],
    ['another payout', /\\"payout\\":/, '\\"payout\\":9'],
    ['another exit', /60150,0\]/, '60151,0]'],
    ['another salt', /"salt":"(.)/, '"salt":"/'],
    ['another place in the log', /index \d+/, 'index 0'],
    ['another size of the log', /log\\n\d+\\n/, 'log\\n99999\\n'],
  ]
  it.each(lies)('with %s does not', async (_, from, to) => {
    const file = await changed(await traded(60_150), from, to)
    expect(await verify('receipt', file)).toMatchObject({ status: 1 })
    if (hasGo) expect(await go(file)).toMatchObject({ status: 1 })
  })

  it('by another key than the one that is known does not', async () => {
    const file = await traded(60_150)
    const other = 'trade.example/log+00000000+AQ'
    expect(await verify('receipt', file, '--key', other)).toMatchObject({ status: 1 })
  })

  it('is asked for by somebody who reads what it says when there is no file', async () => {
    expect(await verify('receipt', join(folder, 'none'))).toMatchObject({ status: 2 })
    expect(await verify()).toMatchObject({ status: 2, out: expect.stringContaining('witness') })
  })
})

describe('a witness', () => {
  const copy = () => join(folder, 'copy')

  it('copies the log so that others can be asked instead', async () => {
    const file = await traded(60_150)
    await mkdir(copy(), { recursive: true })
    const answer = await verify('witness', log(), '--dir', copy(), '--once')
    expect(answer).toMatchObject({ status: 0 })
    const mirror = await served(copy())
    try {
      expect(await verify('receipt', file, '--log', urlOf(mirror))).toMatchObject({ status: 0 })
      if (hasGo) expect(await go(file, urlOf(mirror))).toMatchObject({ status: 0 })
    } finally {
      mirror.close()
    }
  })

  it('and everybody with a receipt sees that a price was rewritten', async () => {
    const file = await traded(60_150)
    await verify('witness', log(), '--dir', copy(), '--once')
    await rewriteLog(database().owner, logged.deps, (entries) =>
      entries.map((entry) => entry.replaceAll('60150,', '59850,')),
    )
    const seen = await verify('witness', log(), '--dir', copy(), '--once')
    expect(seen).toMatchObject({ status: 1, out: expect.stringContaining('THE LOG IS BROKEN') })
    const evidence = (await readdir(copy())).filter((name) => name.startsWith('broken-'))
    expect(evidence).toHaveLength(1)
    expect(await verify('receipt', file, '--log', log())).toMatchObject({ status: 1 })
    // Without the log it is what it was.
    expect(await verify('receipt', file)).toMatchObject({ status: 0 })
    if (hasGo) {
      expect(await go(file, log())).toMatchObject({ status: 1 })
      expect(await go(file)).toMatchObject({ status: 0 })
    }
  })
})

describe('a witness that signs', () => {
  it('is asked by the log; a receipt shows its signature to whoever wants one', async () => {
    const copy = join(folder, 'signing')
    const args = [log(), '--dir', copy, '--serve', '0', '--name', 'witness.example/1']
    const main = join(folder, 'package/main.js')
    const witness = spawn(process.execPath, [main, 'witness', ...args, '--every', '1'])
    try {
      const said = await saidBy(witness, /signs as (\S+), at (\S+)[\s\S]*entries/)
      const [, vkey = '', url = ''] = said
      const policy = join(folder, 'policy')
      await writeFile(policy, `witness w ${vkey} ${url}\nquorum w\n`)
      const file = await traded(60_150)
      const alone = await verify('receipt', file, '--policy', policy)
      expect(alone).toMatchObject({ status: 1, out: expect.stringContaining('nobody') })
      // It looks at the log by itself once a second: by then it knows its keys.
      const witnesses = await readWitnesses(policy)
      const asking = { db: database().db, clock: whole.engine.clock, witnesses, alarm: () => {} }
      await askWitnesses(asking, newAskMemory())
      const id = /receipt-([0-9a-f-]+)/.exec(file)?.[1] ?? ''
      const signed = await saved(id)
      expect(await verify('receipt', signed, '--policy', policy)).toMatchObject({
        status: 0,
        out: expect.stringMatching(/ok +witnesses signed what the log said: w\n/),
      })
      if (hasGo) expect(await go(signed, log())).toMatchObject({ status: 0 })
      const wrong = await verify('receipt', signed, '--policy', file)
      expect(wrong).toMatchObject({ status: 2, out: expect.stringContaining('line 1') })
    } finally {
      witness.kill()
    }
  })
})

/** What a process says that is waited for; whatever it says until it ends is in the way. */
async function saidBy(child: ChildProcessWithoutNullStreams, wanted: RegExp) {
  let out = ''
  for await (const part of child.stdout) {
    out += part
    const found = wanted.exec(out)
    if (found) return found
  }
  throw new Error(`it said ${out}`)
}

/** A plain file server, as anybody has one. */
async function served(root: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = join(root, decodeURIComponent(new URL(request.url ?? '/', 'http://a').pathname))
    createReadStream(path)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${present(server.address() as AddressInfo | null, 'it listens').port}`
}
