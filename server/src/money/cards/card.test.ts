import { describe, expect, it } from 'vitest'
import type { CardDepositFields } from '#contract/client/cards.ts'
import { testCardNames, testCardOf, testCards } from '#contract/public/test-cards.ts'
import { hasCheckDigit } from '#kernel/card-number.ts'
import { dollars } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { areFieldsRight, type CardState, mayHaveBeen, testOutcomes } from './card.ts'

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

describe('the fields of a card', () => {
  it('are right up to the last year that is offered', () => {
    expect(areFieldsRight(right, now)).toBe(true)
    expect(areFieldsRight({ ...right, year: 2040 }, now)).toBe(true)
    expect(areFieldsRight({ ...right, holder_name: 'Æ Ø', zip_code: '10115' }, now)).toBe(true)
  })

  it.each<Partial<CardDepositFields>>([
    { month: 10 },
    { year: 2025, month: 12 },
    { year: 2041 },
    { holder_name: '4242' },
    { zip_code: '%%' },
    { zip_code: '1' },
  ])('are wrong with %j', (wrong) => {
    expect(areFieldsRight({ ...right, ...wrong }, now)).toBe(false)
  })

  it('a card is good until its month has ended everywhere', () => {
    const end = Date.UTC(2026, 11, 1)
    expect(areFieldsRight(right, millis(end + 11 * 3_600_000))).toBe(true)
    expect(areFieldsRight(right, millis(end + 13 * 3_600_000))).toBe(false)
  })
})

describe('a message', () => {
  it.each<[told: CardState, books: CardState]>([
    ['waiting', 'paid'],
    ['waiting', 'declined'],
    ['paid', 'disputed'],
    ['disputed', 'paid'],
    ['paid', 'paid'],
    ['declined', 'declined'],
  ])('may be late: “%s”, and the books say “%s”', (told, books) => {
    expect(mayHaveBeen(told, books)).toBe(true)
  })

  it.each<[told: CardState, books: CardState]>([
    ['paid', 'waiting'],
    ['declined', 'paid'],
    ['paid', 'declined'],
    ['expired', 'paid'],
    ['disputed', 'waiting'],
  ])('cannot tell what the books rule out: “%s”, and they say “%s”', (told, books) => {
    expect(mayHaveBeen(told, books)).toBe(false)
  })
})
