// Promo codes: how two ways of typing one are told to be the same, and how codes are drawn.

import { assert } from '#kernel/assert.ts'

/** Signs that are taken for another, in Latin, Cyrillic and Greek capitals. */
const alike = new Map(
  [
    ...['0O', '0ОΟ', '1IL', '1ІΙ', 'AАΑ', 'BВΒ', 'CС', 'EЕΕ', 'HНΗ', 'KКΚ', 'MМΜ', 'NΝ'],
    ...['PРΡ', 'TТΤ', 'XХΧ', 'YУΥ', 'ZΖ'],
  ].flatMap((group) => {
    const [sign = '', ...others] = [...group]
    return others.map((other) => [other, sign] as const)
  }),
)

const leastSigns = 4
const mostSigns = 24

/** A code as it is compared; undefined where what was typed can be none. */
export function codeFrom(typed: string): string | undefined {
  const signs = [...typed.normalize('NFKC').toUpperCase()]
    .filter((sign) => !/[\s\p{Pd}._]/u.test(sign))
    .map((sign) => alike.get(sign) ?? sign)
    .join('')
  const isCode = signs.length >= leastSigns && signs.length <= mostSigns
  return isCode && /^[A-Z0-9]*$/.test(signs) ? signs : undefined
}

/** What stands for a sign that is drawn. */
const drawn = '#'
/** None that is taken for another, and so none that is compared as another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Bytes from here on would favour the first signs. */
const fairBytes = 256 - (256 % alphabet.length)

export type Bytes = (count: number) => Uint8Array

function drawSign(random: Bytes): string {
  for (;;) {
    const [byte = fairBytes] = random(1)
    if (byte < fairBytes) return alphabet[byte % alphabet.length] ?? ''
  }
}

/** Whether so many different codes are few among those the pattern can make. */
export function canDraw(pattern: string, count: number): boolean {
  const places = [...pattern].filter((sign) => sign === drawn).length
  // Who guesses one in a hundred thousand finds none before the limits on guessing.
  const room = alphabet.length ** places
  const sample = pattern.replaceAll(drawn, 'A')
  if (codeFrom(sample) === undefined || sample !== sample.trim()) return false
  return count === 1 ? places === 0 || room >= 100_000 : room / count >= 100_000
}

/** As many different codes as asked for, as they are shown: "SPRING-####". */
export function drawCodes(pattern: string, count: number, random: Bytes): string[] {
  assert(canDraw(pattern, count), 'a pattern has room for its codes')
  const found = new Map<string, string>()
  while (found.size < count) {
    const shown = [...pattern].map((sign) => (sign === drawn ? drawSign(random) : sign)).join('')
    found.set(codeFrom(shown) ?? shown, shown)
  }
  return [...found.values()]
}
