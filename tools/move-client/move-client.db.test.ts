// A client moves from one cell to another: what they have and what is known of them is there as it
// was, the books of both cells hold, and no kill on the way leaves them in both or in neither.

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { day, iso, later } from '#kernel/time.ts'
import { cellOfMoved } from '#server/identity/moves/moves.reader.ts'
import { keepSums } from '#server/oversight/reports/keep-sums.ts'
import type { Database, Single } from '#server/platform/db.ts'
import { audit, brokenOf } from '../audit/audit.ts'
import { auditPlanted } from '../audit/planted.ts'
import { readRows } from './client-rows.ts'
import { moving } from './fates.ts'
import { moveClient, type Step, steps, takeBack } from './move-client.ts'
import { buildMoverWorld, Killed, type MoverWorld } from './mover-world.ts'
import { cellNumber, sumsOver } from './two-cells.ts'

let world: MoverWorld
let client: ClientId
const move = () => ({ clientId: client, toCell: cellNumber })
const start = async () => {
  world = await buildMoverWorld()
  client = world.ada
}
const end = () => world.close()
const options = () => ({ now: iso(world.now), show: 3 })
const broken = async (db: Database) => {
  const found = brokenOf(await audit(db, options()))
  // The open trade of this world is overdue by its clock.
  return found.filter(({ id }) => id !== 'I8')
}
const stateAt = async (db: Database) => {
  const rows = await db.rows<{ state: string }>('select state from clients where id = $1', [client])
  return rows[0]?.state
}

const ownOfCells = 'from_account,to_account,terms_id,operator_id,anchored_nr,state'

/** What covers their trades there covers those of many here. */
const notCovers = `and x.kind <> 'house_cover'`

/** Their trades as all that shows them reads them, with terms and balance. */
async function shown(db: Database): Promise<string[]> {
  const rows = await db.rows<{ row: string }>(
    `select to_jsonb(t)::text as row from trade_records t where client_id = $1
      union all
     select name || ' ' || book || ' ' || balance from ledger_accounts
      where client_id = $1 and not exists (select from departures d where d.client_id = $1)
      order by 1`,
    [client],
  )
  return rows.map(({ row }) => row)
}

/** Every row of theirs, as text, but for what is each cell's own. */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const rows = await readRows(db)
  const found: Record<string, string[]> = {}
  for (const table of moving) {
    const some = await db.rows<{ row: string }>(
      `select (to_jsonb(x) - '{${ownOfCells}}'::text[])::text as row from ${table} x
        where ${rows.where(table, client)} ${table === 'journal' ? notCovers : ''} order by 1`,
    )
    if (some.length > 0) found[table] = some.map(({ row }) => row)
  }
  return found
}

describe('a client who moves', () => {
  let before: Record<string, string[]>
  let sums: Record<string, bigint>
  let seen: string[]
  beforeAll(async () => {
    await start()
    before = await everything(world.home.owner)
    sums = await sumsOver(world.home.owner)
    seen = await shown(world.home.owner)
    expect(await moveClient(world.deps, move())).toEqual({ outcome: 'moved' })
  })
  afterAll(end)

  it('is there with all that was theirs', async () => {
    expect(await everything(world.cell.owner)).toEqual(before)
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['journal', 'events', 'notices', 'sessions', 'client_notes']),
    )
    const [note] = await world.cell.owner.rows<{ email: string }>(
      `select o.email from client_notes n join operators o on o.id = n.operator_id
        where o.left_at is not null`,
    )
    expect(note?.email).toBe('ann@example.com')
  })

  it('sees their trades and what they have as before', async () => {
    expect(seen.length).toBeGreaterThan(2)
    expect(await shown(world.cell.owner)).toEqual(seen)
  })

  it('leaves each account, over both cells, as it was', async () => {
    expect(await sumsOver(world.home.owner, world.cell.owner)).toEqual(sums)
    expect((await sumsOver(world.home.owner))['real elsewhere']).toBeUndefined()
  })

  it('leaves books that hold, here and there', async () => {
    expect(await broken(world.home.owner)).toEqual([])
    expect(await broken(world.cell.owner)).toEqual([])
  })

  it('is let in there as they were, and nowhere else', async () => {
    expect(await stateAt(world.home.owner)).toBe('closed')
    expect(await stateAt(world.cell.owner)).toBe('active')
  })

  it('is found by whatever they come with', async () => {
    const db = world.home.server
    const hash = (text: string) => createHash('sha256').update(text).digest()
    const [client] = await db.rows<{ email_key: string }>(
      'select email_key from clients where id = $1',
      [world.ada],
    )
    const moved = { clientId: world.ada, cell: cellNumber, hasArrived: true }
    expect(await cellOfMoved(db, { clientId: world.ada })).toEqual(moved)
    expect(await cellOfMoved(db, { emailKey: client?.email_key ?? '' })).toEqual(moved)
    expect(await cellOfMoved(db, { hash: hash(`access ${world.ada}`) })).toEqual(moved)
    expect(await cellOfMoved(db, { hash: hash(`refresh ${world.ada}`) })).toEqual(moved)
    expect(await cellOfMoved(db, { hash: hash('another') })).toBeUndefined()
    expect(await cellOfMoved(db, { clientId: world.bob })).toBeUndefined()
  })

  it('is not counted again in the reports of the other cell', async () => {
    const clock = { now: () => later(world.now, day) }
    while ((await keepSums({ db: world.cell.server, clock })) === 'more');
    expect(await world.cell.owner.rows('select from report_days')).toEqual([])
    const [counted] = await world.home.owner.rows<{ count: bigint }>(
      'select count(*) from report_days',
    )
    expect(counted?.count).toBeGreaterThan(0n)
  })

  it('does not move once more, and nobody takes them back', async () => {
    expect(await moveClient(world.deps, move())).toEqual({ outcome: 'moved' })
    expect(await takeBack(world.deps, move())).toBe(false)
    expect(await moveClient(world.deps, { ...move(), toCell: 3 })).toHaveProperty('refused')
  })

  const defects: readonly (readonly [
    name: string,
    trips: readonly string[],
    plant: () => string,
  ])[] = [
    [
      'a row that is missing of what they took',
      ['I49'],
      () => `delete from journal j using accounts a where j.kind = 'moved_out' and a.client_id is null
        and a.name = 'grants' and a.currency = 'real' and a.id in (j.from_account, j.to_account)`,
    ],
    [
      'something that nobody took',
      ['I49'],
      () => `insert into journal (at, kind, ref, currency, from_account, to_account, amount)
        select now(), 'moved_out', gen_random_uuid(), 'real', own_account('real', 'house'),
               own_account('real', 'elsewhere'), 5`,
    ],
    [
      'another amount than they had',
      ['I49'],
      () => `update journal j set amount = amount + 1 from accounts a where j.kind = 'moved_out'
        and a.client_id is null and a.name = 'house' and a.currency = 'real'
        and a.id in (j.from_account, j.to_account)`,
    ],
    [
      'a client in both cells',
      ['I50'],
      () => `update clients set state = 'active' where id = ${world.ada}`,
    ],
    [
      'a session that goes on',
      ['I50'],
      () =>
        `update sessions set ended_at = null, ended_because = null where client_id = ${world.ada}`,
    ],
  ]
  it.each(defects)('is looked after by the audit: %s', async (_, trips, plant) => {
    const single: Single = world.home.owner.single()
    const found = await auditPlanted(single, [plant()], options())
    await single.close()
    const ids = brokenOf(found).map(({ id }) => id)
    expect(ids.filter((id) => id !== 'I8')).toEqual(trips)
  })
})

describe('who cannot be moved', () => {
  beforeAll(start)
  afterAll(end)

  it('stays as they were, and is told what to wait for', async () => {
    const moved = await moveClient(world.deps, { clientId: world.bob, toCell: cellNumber })
    expect(moved).toEqual({ refused: expect.stringContaining('trades of theirs are open') })
    expect(await world.home.owner.rows('select from moved_clients')).toEqual([])
    expect(await world.cell.owner.rows('select from clients')).toEqual([])
  })

  it('is nobody', async () => {
    const moved = await moveClient(world.deps, { clientId: 99n, toCell: cellNumber })
    expect(moved).toEqual({ refused: 'there is no such client here' })
  })

  it('is sent to a database of another cell', async () => {
    const moved = await moveClient(world.deps, { ...move(), toCell: 3 })
    expect(moved).toEqual({ refused: 'the other database is of cell 2' })
  })

  it('waits until the reports of the other cell have passed what they did', async () => {
    await world.cell.owner.rows(`insert into report_mark (through) values ('2020-01-01')`)
    const moved = await moveClient(world.deps, move())
    expect(moved).toEqual({ refused: expect.stringContaining('try again') })
    expect(await stateAt(world.home.owner)).toBe('active')
    await world.cell.owner.rows('delete from report_mark')
  })

  it('has something there already', async () => {
    await world.cell.owner.rows(
      `insert into clients (email, email_key, password_hash, firstname, lastname,
         demo_started_at, demo_ends_at, referral_code, grant_ref, created_at)
       select 'x', '${await emailOf()}', 'none', 'A', 'B', now(), now(), 'code',
              gen_random_uuid(), now()`,
    )
    await world.cell.owner.rows(`insert into report_mark (through) values ('2036-01-01')`)
    const moved = await moveClient(world.deps, move())
    expect(moved).toEqual({ refused: expect.stringContaining('has something of theirs already') })
    expect(await stateAt(world.home.owner)).toBe('active')
    expect(await world.home.owner.rows('select from moved_clients')).toEqual([])
  })

  async function emailOf(): Promise<string> {
    const rows = await world.home.owner.rows<{ key: string }>(
      'select email_key as key from clients where id = $1',
      [world.ada],
    )
    return rows[0]?.key ?? ''
  }
})

describe('a move that is killed', () => {
  beforeAll(async () => {
    await start()
    await world.cell.owner.rows('insert into report_mark (through) values ($1)', [iso(world.now)])
  })
  afterAll(end)
  beforeEach(async () => {
    client = await world.addClient()
  })

  it.each(steps)('after %s lets nobody in twice, and the next run ends it', async (step: Step) => {
    await expect(moveClient(world.killedAfter(step), move())).rejects.toThrow(Killed)
    const states = [await stateAt(world.home.owner), await stateAt(world.cell.owner)]
    expect(states.filter((state) => state === 'active').length).toBeLessThan(2)
    expect(states[0]).toBe('closed')
    expect(await broken(world.home.owner)).toEqual([])
    expect(await broken(world.cell.owner)).toEqual([])
    expect(await moveClient(world.deps, move())).toEqual({ outcome: 'moved' })
    expect(await stateAt(world.home.owner)).toBe('closed')
    expect(await stateAt(world.cell.owner)).toBe('active')
    expect(await broken(world.home.owner)).toEqual([])
    expect(await broken(world.cell.owner)).toEqual([])
  })

  it.each(['held', 'copied'] as const)('after %s can be taken back', async (step) => {
    const before = await everything(world.home.owner)
    await expect(moveClient(world.killedAfter(step), move())).rejects.toThrow(Killed)
    expect(await takeBack(world.deps, move())).toBe(true)
    expect(await stateAt(world.home.owner)).toBe('active')
    expect(await stateAt(world.cell.owner)).toBeUndefined()
    expect(await everything(world.home.owner)).toEqual(before)
    expect(await everything(world.cell.owner)).toEqual({})
    expect(await broken(world.cell.owner)).toEqual([])
  })

  it('copies anew what has changed since', async () => {
    await expect(moveClient(world.killedAfter('copied'), move())).rejects.toThrow(Killed)
    await world.home.owner.rows('update notices set read_at = at where client_id = $1', [client])
    expect(await moveClient(world.deps, move())).toEqual({ outcome: 'moved' })
    expect(
      await world.cell.owner.rows('select from notices where read_at is not null'),
    ).toHaveLength(1)
    expect(await broken(world.cell.owner)).toEqual([])
  })
})
