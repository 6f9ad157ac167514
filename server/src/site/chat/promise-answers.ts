// What can be promised to whoever opens the chat: whether somebody sits there by the operator's
// hours, when somebody does again, and how long a first answer took lately.

import { later, type Millis, minute } from '#kernel/time.ts'
import type { FreeSettings } from '#server/install/operators/guards.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { remember } from '#server/platform/remember.ts'
import { countConversations, loadAnswerSeconds } from './chat.store.ts'
import { answersSpanMs, fewestAnswered, youngMs } from './chat.ts'
import { backAt, isStaffed, parseChatHours } from './hours.ts'

export type ChatServiceDeps = {
  readonly settings: () => Pick<FreeSettings, 'chatHours'>
}

export type ChatService = {
  /** Null: the operator has not said. */
  readonly isStaffed: boolean | null
  readonly backAt: Millis | null
}

export function serviceAt({ settings }: ChatServiceDeps, now: Millis): ChatService {
  const { chatHours } = settings()
  const hours = chatHours === null ? undefined : parseChatHours(chatHours)
  if (!hours) return { isStaffed: null, backAt: null }
  return { isStaffed: isStaffed(hours, now), backAt: backAt(hours, now) }
}

/** How long a first answer took lately. */
export type AnswerSeconds = {
  /**
   * Within how many seconds half of the conversations of the last 30 days had their first answer;
   * null: there were too few, or half of them have none. Found anew once a minute.
   */
  readonly read: () => Promise<number | null>
  /** As it was when it was read last; null while it was not. */
  readonly known: () => number | null
}

type AnswerDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log?: (message: string) => void
}

export function openAnswerSeconds({ db, clock, log = () => {} }: AnswerDeps): AnswerSeconds {
  let last: number | null = null
  const found = remember(clock, minute, async () => {
    const now = clock.now()
    const span = { since: later(now, -answersSpanMs), until: later(now, -youngMs) }
    last = await loadAnswerSeconds(db, { ...span, least: fewestAnswered })
    return last
  })
  return {
    read: found,
    known: () => {
      found().catch((error: unknown) => log(`answers in the chat: ${String(error)}`))
      return last
    },
  }
}

/** Of how many conversations that is said, or would be. */
export function countAnswered(tx: Tx, now: Millis): Promise<number> {
  return countConversations(tx, {
    since: later(now, -answersSpanMs),
    until: later(now, -youngMs),
  })
}
