// A notice: what a client is told in the app. It says what has happened, and changes nothing.

import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import type { ClientId } from '#kernel/ids.ts'
import { day, later, type Millis } from '#kernel/time.ts'

export type NewNotice = {
  readonly clientId: ClientId
  readonly kind: NoticeKind
  /** Facts that the app puts into words; amounts as text, e.g. "12.50". No secrets. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>
  readonly at: Millis
}

export type Notice = {
  readonly id: bigint
  readonly clientId: ClientId
  readonly kind: string
  readonly details: NewNotice['details']
  readonly at: Millis
  readonly readAt: Millis | null
}

export const keptMs = 365 * day

/** What was told before this is forgotten. */
export function forgottenBefore(now: Millis): Millis {
  return later(now, -keptMs)
}
