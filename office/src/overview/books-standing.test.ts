import { expect, test } from 'vitest'
import type { LedgerCheck } from '#contract/staff/ledger.ts'
import { booksStanding } from './books-standing.ts'

const at = '2026-11-21T10:00:00.000Z'
const look = { id: '1', at, differences: 0, unanswered: 0 }
const nothing = { look: undefined, trial: undefined, checks: undefined }

test('what is not known yet says nothing', () => {
  expect(booksStanding(nothing)).toEqual([])
})

test('what nobody has looked at is not shown as good', () => {
  const checks: LedgerCheck[] = [{ id: 'I1', last: null }]
  const standing = booksStanding({ look: null, trial: null, checks })
  expect(standing.map(({ tone, at }) => [tone, at])).toEqual([
    ['off', null],
    ['off', null],
    ['off', null],
  ])
})

test.each([
  ['ok', 0, 'good'],
  ['unknown', 0, 'waits'],
  ['differences', 2, 'bad'],
] as const)('a look that ended %s, with %s differences, is %s', (outcome, differences, tone) => {
  const found = booksStanding({ ...nothing, look: { ...look, outcome, differences } })
  expect(found).toMatchObject([{ tone, wrong: differences, at }])
})

test('checks are good when each of them holds, as old as the oldest', () => {
  const last = { by: 'staff:ann@desk.example', found: 0, took_ms: 1, breaches: [] }
  const holds = { id: 'I1', last: { ...last, at, outcome: 'holds' } } as const
  const earlier = '2026-11-20T10:00:00.000Z'
  const alsoHolds = { id: 'I2', last: { ...holds.last, at: earlier } } as const
  const broken = { id: 'I3', last: { ...holds.last, outcome: 'broken' } } as const
  const of = (...checks: LedgerCheck[]) => booksStanding({ ...nothing, checks })[0]
  expect(of(holds, alsoHolds)).toMatchObject({ tone: 'good', holding: 2, all: 2, at: earlier })
  expect(of(holds, { id: 'I2', last: null })).toMatchObject({ tone: 'waits', holding: 1, all: 2 })
  expect(of(holds, broken)).toMatchObject({ tone: 'bad', wrong: 1 })
})

test('a trial balance is bad in as many currencies as do not sum to zero', () => {
  const sums = { unit: 'USD', is_money: true, rows: [], debit: '0', credit: '0', off: '0' }
  const sound = { ...sums, currency: 'real', is_sound: true } as const
  const off = { ...sums, currency: 'demo', is_sound: false } as const
  const of = (trial: typeof sound | typeof off) =>
    booksStanding({ ...nothing, trial: { at, currencies: [trial] } })[0]
  expect(of(sound)).toMatchObject({ tone: 'good', at })
  expect(of(off)).toMatchObject({ tone: 'bad', wrong: 1 })
})
