// Sends one push message: encrypted for its browser (RFC 8291) and signed by the install, by a
// library that is kept for it. Nothing is followed, and of the answer only the status counts.

import webPush from 'web-push'
import { second } from '#kernel/time.ts'
import type { PushKeys } from './push-keys.ts'

/** As the browser said it. */
export type Subscription = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

type Sending = {
  readonly subscription: Subscription
  readonly payload: string
  readonly urgency: 'high' | 'normal'
  readonly keptSeconds: number
  readonly keys: PushKeys
  /** Whom a push service writes to: a mailto: or https: address. */
  readonly subject: string
}

/** The status; undefined where there was no answer. Throws where the subscription is none. */
export async function postPush(sending: Sending): Promise<number | undefined> {
  const { subscription, payload, urgency, keptSeconds, keys, subject } = sending
  const details = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject, ...keys },
    TTL: keptSeconds,
    urgency,
    contentEncoding: 'aes128gcm',
  })
  try {
    const reply = await fetch(details.endpoint, {
      method: 'POST',
      headers: headersOf(details.headers),
      body: new Uint8Array(details.body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(10 * second),
    })
    await reply.body?.cancel()
    return reply.status
  } catch {
    return undefined
  }
}

/** fetch says itself how long a body is. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )
}
