import { describe, expect, it } from 'vitest'
import type { CardDepositFields } from '#contract/client/cards.ts'
import { testCardNames, testCardOf, testCards } from '#contract/public/test-cards.ts'
import { hasCheckDigit } from '#kernel/card-number.ts'
import { dollars } from '#kernel/money.ts'
import { day, millis } from '#kernel/time.ts'
import { areFieldsRight, type CardState, mayHaveBeen, networkKeptMs, testOutcomes } from './card.ts'

const now = millis(Date.UTC(2026, 10, 21))
const right: CardDepositFields = {
  usd_amount: dollars(10),
  token: 'a',
  holder_name: 'Ada Lovelace',
  month: 11,
  year: 2026,
  zip_code: '1012 AB',
}

describe('the published test cards', () => {
  it.each(testCardNames)('“%s” has a number and an outcome', (name) => {
    expect(hasCheckDigit(testCards[name].number)).toBe(true)
    expect(testCardOf(testCards[name].number)).toBe(name)
    expect(testOutcomes[name].state).toBeDefined()
  })
})

it('each of them does what it is called', () => {
  expect(testOutcomes).toEqual({
    approved: { state: 'paid' },
    declined: { state: 'declined', reason: 'declined' },
    insufficient_funds: { state: 'declined', reason: 'insufficient_funds' },
    expired_card: { state: 'declined', reason: 'expired_card' },
    three_d_secure: { state: 'waiting' },
    dispute: { state: 'paid', disputedAfterMs: 60_000 },
  })
})

describe('the fields of a card', () => {
  it('are right up to the last year that is offered', () => {
    expect(areFieldsRight(right, now)).toBe(true)
    expect(areFieldsRight({ ...right, year: 2040 }, now)).toBe(true)
    expect(areFieldsRight({ ...right, holder_name: 'Æ Ø', zip_code: '10115' }, now)).toBe(true)
    for (const zip_code of ['12', ' 1012 AB ', 'SW1A-1AA', '123456789012']) {
      expect(areFieldsRight({ ...right, zip_code }, now), zip_code).toBe(true)
    }
    expect(areFieldsRight({ ...right, year: 2027, month: 1 }, now)).toBe(true)
  })

  it.each<Partial<CardDepositFields>>([
    { month: 10 },
    { month: undefined },
    { year: undefined },
    { holder_name: undefined },
    { zip_code: undefined },
    { zip_code: '-1012' },
    { zip_code: '1012!' },
    { zip_code: '1234567890123' },
    { year: 2025, month: 12 },
    { year: 2041 },
    { holder_name: '4242' },
    { zip_code: '%%' },
    { zip_code: '1' },
  ])('are wrong with %j', (wrong) => {
    expect(areFieldsRight({ ...right, ...wrong }, now)).toBe(false)
  })

  it('so is one of the old year, where that has not ended everywhere', () => {
    const newYear = millis(Date.UTC(2026, 0, 1, 11))
    expect(areFieldsRight({ ...right, year: 2025, month: 12 }, newYear)).toBe(true)
    expect(areFieldsRight({ ...right, year: 2025, month: 11 }, newYear)).toBe(false)
  })

  it('a card is good until its month has ended everywhere', () => {
    const end = Date.UTC(2026, 11, 1)
    expect(areFieldsRight(right, millis(end + 11 * 3_600_000))).toBe(true)
    expect(areFieldsRight(right, millis(end + 12 * 3_600_000 - 1))).toBe(true)
    expect(areFieldsRight(right, millis(end + 12 * 3_600_000))).toBe(false)
  })
})

it('a network is known for as long as declines of it are counted', () => {
  expect(networkKeptMs).toBeGreaterThanOrEqual(day)
})

/** For each state of the books, what may still be told: the same, and what went before. */
const tellable: Readonly<Record<CardState, readonly CardState[]>> = {
  waiting: ['waiting'],
  paid: ['waiting', 'paid', 'disputed'],
  declined: ['waiting', 'declined'],
  expired: ['waiting', 'expired'],
  disputed: ['waiting', 'paid', 'disputed'],
}
const states = Object.keys(tellable) as CardState[]

describe('a message', () => {
  it.each(states)(
    'may be late, and tells nothing that the books rule out: they say “%s”',
    (books) => {
      expect(states.filter((told) => mayHaveBeen(told, books))).toEqual(tellable[books])
    },
  )
})
