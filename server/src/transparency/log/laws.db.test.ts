// What holds of the log whatever happens: it only grows, each thing is in it once, what it says of
// itself begins with all it said before, and nobody who writes to the database changes that.

import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute, second } from '#kernel/time.ts'
import { fc } from '#seed'
import type { Db, Tx } from '#server/platform/db.ts'
import { aClient } from '#test/clients.ts'
import { cloneDatabase, freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { rewriteLog } from '#test/rewritten-log.ts'
import { openCheckpoint } from '#verify/checkpoint.ts'
import { isConsistent } from '#verify/merkle.ts'
import { parseKey } from '#verify/note.ts'
import { verifySaved } from '#verify/saved.ts'
import { proveConsistency } from '#verify/tiles.ts'
import { storedTree } from './append-entries.ts'
import { changeKey, currentSigner, knownSigner } from './keep-keys.ts'
import { listKeys } from './keys.store.ts'

const database = freshDatabase()
let engine: TestEngine
let ada: ClientId

beforeAll(async () => {
  engine = await startTestEngine(database().db)
  ada = (await aClient(database().db, { clock: engine.clock })).id
})
afterAll(() => engine.stop())

const rows = <T>(sql: string) => database().owner.rows<T>(sql)

async function tick(price: number): Promise<void> {
  await engine.pass(second)
  await engine.tick({ BTCUSD: price, EURUSD: 1.1 })
}

async function place(): Promise<string> {
  await tick(60_000)
  await tick(60_000.5)
  const order = anOrder()
  const answer = await engine.lanes.open({ clientId: ada, order, orderKey: null })
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer.trade.id
}

/** Dies at the so-manieth statement that writes, and not before it is told to. */
function mortal(db: Db): Db & { dieAt: number | undefined } {
  const self: Db & { dieAt: number | undefined } = {
    ...db,
    dieAt: undefined,
    transaction: (work) =>
      db.transaction((tx) => {
        const dying: Tx = {
          ...tx,
          rows: (statement, values) => {
            if (self.dieAt !== undefined) self.dieAt -= 1
            if (self.dieAt === 0) throw new Error('killed')
            return tx.rows(statement, values)
          },
        }
        return work(dying)
      }),
  }
  return self
}

test('whenever it dies, each trade is in the log once, and it only grew', async () => {
  const db = mortal(database().db)
  const logged = loggedBy(db, engine)
  await logged.round()
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          trades: fc.nat(3),
          dieAt: fc.integer({ min: 1, max: 120 }),
          waits: fc.nat(90),
        }),
        {
          minLength: 2,
          maxLength: 5,
        },
      ),
      async (steps) => {
        for (const { trades, dieAt, waits } of steps) {
          for (let nr = 0; nr < trades; nr += 1) await place()
          await engine.pass(waits * second)
          db.dieAt = dieAt
          await logged.round().catch(() => {})
          db.dieAt = undefined
        }
      },
    ),
    { numRuns: 8 },
  )
  await engine.pass(3 * minute)
  await logged.round()
  await engine.pass(2 * second)
  await logged.round()
  await expectLaws()
})

async function expectLaws(): Promise<void> {
  const missing = await rows(
    `select t.id from trades t where not exists (
       select from log_openings o where o.trade_id = t.id and o.kind = 'terms')
     union all select e.trade_id from outcomes e where not exists (
       select from log_openings o where o.trade_id = e.trade_id and o.kind = 'settlement')`,
  )
  expect(missing).toEqual([])
  const [counts] = await rows<Record<string, bigint>>(
    `select (select count(*) from log_entries) as entries,
            (select max(nr) + 1 from log_entries) as size,
            (select count(*) from log_openings) + (select count(nr) from log_minutes)
              + (select count(*) from log_keys) + (select count(*) from log_key_ends)
              + (select count(*) from log_calibrations) as known`,
  )
  expect(counts?.entries).toBe(counts?.size)
  expect(counts?.known).toBe(counts?.size)
  expect(await rows('select from log_minutes where nr is null')).toEqual([])
  const states = await database().db.transaction(listKeys)
  const keys = await Promise.all(states.map(({ vkey }) => parseKey(vkey)))
  const notes = await rows<{ note: string }>('select note from log_checkpoints order by size')
  const heads = await Promise.all(
    notes.map(async ({ note }) =>
      present(
        await openCheckpoint(
          note,
          keys.filter((key) => key !== undefined),
        ),
        'it is signed',
      ),
    ),
  )
  const last = present(heads.at(-1), 'there is one')
  expect(heads.length).toBeGreaterThan(3)
  const tree = storedTree(database().db, last.size)
  for (const from of heads) {
    expect(await isConsistent({ from, to: last }, await proveConsistency(tree, from.size))).toBe(
      true,
    )
  }
}

test('an operator who rewrites it all is contradicted by each receipt that was kept', async () => {
  const logged = loggedBy(database().db, engine)
  const id = await place()
  await tick(60_001)
  await engine.pass(3 * minute)
  await logged.round()
  await engine.pass(2 * second)
  await logged.round()
  const kept = present(await logged.receiptOf(ada, id), 'hers')
  expect((await verifySaved(kept)).findings.every(({ ok }) => ok)).toBe(true)
  await rewriteLog(database().owner, logged.deps, (entries) =>
    entries.map((entry) => entry.replaceAll('60001,', '59990,')),
  )
  const now = present(await logged.receiptOf(ada, id), 'hers')
  const verdict = await verifySaved(now)
  // Signed anew, and yet: the outcome does not follow from the prices any more, and both
  // checkpoints of one length are a proof of the lie.
  expect(verdict.checks.some(({ ok }) => !ok)).toBe(true)
  expect(now.prices[0]?.proof).not.toBe(kept.prices[0]?.proof)
})

describe('whoever writes to the database as the server does', () => {
  const attacks: [string, string][] = [
    ['rewrites an entry', `update log_entries set entry = 'x' where nr = 0`],
    ['takes an entry out', 'delete from log_entries where nr = 0'],
    ['empties the log', 'truncate log_entries cascade'],
    ['rewrites hashes', `update log_tiles set hashes = sha256('x') where level = 0`],
    ['takes hashes away', 'update log_tiles set hashes = substr(hashes, 1, 32) where level = 0'],
    ['takes tiles out', 'delete from log_tiles'],
    ['takes back a checkpoint', 'delete from log_checkpoints'],
    ['rewrites a checkpoint', `update log_checkpoints set note = 'x'`],
    ['opens a hash to something else', `update log_openings set statement = 'x'`],
    ['logs a minute once more', 'update log_minutes set nr = 0 where nr is not null'],
    ['forgets a minute', 'delete from log_minutes'],
    ['puts in another key', `update log_keys set vkey = 'x'`],
    ['renames the log', `update log_origin set origin = 'x'`],
  ]
  it.each(attacks)('%s: is refused', async (_, sql) => {
    await expect(database().server.rows(sql)).rejects.toThrow(
      /permission denied|append-only|never|once/,
    )
    await expect(database().owner.rows(sql)).rejects.toThrow(
      /append-only|never changed|logged once|cannot/,
    )
  })
})

describe('keys', () => {
  let logged: Logged
  beforeEach(() => {
    logged = loggedBy(database().db, engine)
  })

  const finish = async () => {
    await engine.pass(3 * minute)
    await logged.round()
    await engine.pass(2 * second)
    await logged.round()
  }
  const verdictOf = async (id: string) =>
    verifySaved(present(await logged.receiptOf(ada, id), 'hers'))
  const wrongIn = (verdict: Awaited<ReturnType<typeof verdictOf>>) =>
    verdict.findings.filter(({ ok }) => !ok).map(({ name }) => name)
  const change = (why: 'replaced' | 'revoked') =>
    database().db.transaction((tx) => changeKey(tx, logged.deps, why))

  it('changed in the middle of a trade: its receipt holds, and so do older ones', async () => {
    const before = await place()
    await finish()
    const during = await place()
    await engine.pass(2 * second)
    await logged.round()
    await change('replaced')
    await finish()
    for (const id of [before, during]) expect(wrongIn(await verdictOf(id))).toEqual([])
    const saved = present(await logged.receiptOf(ada, during), 'hers')
    expect(saved.keys.map(({ ended }) => ended?.why ?? null)).toEqual(['replaced', null])
  })

  it('revoked: what it signed before holds, what a thief signs with it later does not', async () => {
    const before = await place()
    await finish()
    const kept = present(await logged.receiptOf(ada, before), 'hers')
    await change('revoked')
    await finish()
    expect(wrongIn(await verdictOf(before))).toEqual([])
    const now = present(await logged.receiptOf(ada, before), 'hers')
    const known = now.keys.map((key) =>
      key.ended?.why === 'revoked' ? { ...key, ended: { ...key.ended, size: 3 } } : key,
    )
    expect((await verifySaved(kept, { keys: known })).isGood).toBe(false)
  })

  it('in a file: one that is not given any more is asked for, in a sentence', async () => {
    const keyFile = generateKeyPairSync('ed25519').privateKey
    const db = await cloneDatabase()
    await db.db.transaction((tx) => currentSigner(tx, { ...logged.deps, keyFile }))
    const asked = knownSigner(db.db, logged.deps)
    await expect(asked).rejects.toThrow(/is in a file: say where in SIGNING_KEY_FILE/)
    expect(await knownSigner(db.db, { ...logged.deps, keyFile })).toBeDefined()
    await db.db.close()
  })

  it('no private key is in the database without its seal', async () => {
    const stored = await rows<{ vkey: string; sealed: Buffer }>('select vkey, sealed from log_keys')
    for (const { vkey, sealed } of stored) {
      const opened = logged.deps.seal.unseal(sealed, `signing key:${vkey}`)
      const seed = opened.subarray(-32)
      const dump = JSON.stringify(
        await rows(`select k::text, encode(k.sealed, 'hex') from log_keys k`),
      )
      expect(dump).not.toContain(seed.toString('hex'))
      expect(sealed.includes(seed)).toBe(false)
      expect(() => logged.deps.seal.unseal(sealed, 'signing key:another')).toThrow()
    }
  })
})
