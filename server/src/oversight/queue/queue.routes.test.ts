// The queue page by page, and how staff divide it: in one order whatever comes and goes between two
// pages, of many who take the same at once one has it, and what is put off comes back by itself.

import { beforeAll, describe, expect, test } from 'vitest'
import { day, hour, iso, later, type Millis, millis, minute } from '#kernel/time.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerQueueRoutes } from './queue.routes.ts'
import { dueAt } from './queue.ts'

const database = freshDatabase()
const monday = millis(Date.UTC(2026, 11, 28, 12))
const count = 60
let api: OfficeApp
let clock: TestClock
let ada: string
let sam: string
let rita: string

type Item = {
  kind: 'message' | 'custody_movement'
  id: string
  since: string
  due_at: string
  bar: string | null
  assigned_to: string | null
  snooze: { until: string; by: string; reason: string } | null
}
type Page = { data: Item[]; next_cursor: string | null }

beforeAll(async () => {
  clock = testClock(monday)
  api = await createOfficeApp(database().db, { clock, register: registerQueueRoutes })
  ada = await sitDown(api, 'ada@desk.example', ['support'])
  sam = await sitDown(api, 'sam@desk.example', ['support', 'finance'])
  rita = await sitDown(api, 'rita@desk.example', ['auditor'])
  // Over Christmas, when days are closed: some of what came later is due earlier.
  for (let i = 0; i < count; i += 1) {
    const at = later(monday, -((i * 7_919) % 97) * hour)
    await (i % 3 === 0 ? wrote(at) : moved(at, i))
  }
})

async function wrote(at: Millis): Promise<string> {
  const [row] = await database().db.rows<{ id: bigint }>(
    `with made as (
       insert into contact_messages (name, email, message, received_at)
       values ('Ann', 'ann@example.org', E'Where is my money?\nIt is late.', $1) returning id)
     insert into open_messages (message_id) select id from made returning message_id as id`,
    [iso(at)],
  )
  return String(row?.id)
}

async function moved(at: Millis, nr: number): Promise<void> {
  await database().db.rows(
    `insert into custody_movements (id, kind, coin, network, txid, units, noted_by, noted_at)
     select gen_random_uuid(), (enum_range(null::movement_kind))[1], 'btc', 'simulated', $1, 1, id, $2
       from operators where email = 'sam@desk.example'`,
    [`tx${nr}`, iso(at)],
  )
}

const page = async (query: string, token: string): Promise<Page> =>
  (await read(api, `queue?${query}`, token)).json()
const counts = async (token: string) => (await read(api, 'queue-counts', token)).json().data.total

async function all(list: string, token: string, between?: () => Promise<unknown>) {
  const found: Item[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const next: string = cursor === '' ? '' : `&cursor=${cursor}`
    const reply: Page = await page(`list=${list}&limit=7${next}`, token)
    found.push(...reply.data)
    cursor = reply.next_cursor
    await between?.()
  }
  return found
}

const keyOf = ({ kind, since, due_at, id }: Item) => `${due_at} ${since} ${kind} ${id}`
const assign = (item: Pick<Item, 'kind' | 'id'>, body: object, token: string) =>
  post(api, `queue/${item.kind}/${item.id}/assignment`, body, { token })
const snooze = (item: Item, until: Millis, token: string) =>
  post(
    api,
    `queue/${item.kind}/${item.id}/snooze`,
    { until: iso(until), reason: 'They send it tomorrow.' },
    { token },
  )

test('all come once, by when they are due by the rule, then by how long they wait', async () => {
  const found = await all('all', ada)
  expect(found).toHaveLength(count)
  expect(new Set(found.map(({ id }) => id)).size).toBe(count)
  expect(found.map(keyOf)).toEqual(found.map(keyOf).toSorted())
  for (const { kind, since, due_at } of found) {
    expect(due_at).toBe(iso(dueAt({ kind, since: millis(Date.parse(since)) })))
  }
  const bySince = found.map(({ since }) => since)
  expect(bySince).not.toEqual(bySince.toSorted())
})

test('what comes or is done between two pages moves nothing else', async () => {
  const before = await all('all', ada)
  const gone = before.filter((_, index) => index % 5 === 4).map(({ id }) => id)
  const added: string[] = []
  const found = await all('all', ada, async () => {
    added.push(await wrote(later(monday, -90 * hour)), await wrote(monday))
    await database().db.rows('delete from open_messages where message_id::text = $1', [gone.pop()])
  })
  const seen = found.map(({ id }) => id)
  expect(new Set(seen).size).toBe(seen.length)
  const left = await all('all', ada)
  const stayed = before.filter(({ id }) => left.some((one) => one.id === id))
  const known = new Set(before.map(({ id }) => id))
  const isStaying = ({ id }: Item) => known.has(id) && stayed.some((one) => one.id === id)
  expect(found.filter(isStaying).map(keyOf)).toEqual(stayed.map(keyOf))
})

test.each(['cursor=x', 'cursor=1.2.message.x', 'list=lost', 'kind=lost'])(
  'no page: %s',
  async (q) => {
    expect((await read(api, `queue?${q}`, ada)).statusCode).toBeGreaterThanOrEqual(400)
  },
)

test('each list has what its count says, and what may be decided has no bar', async () => {
  for (const token of [ada, sam, rita]) {
    const known = await counts(token)
    for (const list of ['all', 'decidable', 'mine', 'nobody', 'snoozed'] as const) {
      expect(await all(list, token)).toHaveLength(known[list])
    }
    const may = await all('decidable', token)
    expect(may.every(({ bar }) => bar === null)).toBe(true)
    expect((await all('all', token)).filter(({ bar }) => bar === null)).toEqual(may)
  }
  // Sam noted the movements: they are for somebody else.
  expect((await counts(sam)).decidable).toBeGreaterThan(0)
  expect((await all('decidable', sam)).every(({ kind }) => kind === 'message')).toBe(true)
})

describe('one that waits', () => {
  const fresh = async (): Promise<Item> => {
    const id = await wrote(later(clock.now(), -minute))
    return (await read(api, `queue/message/${id}`, ada)).json().data
  }

  test('is taken by one of many at once, and the others are told who has it', async () => {
    const item = await fresh()
    const tokens = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? ada : sam))
    const replies = await Promise.all(
      tokens.map((token) => {
        const to = token === ada ? 'ada@desk.example' : 'sam@desk.example'
        return assign(item, { to, from: null }, token)
      }),
    )
    const holders = replies.filter((it) => it.statusCode === 200).map((it) => it.json().data)
    const [holder] = holders.map(({ assigned_to }) => assigned_to)
    expect(holders.every(({ assigned_to }) => assigned_to === holder)).toBe(true)
    const lost = replies.filter((it) => it.statusCode !== 200).map((it) => it.json())
    expect(lost).toHaveLength(5)
    for (const one of lost) expect(one).toMatchObject({ code: 'queue_item_taken' })
    expect(lost[0].message).toContain(holder)
    const rows = await database().db.rows(
      "select from events where kind = 'queue_item_assigned' and details::jsonb ->> 'item' = $1",
      [item.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('is given to whoever may decide it, and back', async () => {
    const item = await fresh()
    const holders = (await read(api, `queue/message/${item.id}/holders`, ada)).json().data
    expect(holders.map((it: { email: string }) => it.email)).toEqual([
      'ada@desk.example',
      'sam@desk.example',
    ])
    const give = (to: string | null, from: string | null, token = ada) =>
      assign(item, { to, from }, token)
    expect((await give('rita@desk.example', null)).json().code).toBe('queue_holder_barred')
    expect((await give('x@desk.example', null)).json().code).toBe('operator_unknown')
    expect((await give('sam@desk.example', null, rita)).statusCode).toBe(404)
    expect((await give('sam@desk.example', null)).json().data.assigned_to).toBe('sam@desk.example')
    expect(await all('mine', sam)).toContainEqual(expect.objectContaining({ id: item.id }))
    expect((await give(null, 'sam@desk.example')).json().data.assigned_to).toBeNull()
    expect((await give(null, 'sam@desk.example')).statusCode).toBe(200)
    expect((await give('ada@desk.example', 'sam@desk.example')).json().code).toBe('queue_item_free')
  })

  test('of four eyes is never given to whoever asked for it', async () => {
    const item = (await all('all', ada)).find(({ kind }) => kind === 'custody_movement') as Item
    const reply = await assign(item, { to: 'sam@desk.example', from: null }, ada)
    expect(reply.json().code).toBe('queue_holder_barred')
  })

  test('is put off with a reason, and comes back by itself', async () => {
    const item = await fresh()
    const until = later(clock.now(), 2 * hour)
    expect((await snooze(item, until, rita)).statusCode).toBe(404)
    expect((await snooze(item, until, ada)).json().data.snooze).toEqual({
      until: iso(until),
      by: 'ada@desk.example',
      reason: 'They send it tomorrow.',
    })
    const ids = async (list: string) => (await all(list, ada)).map(({ id }) => id)
    expect(await ids('all')).not.toContain(item.id)
    expect(await ids('snoozed')).toContain(item.id)
    clock.advance(2 * hour)
    ada = await sitDown(api, 'ada@desk.example', ['support'])
    expect(await ids('all')).toContain(item.id)
    expect(await ids('snoozed')).not.toContain(item.id)
  })

  test('is put off until it is due at most, and not at all after', async () => {
    const item = await fresh()
    const due = millis(Date.parse(item.due_at))
    expect((await snooze(item, later(due, 1), ada)).json().code).toBe('queue_snooze_span')
    expect((await snooze(item, clock.now(), ada)).json().code).toBe('queue_snooze_span')
    expect((await snooze(item, due, ada)).statusCode).toBe(200)
    const woken = await post(api, `queue/message/${item.id}/waking`, {}, { token: ada })
    expect(woken.json().data.snooze).toBeNull()
    clock.advance(due - clock.now())
    ada = await sitDown(api, 'ada@desk.example', ['support'])
    expect((await snooze(item, later(due, day), ada)).json().code).toBe('queue_overdue')
  })

  test('waits no longer once it is done', async () => {
    const item = await fresh()
    await database().db.rows('delete from open_messages where message_id::text = $1', [item.id])
    expect((await read(api, `queue/message/${item.id}`, ada)).json().data).toBeNull()
    const reply = await assign(item, { to: 'ada@desk.example', from: null }, ada)
    expect(reply.json().code).toBe('queue_item_done')
    expect(
      (await assign({ kind: 'message', id: 'x' }, { to: null, from: null }, ada)).statusCode,
    ).toBe(404)
  })
})

test('an alarm comes with what it says by code; all else with none', async () => {
  const parts = [{ code: 'card_message', details: { provider: 'simulated' } }]
  const [alarm] = await database().db.rows<{ id: string }>(
    `insert into alarms (id, says, parts, sounded_at)
     values (gen_random_uuid(), 'card: a message', $1::jsonb, $2) returning id`,
    [JSON.stringify(parts), iso(monday)],
  )
  const max = await sitDown(api, 'max@desk.example', ['support', 'finance'])
  const of = async (kind: string, id: string) =>
    (await read(api, `queue/${kind}/${id}`, max)).json().data
  expect(await of('alarm', alarm?.id ?? '')).toMatchObject({ about: 'card: a message', parts })
  expect(await of('message', await wrote(monday))).toMatchObject({ parts: null })
})
