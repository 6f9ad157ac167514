// Makes the names and secrets of the practice exchange, in the forms that clients of the real ones
// expect.

import type { Millis } from '#kernel/time.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Ids } from './fill.ts'
import type { Key, Right, Shape } from './key.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Like "OUF4EM-FRGI2-MQMWZD": orders begin with O, fills with T, lines of the ledger with L. */
export function newIds(random: Random): Ids {
  return {
    next: (of) => {
      const drawn = Array.from(random(16), (byte) => letters[byte % letters.length]).join('')
      return `${of}${drawn.slice(0, 5)}-${drawn.slice(5, 10)}-${drawn.slice(10)}`
    },
  }
}

export type KeyWish = {
  readonly accountId: string
  readonly name: string
  readonly shape: Shape
  readonly rights: readonly Right[]
}

/** 336 random bits to be known by, and 512 to sign with, where Kraken's manners are wanted. */
export function newKey(wish: KeyWish, now: Millis, random: Random): Key {
  return {
    ...wish,
    ...drawn[wish.shape](random),
    nonce: 0n,
    createdAt: now,
    usedAt: null,
    revokedAt: null,
  }
}

type Drawn = Pick<Key, 'apiKey' | 'secret'>

const drawn: Readonly<Record<Shape, (random: Random) => Drawn>> = {
  kraken: (random) => ({
    apiKey: Buffer.from(random(42)).toString('base64'),
    secret: Buffer.from(random(64)).toString('base64'),
  }),
  binance: (random) => ({ apiKey: alphanumeric(random), secret: alphanumeric(random) }),
}

const signs = `${letters}${letters.slice(10).toLowerCase()}`

function alphanumeric(random: Random): string {
  return Array.from(random(64), (byte) => signs[byte % signs.length]).join('')
}
