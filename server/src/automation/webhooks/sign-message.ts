// How a message to a webhook is signed, by Standard Webhooks (https://www.standardwebhooks.com):
// HMAC-SHA256 over its id, the time of the attempt and its body.

import { createHmac } from 'node:crypto'
import { secretPrefix } from '#contract/client/webhooks.ts'
import { type Millis, second } from '#kernel/time.ts'

export type Signed = { readonly id: string; readonly at: Millis; readonly payload: string }

/** The headers of a message; each of the secrets signs, the present one first. */
export function headersOf(
  { id, at, payload }: Signed,
  secrets: readonly Uint8Array[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / second))
  const signed = `${id}.${timestamp}.${payload}`
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  )
  return {
    'content-type': 'application/json',
    'user-agent': 'Truestrike-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

/** As it is shown, and as whoever checks a signature takes it. */
export function shownSecret(secret: Uint8Array): string {
  return `${secretPrefix}${Buffer.from(secret).toString('base64')}`
}

export const secretBytes = 24
