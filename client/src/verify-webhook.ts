// Whether a message came from the platform and is new: by Standard Webhooks
// (https://www.standardwebhooks.com), which other libraries check alike.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretPrefix } from '#contract/client/webhooks.ts'

export type Received = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it came, before anything reads it as JSON. */
  readonly body: string
}

export type VerifyOptions = {
  /** As it was shown, with `whsec_`. */
  readonly secret: string
  readonly nowMs: number
}

export type WebhookEvent = {
  /** The same at each attempt: what was seen already is left alone. */
  readonly id: string
  readonly type: string
  readonly timestamp: string
  readonly data: unknown
}

/** Older or newer ones are somebody's copy. */
const toleranceMs = 5 * 60_000

/** The message, or why it is not believed. */
export function verifyWebhook(
  { headers, body }: Received,
  { secret, nowMs }: VerifyOptions,
): WebhookEvent | { readonly refused: 'incomplete' | 'too_old' | 'not_signed' } {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((part) =>
    String(headers[`webhook-${part}`] ?? ''),
  )
  if (!id || !/^\d{1,12}$/.test(timestamp ?? '') || !signatures) return { refused: 'incomplete' }
  const ageMs = nowMs - Number(timestamp) * 1_000
  if (Math.abs(ageMs) > toleranceMs) return { refused: 'too_old' }
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const isRight = signatures.split(' ').some((signature) => {
    const [version, shown = ''] = signature.split(',')
    const bytes = Buffer.from(shown, 'base64')
    return version === 'v1' && bytes.length === right.length && timingSafeEqual(bytes, right)
  })
  return isRight ? { ...JSON.parse(body), id } : { refused: 'not_signed' }
}
