import { describe, expect, it } from 'vitest'
import { testCardNames, testCards } from '#contract/public/test-cards.ts'
import { checkCard, isCvv, isNumber } from './check-card.ts'

describe('the fields for a card', () => {
  it.each(testCardNames)('take the test card “%s”', (name) => {
    const { number } = testCards[name]
    const spaced = number.replace(/(\d{4})(?=\d)/g, '$1 ')
    expect(checkCard(spaced, ' 123 ')).toEqual({ number, cvv: '123' })
  })

  it.each([
    ['a real one', '4929421234600821', '123', 'number'],
    ['a wrong digit', '4242424242424241', '123', 'number'],
    ['nothing', '', '', 'number'],
    ['letters', '4242424242424242a', '123', 'number'],
    ['no security code', '4242424242424242', '', 'cvv'],
    ['four digits', '4242424242424242', '1234', 'cvv'],
  ])('let nothing else out: %s', (_, number, cvv, wrong) => {
    expect(checkCard(number, cvv)).toEqual({ wrong })
  })

  it('know of both whether they are whole', () => {
    expect([isNumber(''), isCvv('')]).toEqual([false, false])
    expect([isNumber('4242 4242-4242 4242'), isCvv(' 123 ')]).toEqual([true, true])
  })
})
