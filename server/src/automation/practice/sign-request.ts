// The signatures by which the practice exchange knows that a request comes from who has the secret
// of a key: one way for each exchange whose manners it has.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Kraken's: over the path and a hash of number and body, with the secret as it is in base64. */
export function krakenSignature(
  secret: string,
  { path, nonce, body }: { readonly path: string; readonly nonce: string; readonly body: string },
): string {
  const hashed = createHash('sha256')
    .update(nonce + body)
    .digest()
  const signed = Buffer.concat([Buffer.from(path), hashed])
  return createHmac('sha512', Buffer.from(secret, 'base64')).update(signed).digest('base64')
}

/** Binance's: over everything that is asked, but for the signature itself. */
export function binanceSignature(secret: string, asked: string): string {
  return createHmac('sha256', secret).update(asked).digest('hex')
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
