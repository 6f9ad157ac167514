// A webhook: how it stands, when a message to it is tried again, and when no more.

import type { WebhookKind, WebhookProblem, webhookEnds } from '#contract/client/webhooks.ts'
import type { ClientId } from '#kernel/ids.ts'
import { day, hour, later, type Millis, minute, second } from '#kernel/time.ts'

export type Webhook = {
  readonly id: string
  readonly clientId: ClientId
  readonly url: string
  readonly kinds: readonly WebhookKind[]
  readonly madeAt: Millis
  readonly pausedAt: Millis | null
  readonly failingSince: Millis | null
  readonly formerUntil: Millis | null
  readonly endedAt: Millis | null
  readonly endedWhy: WebhookEnd | null
}

export type WebhookEnd = (typeof webhookEnds)[number]

/** After the first attempt, the second, and so on; after the last of these no more. */
const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** A tenth more or less, so that what failed together does not come back together. */
const spread = 0.1

/** When it is tried again after so many attempts; null: never. `lot` is from 0 to below 1. */
export function nextAttempt(attempts: number, now: Millis, lot: number): Millis | null {
  const pause = pauses[attempts - 1]
  return pause === undefined
    ? null
    : later(now, Math.round(pause * (1 - spread + 2 * spread * lot)))
}

/** A webhook at which nothing arrived for so long is ended. */
export const failsForMs = 5 * day

/** What came of one attempt: the status that was answered, or what kept it from one. */
export type Attempt = { readonly status: number } | { readonly problem: WebhookProblem }

export type Verdict =
  | { readonly kind: 'delivered'; readonly status: number }
  | {
      readonly kind: 'failed'
      readonly status: number | null
      readonly problem: WebhookProblem
      /** Why the whole webhook ends with it. */
      readonly ends: 'gone' | 'failing' | null
    }

/** `failingSince` is that of before this attempt. */
export function judgeAttempt(
  attempt: Attempt,
  { failingSince, now }: { readonly failingSince: Millis | null; readonly now: Millis },
): Verdict {
  const status = 'status' in attempt ? attempt.status : null
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered', status }
  const isOver = failingSince !== null && now - failingSince >= failsForMs
  return {
    kind: 'failed',
    status,
    problem: 'problem' in attempt ? attempt.problem : problemOf(attempt.status),
    ends: status === 410 ? 'gone' : isOver ? 'failing' : null,
  }
}

function problemOf(status: number): WebhookProblem {
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'moved' : 'status'
}
