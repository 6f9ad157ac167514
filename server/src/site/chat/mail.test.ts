// What of a mail is its writer's own words, and which conversation an address is of.

import { describe, expect, it } from 'vitest'
import { languages } from '#contract/shared/languages.ts'
import { wordingIn } from '#server/platform/wording.ts'
import { addressOfKey, isAutomatic, keyInAddress, ownWords, pieces, wordsOfHtml } from './mail.ts'

const marks = languages.map((language) => wordingIn(language).chat.mark)
const pattern = 'Reply+{key}@mail.example'
const key = '0123456789abcdefghjkmnpq'

describe('the address of a conversation', () => {
  it('has its key, however it is written', () => {
    expect(keyInAddress(pattern, addressOfKey(pattern, key))).toBe(key)
    expect(keyInAddress(pattern, ` REPLY+${key.toUpperCase()}@MAIL.EXAMPLE `)).toBe(key)
  })

  it.each([
    'reply+@mail.example',
    `reply+${key}@elsewhere.example`,
    `${key}@mail.example`,
    `reply+${key.slice(1)}@mail.example`,
    `reply+${key.slice(1)}%@mail.example`,
    'reply@mail.example',
    '',
  ])('is not %j', (address) => {
    expect(keyInAddress(pattern, address)).toBeUndefined()
  })
})

describe('their own words', () => {
  it.each([
    ['Yes.', 'Yes.'],
    ['Yes.\r\n\r\nIt works.\r\n', 'Yes.\n\nIt works.'],
    [`Yes.\n\nOn 1 May 2026 at 10:00, Support wrote:\n> Hello\n> there`, 'Yes.'],
    [`Ja.\n\nOp 1 mei 2026 schreef Support:\n${wordingIn('nl').chat.mark}\nHello`, 'Ja.'],
    [`Yes.\n> ${wordingIn('en').chat.mark}\n> Hello`, 'Yes.'],
    ['> What?\nThat.', 'That.'],
    ['> only quoted', ''],
    ['Three things: 1', 'Three things: 1'],
  ])('of %j', (text, own) => {
    expect(ownWords(text, marks)).toBe(own)
  })

  it('of HTML are words', () => {
    const html =
      '<style>p{}</style><p>Yes &amp; no<br>and <b>more</b></p><blockquote>Hello</blockquote>' +
      '<script>alert(1)</script>'
    expect(ownWords(wordsOfHtml(html), marks)).toBe('Yes & no\nand more')
  })

  it('that are too long come in pieces, and not without end', () => {
    expect(pieces('x'.repeat(1_500)).map(({ length }) => length)).toEqual([1_000, 500])
    expect(pieces('😀'.repeat(100_000))).toHaveLength(5)
    expect(pieces('😀'.repeat(2_000)).every((one) => one.length <= 2_000)).toBe(true)
  })
})

it.each([
  [{ 'auto-submitted': 'auto-replied' }, true],
  [{ 'auto-submitted': 'No' }, false],
  [{ precedence: 'bulk' }, true],
  [{}, false],
])('%j is written by a program: %s', (headers: Readonly<Record<string, string>>, is) => {
  expect(isAutomatic((name) => headers[name])).toBe(is)
})
