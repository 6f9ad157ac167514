// Signals in the log: there before their window opens, and with their end once it is known.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { later, minute, second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { openSignalDesk, type SignalDesk, toCome } from '#test/signal-desk.ts'
import type { TicksEntry } from '#verify/entry.ts'

const database = freshDatabase()
let desk: SignalDesk
let logged: Logged

beforeAll(async () => {
  desk = await openSignalDesk(database().db)
  logged = loggedBy(database().db, desk.engine)
  await logged.round()
})
afterAll(() => desk.engine.stop())

type Entry = {
  readonly kind: string
  readonly signal_id: string
  readonly symbol: string
  readonly outcome: string | null
  readonly opens_at: string
  readonly closes_at: string
  readonly entry_price: number | null
  readonly end_price: number | null
}

async function entries(): Promise<Entry[]> {
  const rows = await database().owner.rows<{ entry: Buffer }>(
    'select entry from log_entries order by nr',
  )
  const all = rows.map(({ entry }) => JSON.parse(entry.toString()) as Entry)
  return all.filter(({ kind }) => kind.startsWith('signal'))
}

test('each is logged when it is published and when it ended, once', async () => {
  await desk.until(later(toCome, minute + second), (nr) => 60_000 + (nr % 7))
  const signals = await desk.publish()
  const ids = signals.map(({ id }) => id).sort()
  expect(ids).toHaveLength(3)
  await logged.round()
  const published = await entries()
  expect(published.map(({ kind }) => kind)).toEqual(['signal', 'signal', 'signal'])
  expect(published.map(({ signal_id: id }) => id).sort()).toEqual(ids)
  expect(published.map(({ outcome }) => outcome)).toEqual([null, null, null])
  const [opens] = signals.map(({ opensAt }) => opensAt)
  expect(desk.engine.clock.now()).toBeLessThan(opens ?? 0)
  await logged.round()
  expect(await entries()).toHaveLength(3)
  await desk.until(later(toCome, 3 * minute), (nr) => 60_000 + (nr % 7))
  await desk.grade()
  await logged.round()
  await logged.round()
  const ended = (await entries()).slice(3)
  expect(ended.map(({ kind }) => kind)).toEqual(['signal_end', 'signal_end', 'signal_end'])
  expect(ended.map(({ signal_id: id }) => id).sort()).toEqual(ids)
  expect(ended.every(({ outcome }) => outcome !== null)).toBe(true)
})

test('the prices that they were measured by are in the log, though nobody traded', async () => {
  await desk.until(later(toCome, 6 * minute), (nr) => 60_000 + (nr % 7))
  await logged.round()
  const ends = (await entries()).filter(({ kind }) => kind === 'signal_end')
  const minutes = await ticksIn()
  expect(ends).toHaveLength(3)
  for (const { symbol, opens_at, closes_at, entry_price, end_price } of ends) {
    const own = minutes
      .filter((one) => one.symbol === symbol)
      .flatMap(({ minute: from, ticks }) =>
        ticks.map(([, ms, price]) => ({ at: Date.parse(from) + ms, price })),
      )
    // The first after it opened, and the last by its end: as anybody finds them there.
    expect(own.find(({ at }) => at > Date.parse(opens_at))?.price).toBe(entry_price)
    expect(own.findLast(({ at }) => at <= Date.parse(closes_at))?.price).toBe(end_price)
  }
})

async function ticksIn(): Promise<TicksEntry[]> {
  const rows = await database().owner.rows<{ entry: Buffer }>(
    'select entry from log_entries order by nr',
  )
  const all = rows.map(({ entry }) => JSON.parse(entry.toString()) as TicksEntry)
  return all.filter(({ kind }) => kind === 'ticks')
}
