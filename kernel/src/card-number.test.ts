import { describe, expect, it } from 'vitest'
import { hasCheckDigit, holdsCardNumber, isCardNumber } from './card-number.ts'

const visa = '4242424242424242'

describe('a card number', () => {
  it.each([visa, '378282246310005', '6304000000000000', '676770000006', '6011000990139424'])(
    '%s has a right check digit',
    (digits) => expect(hasCheckDigit(digits)).toBe(digits !== '676770000006'),
  )

  it('has 12 to 19 digits and nothing else', () => {
    expect(isCardNumber(visa)).toBe(true)
    expect(isCardNumber('4242424242424241')).toBe(false)
    expect(isCardNumber('42424242424')).toBe(false)
    expect(isCardNumber('4242 4242 4242 4242')).toBe(false)
    expect(isCardNumber('00000000000')).toBe(false)
    expect(isCardNumber('0'.repeat(20))).toBe(false)
  })

  it('changes its check digit with any one digit', () => {
    for (let place = 0; place < visa.length; place += 1) {
      const other = (Number(visa[place]) + 1) % 10
      expect(hasCheckDigit(`${visa.slice(0, place)}${other}${visa.slice(place + 1)}`)).toBe(false)
    }
  })
})

describe('in a text', () => {
  it.each([
    '{"card_number":"4242424242424242"}',
    '{"card_number":4242424242424242}',
    '{"note":"it is 4242 4242 4242 4242, thanks"}',
    '{"a":{"b":["5555-5555-5555-4444"]}}',
    '{"n":"378282246310005"}',
    '{"n":"4222222222222"}',
    '{"n":"\\u0034242424242424242"}',
    '{"note":"42 4242424242424242 123"}',
  ])('is seen: %s', (text) => expect(holdsCardNumber(text)).toBe(true))

  it.each([
    '{"n":"4242424242424241"}',
    '{"usd_amount":100,"month":12,"year":2030}',
    '{"at":1763745276000}',
    '{"iban":"GB33BUKB20201555555555"}',
    '{"iban":"GB29 NWBK 6016 1331 9268 19"}',
    '{"id":"019ab1c2-4242-4242-4242-424242424242"}',
    '{"token":"a4242424242424242"}',
    '{"amount":"4.242424242424242"}',
    '{"n":"42424242424242424242"}',
  ])('is not seen where there is none: %s', (text) => expect(holdsCardNumber(text)).toBe(false))

  it('is looked for quickly, also in what was made to be slow', () => {
    const before = performance.now()
    holdsCardNumber(`"${'4 '.repeat(30_000)}"`)
    holdsCardNumber(`"${'4-'.repeat(30_000)}x`)
    holdsCardNumber(`"${'GB33 '.repeat(12_000)}`)
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})
