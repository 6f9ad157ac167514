// A key to an account on the practice exchange: what it may do, and that no number of a request is
// taken twice.

import type { Millis } from '#kernel/time.ts'

/** Whose manners a key is spoken to with. */
export const shapes = ['kraken', 'binance'] as const
export type Shape = (typeof shapes)[number]

export const rights = [
  'query_funds',
  'query_orders',
  'trade',
  'cancel',
  'stream',
  'withdraw',
  'transfer',
] as const
export type Right = (typeof rights)[number]

/** What a program that trades needs, and no more. */
export const tradingRights: readonly Right[] = [
  'query_funds',
  'query_orders',
  'trade',
  'cancel',
  'stream',
]

export type Key = {
  readonly apiKey: string
  readonly secret: string
  readonly accountId: string
  /** As its owner calls it. */
  readonly name: string
  readonly shape: Shape
  readonly rights: readonly Right[]
  /** The highest that was taken; each has to be higher than the one before. */
  readonly nonce: bigint
  readonly createdAt: Millis
  readonly usedAt: Millis | null
  readonly revokedAt: Millis | null
}

export function mayDo({ rights }: Pick<Key, 'rights'>, needed: readonly Right[]): boolean {
  return needed.every((right) => rights.includes(right))
}

/** The number that a request came with: unsigned, of 64 bits. Undefined where it is none. */
export function nonceFrom(text: string | undefined): bigint | undefined {
  if (text === undefined || !/^\d{1,20}$/.test(text)) return undefined
  const nonce = BigInt(text)
  return nonce > 0n && nonce < 2n ** 64n ? nonce : undefined
}
