// What somebody may mean who types something to find a client: by its form alone, so that no more
// indexes are looked into than could know it.

import { isUuid } from '#kernel/ids.ts'

/** Where to look for a text; those that take a beginning say `prefix`. */
export type Lookup =
  | { readonly by: 'id'; readonly id: bigint }
  | { readonly by: 'name' | 'email' | 'phone'; readonly prefix: string }
  | { readonly by: 'address' | 'transaction' | 'record'; readonly text: string }

const fewestDigits = 5
const shortestAddress = 20

export function lookupsFor(typed: string): Lookup[] {
  const words = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  if (words === '') return []
  const bare = words.replace(/[\s()./-]/g, '')
  if (isUuid(words)) return [{ by: 'record', text: words }]
  if (/^(0x)?[0-9a-f]{64}$/.test(words)) return [{ by: 'transaction', text: words }]
  if (words.includes('@')) return [{ by: 'email', prefix: words }]
  if (/^\+?\d+$/.test(bare)) return numbers(bare)
  if (words.length >= shortestAddress && !words.includes(' ')) {
    // Addresses of some coins differ by case, and so does what a card provider calls a payment.
    return [
      { by: 'address', text: typed.trim() },
      { by: 'transaction', text: typed.trim() },
      { by: 'email', prefix: words },
    ]
  }
  return [
    { by: 'name', prefix: words },
    ...(words.includes(' ') ? [] : [{ by: 'email', prefix: words } as const]),
  ]
}

/** A client's number, or a telephone number, which is kept as `+31612345678`. */
function numbers(bare: string): Lookup[] {
  if (bare.startsWith('+')) return [{ by: 'phone', prefix: bare }]
  const isId = /^[1-9]\d{0,17}$/.test(bare)
  const id = isId ? [{ by: 'id', id: BigInt(bare) } as const] : []
  if (bare.length < fewestDigits || bare.length > 15) return id
  const abroad = bare.startsWith('00') ? bare.slice(2) : bare
  return [...id, { by: 'phone', prefix: `+${abroad}` }]
}

/** The first text after all that begin so, byte by byte. */
export function afterAll(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
