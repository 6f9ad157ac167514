// Witnesses that the log asks, each at its address with a folder of its own: what they sign stands
// below what the log says and in every receipt, and a log that changed what it said gets no
// signature, and an alarm.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { AlarmPart } from '#contract/staff/alarm-texts.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hour, minute, second } from '#kernel/time.ts'
import { aClient } from '#test/clients.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { rewriteLog } from '#test/rewritten-log.ts'
import { checkFile } from '#verify/check-file.ts'
import { cosignerIn } from '#verify/cosigner.ts'
import { keepFolder } from '#verify/keep-folder.ts'
import { keyText, parseNote, signersOf } from '#verify/note.ts'
import { parsePolicy } from '#verify/policy.ts'
import { serveWitness } from '#verify/serve-witness.ts'
import { appendEntries } from './append-entries.ts'
import { type AskMemory, askWitnesses, newAskMemory } from './ask-witnesses.ts'
import { listKeys, loadOrigin } from './keys.store.ts'
import { loadCheckpoint } from './log.store.ts'
import { type AskedWitness, readWitnesses } from './read-witnesses.ts'

let folder: string
let database: TestDatabase
let engine: TestEngine
let logged: Logged
let ada: ClientId
let both: readonly TestWitness[]
let memory: AskMemory
let alarms: AlarmPart[]

type TestWitness = {
  readonly server: Server
  readonly vkey: string
  readonly folder: string
  /** By its file: whoever asks it gets no answer. */
  isAway: boolean
  forks: number
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witnesses-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
  database = await cloneDatabase()
  engine = await startTestEngine(database.db)
  ada = (await aClient(database.db, { clock: engine.clock })).id
  logged = loggedBy(database.db, engine)
  await tick()
  await logged.round()
  both = await Promise.all(['one', 'two'].map(started))
  memory = newAskMemory()
  alarms = []
  return async () => {
    for (const { server } of both) server.close()
    await engine.stop()
    await database.db.close()
  }
})

/** A witness that has looked at the log before. */
async function started(name: string): Promise<TestWitness> {
  const own = await mkdtemp(join(folder, `${name}-`))
  const cosigner = await cosignerIn(own, `${name}.example`)
  const keep = keepFolder(own)
  const keys = (await listKeys(database.db)).map(({ vkey }) => ({
    vkey,
    ended: null,
    endorsed: null,
  }))
  const origin = present(await loadOrigin(database.db), 'it has begun').origin
  await keep.write('keys.json', Buffer.from(JSON.stringify({ origin, keys })))
  await keep.write('vkeys', Buffer.from(keys.map(({ vkey }) => `${vkey}\n`).join('')))
  const witness = { isAway: false, forks: 0, folder: own, vkey: keyText(cosigner.key) }
  const server = serveWitness({
    cosigner,
    keep,
    now: () => Math.floor(engine.clock.now() / second),
    forked: async () => {
      made.forks += 1
    },
  })
  const made: TestWitness = { ...witness, server }
  server.prependListener('request', (request) => made.isAway && request.socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return made
}

const portOf = ({ server }: TestWitness) => (server.address() as AddressInfo).port

const policyText = () => `${both
  .map(({ vkey }, nr) => `witness w${nr} ${vkey} http://127.0.0.1:${portOf(both[nr] ?? never())}/`)
  .join('\n')}
group all-of-them all w0 w1
quorum all-of-them
`

function never(): never {
  throw new Error('there are two')
}

async function witnessesOf(text: string): Promise<readonly AskedWitness[]> {
  const path = join(folder, 'policy')
  await writeFile(path, text)
  return readWitnesses(path)
}

async function ask(text = policyText()): Promise<void> {
  const witnesses = await witnessesOf(text)
  const alarm = (...parts: readonly AlarmPart[]) => void alarms.push(...parts)
  await askWitnesses({ db: database.db, clock: engine.clock, witnesses, alarm }, memory)
}

async function tick(price = 60_000): Promise<void> {
  await engine.pass(second)
  await engine.tick({ BTCUSD: price })
}

/** Accepted, over, and in the log; its id. */
async function traded(): Promise<string> {
  for (const price of [60_000, 60_000.5, 60_000]) await tick(price)
  const order = anOrder()
  const answer = await engine.lanes.open({ clientId: ada, order, orderKey: null })
  if (isRefusal(answer)) throw new Error(answer.refused)
  await tick(60_001)
  await engine.pass(55 * second)
  await tick(60_100)
  for (const ms of [2 * minute, 2 * second]) {
    await engine.pass(ms)
    await logged.round()
  }
  return answer.trade.id
}

const headNote = async () => present(await loadCheckpoint(database.db), 'it has said').note

async function signersOfHead(): Promise<string[]> {
  const policy = await parsePolicy(policyText())
  if (typeof policy === 'string') throw new Error(policy)
  const note = present(parseNote(await headNote()), 'it is a note')
  const keys = policy.witnesses.map(({ key }) => key)
  return present(await signersOf(note, keys), 'they are right').map(({ key }) => key.name)
}

test('each signs what the log says, once, and again when it says more', async () => {
  await ask()
  expect((await signersOfHead()).toSorted()).toEqual(['one.example', 'two.example'])
  const first = await headNote()
  await ask()
  expect(await headNote()).toBe(first)
  await traded()
  expect(await signersOfHead()).toEqual([])
  await ask()
  expect(await signersOfHead()).toHaveLength(2)
  expect(alarms).toEqual([])
  // What each kept is what it signed.
  for (const { folder } of both) {
    const kept = await readFile(join(folder, 'cosigned'), 'utf8')
    expect(kept.split('\n').slice(0, 3)).toEqual((await headNote()).split('\n').slice(0, 3))
  }
})

test('a receipt is verified by whose signatures are enough', async () => {
  const id = await traded()
  const check = async (policy: string) => {
    const parsed = await parsePolicy(policy)
    if (typeof parsed === 'string') throw new Error(parsed)
    const saved = present(await logged.receiptOf(ada, id), 'it is hers')
    return checkFile(JSON.stringify(saved), { vkeys: [], log: undefined, policy: parsed })
  }
  const says = (ok: string, by: string) =>
    expect.stringMatching(new RegExp(`^${ok} +witnesses signed what the log said: ${by}$`))
  expect(await check(policyText())).toMatchObject({ isGood: false })
  const [, two] = both as [TestWitness, TestWitness]
  two.isAway = true
  await ask()
  const half = await check(policyText())
  expect(half).toMatchObject({ isGood: false })
  expect(half.lines).toContainEqual(says('FAIL', 'w0'))
  const lenient = await check(policyText().replace('all w0', 'any w0'))
  expect(lenient.isGood).toBe(true)
  two.isAway = false
  await ask()
  const whole = await check(policyText())
  expect(whole.lines).toContainEqual(says('ok', 'w0, w1'))
  expect(whole.isGood).toBe(true)
})

test('a receipt by rules to come says that its reader is too old', async () => {
  const id = await traded()
  const saved = JSON.stringify(present(await logged.receiptOf(ada, id), 'it is hers'))
  const linesOf = async (json: string) =>
    (await checkFile(json, { vkeys: [], log: undefined })).lines.join('\n')
  expect(await linesOf(saved)).not.toContain('later version')
  const later = saved.replace('\\"rule_version\\":2', '\\"rule_version\\":3')
  expect(await linesOf(later)).toContain('of a later version (3) than this program knows (2)')
})

test('one that forgot what we wrote down, and one that knows more, are followed', async () => {
  await ask()
  await traded()
  const [one, two] = both as [TestWitness, TestWitness]
  await rm(join(one.folder, 'cosigned'))
  // Two signed, and we died before we wrote it down.
  await ask(
    policyText()
      .split('\n')
      .filter((line) => !line.includes(one.vkey))
      .join('\n')
      .replace('group all-of-them all w0 w1', 'group all-of-them all w1'),
  )
  await database.owner.transaction(async (tx) => {
    await tx.rows(`set local session_replication_role = 'replica'`)
    await tx.rows('delete from log_cosignatures where vkey = $1', [two.vkey])
  })
  await ask()
  expect(await signersOfHead()).toHaveLength(2)
  expect(alarms).toEqual([])
})

describe('a log that changed what it said', () => {
  beforeEach(async () => {
    await traded()
    await ask()
  })

  it('rewritten: nobody signs, each refuses once, and the fork is in their hands', async () => {
    await rewriteLog(database.owner, logged.deps, (entries) =>
      entries.map((entry) => entry.replaceAll('60100,', '59850,')),
    )
    await database.owner.transaction(async (tx) => {
      await tx.rows(`set local session_replication_role = 'replica'`)
      await tx.rows('delete from log_cosignatures')
    })
    await ask()
    expect(await signersOfHead()).toEqual([])
    expect(alarms).toEqual([
      { code: 'witness_refuses', details: { witness: 'w0', count: 422 } },
      { code: 'witness_refuses', details: { witness: 'w1', count: 422 } },
    ])
    expect(both.map(({ forks }) => forks > 0)).toEqual([true, true])
    await ask()
    expect(alarms).toHaveLength(2)
  })

  it('cut, as by an old backup: what it held is known', async () => {
    await rewriteLog(database.owner, logged.deps, (entries) => entries.slice(0, 2))
    await database.owner.transaction(async (tx) => {
      await tx.rows(`set local session_replication_role = 'replica'`)
      await tx.rows('delete from log_cosignatures')
    })
    await ask()
    expect(await signersOfHead()).toEqual([])
    expect(alarms.map(({ code }) => code)).toEqual(['witness_contradicts', 'witness_contradicts'])
    expect(Number(alarms[0]?.details?.count)).toBeGreaterThan(2)
  })
})

test('one that is away is told of after an hour, once, until it signs again', async () => {
  const [one] = both as [TestWitness]
  one.isAway = true
  await ask()
  await engine.pass(hour - second)
  await ask()
  expect(alarms).toEqual([])
  await engine.pass(second)
  await ask()
  const silent = { code: 'witness_silent', details: { witness: 'w0', count: 1 } }
  expect(alarms).toEqual([silent])
  await ask()
  expect(alarms).toEqual([silent])
  one.isAway = false
  await ask()
  expect(await signersOfHead()).toHaveLength(2)
  // However long there was nothing to sign, it is away from when it is not there.
  await engine.pass(2 * hour)
  one.isAway = true
  await database.db.transaction((tx) => appendEntries(tx, ['{"kind":"more"}']))
  await logged.round()
  await ask()
  expect(alarms).toEqual([silent])
})

test('one that does not know the log yet, or its new key, has some minutes to look', async () => {
  await ask()
  const unknown = both.map(({ folder }) => join(folder, 'vkeys'))
  const known = await Promise.all(unknown.map((path) => readFile(path)))
  for (const path of unknown) await writeFile(path, '')
  await rm(join(both[0]?.folder ?? '', 'keys.json'))
  await traded()
  await ask()
  await engine.pass(4 * minute)
  await ask()
  expect(alarms).toEqual([])
  await engine.pass(minute)
  await ask()
  expect(alarms.map(({ code, details }) => [code, details?.count])).toEqual([
    ['witness_refuses', 404],
    ['witness_refuses', 403],
  ])
  await writeFile(unknown[1] ?? '', known[1] ?? '')
  await ask()
  expect(await signersOfHead()).toEqual(['two.example'])
})

test('a witness that signs something else than it was asked for has signed nothing', async () => {
  const [one, two] = both as [TestWitness, TestWitness]
  const swapped = policyText()
    .replace(String(portOf(one)), 'PORT')
    .replace(String(portOf(two)), String(portOf(one)))
    .replace('PORT', String(portOf(two)))
  await ask(swapped)
  expect(await signersOfHead()).toEqual([])
  expect(alarms.map(({ code, details }) => [code, details?.count])).toEqual([
    ['witness_refuses', 200],
    ['witness_refuses', 200],
  ])
})

it.each([
  ['nonsense', /line 1: "nonsense" is no word of a policy/],
  ['', /it has no line "quorum"/],
])('a file of witnesses that is none ends the start: %s', async (text, says) => {
  await expect(witnessesOf(text)).rejects.toThrow(says)
  await expect(readWitnesses(join(folder, 'none'))).rejects.toThrow(/cannot be read/)
})

test('without such a file nobody is asked', async () => {
  expect(await readWitnesses(null)).toEqual([])
  await askWitnesses(
    { db: database.db, clock: engine.clock, witnesses: [], alarm: () => never() },
    memory,
  )
})
