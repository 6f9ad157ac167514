import { describe, expect, test } from 'vitest'
import { clientEvents } from '#contract/client/event-kinds.ts'
import { timelineGroups } from '#contract/staff/timeline.ts'
import { dollars } from '#kernel/money.ts'
import { hour, later, type Millis, minute } from '#kernel/time.ts'
import { fc } from '#seed'
import { wednesday } from '#test/engine.ts'
import {
  boundOf,
  byHour,
  type Cursor,
  cursorOf,
  cursorText,
  deedOf,
  type Entry,
  factsOf,
  groupOf,
  kindsOf,
  pageOf,
  type Source,
  sources,
} from './timeline.ts'

const entry = (source: Source, at: Millis, nr: bigint): Entry => ({
  source,
  at,
  nr,
  group: 'access',
  what: 'signed_in',
  actor: 'client',
  book: null,
  amount: null,
  balance: null,
  sum: null,
  record: null,
  about: null,
  reason: null,
  field: null,
  trades: null,
})

test('each kind of event is in one group, and what staff did in theirs', () => {
  const kinds = Object.keys(clientEvents)
  expect(timelineGroups.flatMap(kindsOf).toSorted()).toEqual(kinds.toSorted())
  expect(groupOf('deposit_asked', 'client')).toBe('money')
  expect(groupOf('document_sent', 'client')).toBe('identity')
  expect(groupOf('signed_in', 'client')).toBe('access')
  expect(groupOf('message_answered', 'staff:eve@desk.example')).toBe('messages')
  expect(groupOf('account_frozen', 'staff:eve@desk.example')).toBe('staff')
})

describe('pages', () => {
  const happened = fc.record({
    source: fc.constantFrom<Source>('demo', 'live', 'reveals', 'messages', 'events'),
    after: fc.nat(5),
  })

  test('tell everything once, in order, however much happened at one instant', () => {
    fc.assert(
      fc.property(fc.array(happened, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), told),
    )
  })

  function told(all: readonly { source: Source; after: number }[], limit: number): void {
    // Of one source the numbers rise with time.
    const entries = all.map(({ source, after }, index) =>
      entry(source, later(wednesday, after), BigInt(after * 100 + index)),
    )
    const seen: Entry[] = []
    let cursor: Cursor | null = null
    for (let pages = 0; pages <= all.length; pages += 1) {
      const left = entries.filter((one) => {
        const bound = boundOf(cursor, one.source)
        return !bound || one.at < bound.at || (one.at === bound.at && one.nr < bound.nr)
      })
      const page = pageOf(left, cursor, limit)
      seen.push(...page.entries)
      cursor = page.next && (cursorOf(cursorText(page.next)) ?? null)
      if (!cursor) break
    }
    expect(seen).toHaveLength(all.length)
    expect(new Set(seen.map(({ source, nr }) => `${source} ${nr}`)).size).toBe(all.length)
    expect(seen).toEqual(seen.toSorted((a, b) => b.at - a.at))
  }

  test.each(['', 'x', '1_x_1__', '1_0_1_', '1_0_-1__'])('%j is no cursor', (text) => {
    expect(cursorOf(text)).toBeUndefined()
  })

  test('a cursor reads as it was written', () => {
    for (const source of sources) {
      const cursor = { at: wednesday, source, nr: 12n, liveTrades: 7n, demoTrades: null }
      expect(cursorOf(cursorText(cursor))).toEqual(cursor)
    }
  })
})

test('an event tells what it is about, and how much it was', () => {
  const id = '0191d0c8-0000-7000-8000-000000000001'
  const told = (facts: object) => factsOf(JSON.stringify(facts))
  expect(told({ deposit: id, method: 'btc', amount: '20.50' })).toEqual({
    sum: '20.50',
    record: { kind: 'deposit', id },
    reason: null,
  })
  expect(told({ deposit: id, coins: '0.01 BTC' })).toMatchObject({ sum: '0.01 BTC' })
  expect(told({ plan: 'gold', request: id, funding: '500' })).toMatchObject({
    sum: '500',
    record: { kind: 'plan_request', id },
  })
  const returned = { withdrawal: id, correction: id.replace('1', '2'), reason: 'It came back.' }
  expect(told(returned)).toEqual({
    sum: null,
    record: { kind: 'correction', id: id.replace('1', '2') },
    reason: 'It came back.',
  })
  expect(told({ amount: 'none', document: 'not an id', reason: 7 })).toEqual({
    sum: null,
    record: null,
    reason: null,
  })
})

test('what staff did is told where the kind of the event does not say it', () => {
  const details = JSON.stringify({ action: 'document seen' })
  expect(deedOf('staff_action', details)).toBe('document seen')
  expect(deedOf('document_approved', details)).toBeNull()
  expect(deedOf('staff_action', '{}')).toBeNull()
})

test('trades are told by the hour, with what came of those that are decided', () => {
  const at = (nr: number) => later(wednesday, 2 * hour - nr * 25 * minute)
  const trade = (nr: number, status: string, payout: number | null) => ({
    nr: BigInt(10 - nr),
    at: at(nr),
    stake: dollars(10),
    payout: payout === null ? null : dollars(payout),
    status,
  })
  const found = [trade(1, 'open', null), trade(2, 'won', 18), trade(3, 'lost', 0)]
  const [newer, older] = byHour(found, 'real')
  expect(newer).toMatchObject({
    nr: 9n,
    source: 'liveTrades',
    amount: dollars(8),
    trades: { count: 2, won: 1, lost: 0, open: 1, staked: dollars(20), firstNr: 8n },
  })
  expect(older).toMatchObject({ amount: -dollars(10), trades: { count: 1, lost: 1 } })
})
