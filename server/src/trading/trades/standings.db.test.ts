// What lanes remember of clients: what changes makes unknown, and whom.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import type { Tx } from '#server/platform/db.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { newLaneMemory } from './lane-memory.ts'
import {
  assertStanding,
  loadStandingEpoch,
  loadStandings,
  standingMoved,
} from './standings.store.ts'

const database = freshDatabase()

/** Whose books are held against the invariants, which some of the changes here break. */
const sound = freshDatabase()

const client = ({ db } = database()) =>
  addFundedClient(db, { at: wednesday, real: dollars(100), demo: dollars(100) })

describe('the number of the standings', () => {
  it('is raised by every column that a standing is read from', async () => {
    const { db } = database()
    const rows = await db.rows<{ attname: string }>(
      `select a.attname::text from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid
          and a.attnum = any (t.tgattr::int2[])
        where t.tgname = 'clients_standing'`,
    )
    const watched = rows.map((row) => row.attname)
    const columns = await db.rows<{ name: string }>(
      `select column_name::text as name from information_schema.columns where table_name = 'clients'`,
    )
    const read = await textOf((tx) => loadStandings(tx, [1n as ClientId]))
    const named = columns.flatMap(({ name }) =>
      name !== 'id' && new RegExp(`\\b${name}\\b`).test(read) ? [name] : [],
    )
    expect(named.length).toBeGreaterThan(8)
    expect(watched.sort()).toEqual(named.sort())
  })

  const changes: [string, string][] = [
    ['state', "state = 'frozen'"],
    ['plan', "plan = 'Gold-7600'"],
    ['end of the demo', "demo_ends_at = demo_ends_at + interval '1 day'"],
    ['confirmed address', 'email_confirmed_at = null'],
    ['identification', 'is_identified = true'],
    ['country', "country = 'NL'"],
    ['accepted texts', `accepted = accepted || '{"terms": "2020-01-01"}'`],
    ['own limits', 'has_own_limits = true'],
    ['break', "cool_off_until = now() + interval '1 day'"],
    ['exclusion', "self_excluded_until = now() + interval '1 day'"],
  ]

  it.each(changes)('rises with a change of %s, and not without', async (_name, set) => {
    const { db } = database()
    const clientId = await client()
    const before = await loadStandingEpoch(db)
    const change = `update clients set ${set}, reminder_minutes = 30 where id = $1`
    await db.rows(change, [clientId])
    expect(await loadStandingEpoch(db)).toBe(before + 1n)
    const [listed] = await db.rows('select client_id from standing_changes where nr = $1', [
      before + 1n,
    ])
    expect(listed).toEqual({ client_id: clientId })
    await db.rows('update clients set reminder_minutes = 60 where id = $1', [clientId])
    expect(await loadStandingEpoch(db)).toBe(before + 1n)
    const [old, present] = await Promise.all(
      [before, before + 1n].map((nr) => db.rows(assertStanding(nr)).then(() => 'ok', sqlStateOf)),
    )
    expect([old, present]).toEqual([standingMoved, 'ok'])
  })

  it('rises once for all that one transaction changes', async () => {
    const { db } = database()
    const ids = [await client(), await client(), await client()]
    const before = await loadStandingEpoch(db)
    await db.transaction(async (tx) => {
      for (const plan of ['Gold-7600', 'Diamond-50730']) {
        await tx.rows('update clients set plan = $2 where id = any($1)', [ids, plan])
      }
    })
    expect(await loadStandingEpoch(db)).toBe(before + 1n)
    const listed = await db.rows<{ client_id: ClientId }>(
      'select client_id from standing_changes where nr = $1 order by 1',
      [before + 1n],
    )
    expect(listed.map((row) => row.client_id)).toEqual(ids)
  })

  it('is not for the server to write', async () => {
    const { server } = database()
    for (const sql of [
      'update standing_epoch set nr = nr + 1',
      'delete from standing_changes',
      'alter table clients disable trigger clients_standing',
    ]) {
      expect(await server.rows(sql).catch(sqlStateOf)).toBe('42501')
    }
  })
})

describe('a memory', () => {
  it('that catches up reads anew only whose standing has changed', async () => {
    const { db } = database()
    const [one, other] = [await client(), await client()]
    const memory = newLaneMemory()
    await memory.meet(db, [one, other])
    await db.rows("update clients set state = 'frozen' where id = $1", [one])
    await memory.catchUp(db)
    const read: unknown[] = []
    await memory.meet(
      recording(db, (_text, values) => read.push(values)),
      [one, other],
    )
    expect(read).toEqual([[`{${one}}`], [`{${one}}`]])
    expect([one, other].map((id) => memory.standingOf(id).state)).toEqual(['frozen', 'active'])
    expect(memory.epoch()).toBe(await loadStandingEpoch(db))
  })

  it('that missed more than is listed reads everybody anew', async () => {
    const { db, owner } = database()
    const [one, other] = [await client(), await client()]
    const memory = newLaneMemory()
    await memory.meet(db, [one, other])
    await db.rows("update clients set state = 'frozen' where id = $1", [one])
    await owner.rows('update standing_epoch set nr = nr + 10000')
    await db.rows("update clients set plan = 'Gold-7600' where id = $1", [other])
    await memory.catchUp(db)
    expect(() => memory.standingOf(one)).toThrow('the client was met')
    await memory.meet(db, [one])
    expect(memory.standingOf(one).state).toBe('frozen')
    expect(memory.epoch()).toBe(await loadStandingEpoch(db))
  })
})

describe('orders beside one that cannot be opened by what is remembered', () => {
  let engine: TestEngine
  let asked: string[] = []
  /** Done as soon as something is being written, once each. */
  let whileWriting: (() => void)[] = []

  beforeAll(async () => {
    const { db } = sound()
    const single = () => {
      const own = db.single()
      const noted = recording(own, (text) => asked.push(text))
      const write: typeof own.write = (first, appends) => {
        asked.push(`write ${appends.at(-1)?.rows.count}`)
        whileWriting.shift()?.()
        return own.write(first, appends)
      }
      const transaction: typeof own.transaction = (work) => {
        asked.push('transaction')
        return own.transaction(work)
      }
      return { ...own, ...noted, write, transaction }
    }
    engine = await startTestEngine({ ...db, single }, { lanes: 1 })
    await engine.pass(second)
    await engine.tick({ BTCUSD: 60_000 })
  })
  afterAll(async () => {
    await engine.stop()
    await expectSoundBooks(sound().db, engine.clock.now())
  })

  type Placed = { readonly clientId: ClientId; readonly stake?: number; readonly key?: string }
  const placeAll = (orders: readonly Placed[]) => {
    asked = []
    return alsoPlace(orders)
  }
  const alsoPlace = (orders: readonly Placed[]) =>
    Promise.all(
      orders.map(async ({ clientId, stake = 10, key = null }) => {
        const order = anOrder({ stake: dollars(stake) })
        const answer = await engine.lanes.open({ clientId, order, orderKey: key })
        return isRefusal(answer) ? answer.refused : 'opened'
      }),
    )

  it('are written once, in one message; the refused one is made sure of by itself', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => client(sound())))
    await placeAll(clients.map((clientId) => ({ clientId })))
    const answers = await placeAll(
      clients.map((clientId, nr) => ({ clientId, stake: nr === 2 ? 95 : 10 })),
    )
    expect(answers.filter((it) => it === 'opened')).toHaveLength(5)
    expect(answers[2]).toBe('insufficient_balance')
    expect(asked.filter((it) => /^(write|transaction)/.test(it))).toEqual([
      'write 5',
      'transaction',
    ])
  })

  it('do not overtake those of the same client', async () => {
    const [one, other] = await Promise.all([client(sound()), client(sound())])
    await placeAll([{ clientId: one }, { clientId: other }])
    const answers = await placeAll([
      { clientId: one, stake: 95, key: 'first' },
      { clientId: one, stake: 10, key: 'first' },
      { clientId: other },
    ])
    expect(answers).toEqual(['insufficient_balance', 'opened', 'opened'])
    expect(asked.filter((it) => /^(write|transaction)/.test(it))).toEqual([
      'write 1',
      'transaction',
    ])
  })

  it('do not wait for it while more come, which do not overtake it either', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => client(sound())))
    await placeAll(clients.map((clientId) => ({ clientId })))
    const [one, two] = clients as [ClientId, ClientId]
    let second: Promise<string[]> | undefined
    let third: Promise<string[]> | undefined
    const others = clients.slice(2).map((clientId) => ({ clientId }))
    whileWriting = [
      () => {
        second = alsoPlace([
          { clientId: one, key: 'first' },
          { clientId: two, stake: 95 },
          ...others,
        ])
      },
      () => {
        third = alsoPlace([...others, { clientId: two }])
      },
    ]
    const first = await placeAll([{ clientId: one, stake: 95, key: 'first' }, ...others])
    expect(first).toEqual(['insufficient_balance', 'opened', 'opened'])
    expect(await second).toEqual(['opened', 'insufficient_balance', 'opened', 'opened'])
    expect(await third).toEqual(['opened', 'opened', 'opened'])
    expect(asked.filter((it) => /^(write|transaction)/.test(it))).toEqual([
      ...['write 2', 'write 2', 'write 2', 'transaction'],
    ])
  })

  it('are written after one look at whose standing has changed', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => client(sound())))
    await placeAll(clients.map((clientId) => ({ clientId })))
    const frozen = present(clients[2], 'the third')
    await sound().db.rows("update clients set state = 'frozen' where id = $1", [frozen])
    const answers = await placeAll(clients.map((clientId) => ({ clientId })))
    expect(answers[2]).toBe('account_frozen')
    expect(answers.filter((it) => it === 'opened')).toHaveLength(5)
    expect(asked.filter((it) => /^(write|transaction)/.test(it))).toEqual([
      'write 6',
      'write 5',
      'transaction',
    ])
  })

  it('are opened beside a key that was used before', async () => {
    const clients = await Promise.all(Array.from({ length: 3 }, () => client(sound())))
    const [first] = clients
    await placeAll([{ clientId: present(first, 'one'), key: 'used' }])
    const answers = await placeAll(clients.map((clientId) => ({ clientId, key: 'used' })))
    expect(answers).toEqual(['opened', 'opened', 'opened'])
  })

  it('never takes more than there is when the account moved meanwhile', async () => {
    const clientId = await client(sound())
    await placeAll([{ clientId, stake: 40 }])
    const other = await startTestEngine(sound().db, { lanes: 1 })
    await other.pass(second)
    await other.tick({ BTCUSD: 60_000 })
    const order = anOrder({ stake: dollars(40) })
    await other.lanes.open({ clientId, order, orderKey: null })
    await other.stop()
    expect(await placeAll([{ clientId, stake: 40 }])).toEqual(['insufficient_balance'])
    expect(await placeAll([{ clientId, stake: 20 }])).toEqual(['opened'])
  })
})

function recording<T extends Tx>(tx: T, note: (text: string, values: unknown) => void): T {
  return {
    ...tx,
    rows: (statement, values) => {
      note(typeof statement === 'string' ? statement : statement.text, values)
      return tx.rows(statement, values)
    },
  }
}

async function textOf(read: (tx: Tx) => Promise<unknown>): Promise<string> {
  let text = ''
  await read(recording(database().db, (it) => (text += it)))
  return text
}
