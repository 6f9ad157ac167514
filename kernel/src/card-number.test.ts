import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import { hasCheckDigit, holdsCardNumber } from './card-number.ts'

const visa = '4242424242424242'

describe('a card number', () => {
  it.each([visa, '378282246310005', '6304000000000000', '676770000006', '6011000990139424'])(
    '%s has a right check digit',
    (digits) => expect(hasCheckDigit(digits)).toBe(digits !== '676770000006'),
  )

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
    '{"note":"4242\u00a04242\u00a04242\u00a04242"}',
    '{"note":"4242  4242  4242  4242"}',
    '{"note":"4242\u20134242\u20134242\u20134242"}',
    '{"note":"no.4242424242424242"}',
    '{"note":"-4242424242424242"}',
    '{"phone":"+4242424242424242"}',
    '{"a":{"b":["5555-5555-5555-4444"]}}',
    '{"n":"378282246310005"}',
    '{"n":"4222222222222"}',
    '{"n":"\\u0034242424242424242"}',
    '{"n":"4242\\u002d4242\\u002D4242\\u00a04242"}',
    '{"n":"4242\\u20134242\\u20134242\\u20134242"}',
    '{"note":"42 4242424242424242 123"}',
    '{"n":"4000000000000000006"}',
    '{"n":"2221000000000009"}',
    '{"n":"2720990000000007"}',
    '{"n":"30569309025904"}',
    '{"n":"38520000023237"}',
    '{"n":"6011000990139424"}',
    '{"n":"6445644564456445"}',
    '{"n":"3530111333300000"}',
    '{"n":"6205500000000000004"}',
    '{"n":"6759649826438453"}',
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
    // Of a phone: these begin as cards do, and have a right check digit.
    '{"phone":"+4915112345603"}',
    '{"phone":"+49 151 12345603"}',
    '{"phone":"+36301234567898"}',
    // A right check digit, and no network's beginning or length.
    '{"n":"2220000000000000"}',
    '{"n":"2721000000000004"}',
    '{"n":"5600000000000003"}',
    '{"n":"3100000000000003"}',
    '{"n":"424242424242424"}',
    '{"n":"12345678901237"}',
  ])('is not seen where there is none: %s', (text) => expect(holdsCardNumber(text)).toBe(false))

  it('is seen where one pattern with the same rules sees it', () => {
    const pieces = ['4', '2', '42', '4242', visa, '378282246310005', '4222222222222', 'GB33 ']
    const between = [' ', '-', '--', '\u2013', '.', '+', 'a', 'AB', '\n', ',', '   ', '12', '']
    const part = fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...between))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const text = parts.join('')
        expect(holdsCardNumber(text), text).toBe(seenByOnePattern(text))
      }),
      { numRuns: 20_000 },
    )
  })

  it('takes few numbers of bank accounts for one', () => {
    let state = 20_261_121
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return (state >>> 8) % below
    }
    const shareOf = (length: number) => {
      let taken = 0
      for (let made = 0; made < 20_000; made += 1) {
        const digits = Array.from({ length }, () => random(10)).join('')
        if (holdsCardNumber(digits)) taken += 1
      }
      return taken / 20_000
    }
    expect(shareOf(12)).toBe(0)
    const shares = [13, 14, 15, 16, 17].map(shareOf)
    const most = [0.013, 0.005, 0.004, 0.028, 0.005]
    for (const [at, share] of shares.entries()) expect(share).toBeLessThan(most[at] ?? 0)
  })
})

/** As it was looked for before: the same rules in one pattern, which takes the square of a text. */
function seenByOnePattern(text: string): boolean {
  const gap = '[\\s\\u2010-\\u2015-]'
  const within = [
    ...['\\w', '\\w-', '\\d\\.', '\\+(?!\\d{16})'],
    '\\b[A-Z]{2}\\d{2} (?:[A-Z\\d]{4} ){0,6}',
  ].join('|')
  const runs = new RegExp(`(?<!${within})\\d(?:${gap}{0,2}\\d){12,}(?![\\w-]|\\.\\d)`, 'g')
  const maestro = '5018|5020|5038|5893|6304|6759|676[1-3]'
  const long = `6011|64[4-9]|65|35(?:2[89]|[3-8])|62|${maestro}`
  const mastercard = '5[1-5]|22(?:2[1-9]|[3-9])|2[3-6]|27(?:[01]|20)'
  const networks: Readonly<Record<number, RegExp>> = {
    13: new RegExp(`^(?:4|${maestro})`),
    14: new RegExp(`^(?:30[0-5]|3[68]|${maestro})`),
    15: new RegExp(`^(?:3[47]|${maestro})`),
    16: new RegExp(`^(?:4|${mastercard}|${long})`),
    17: new RegExp(`^(?:${long})`),
    18: new RegExp(`^(?:${long})`),
    19: new RegExp(`^(?:4|${long})`),
  }
  return (text.match(runs) ?? []).some((run) => {
    const groups = run.split(new RegExp(`${gap}+`))
    return groups.some((_, first) => {
      const joined = groups.slice(first).map((_group, end) => {
        return groups.slice(first, first + end + 1).join('')
      })
      return joined.some((digits) => networks[digits.length]?.test(digits) && hasCheckDigit(digits))
    })
  })
}
