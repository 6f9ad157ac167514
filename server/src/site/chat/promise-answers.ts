// What can be promised to whoever opens the chat: whether somebody sits there by the operator's
// hours, when somebody does again, and how long a first answer took lately.

import { day, later, type Millis, minute } from '#kernel/time.ts'
import type { FreeSettings } from '#server/install/operators/guards.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { remember } from '#server/platform/remember.ts'
import { loadAnswerSeconds } from './chat.store.ts'
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

/**
 * Within how many seconds half of the conversations of the last 30 days had their first answer;
 * null: there were too few, or half of them have none. Found anew once a minute.
 */
export function openAnswerSeconds({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return remember(clock, minute, () => {
    const now = clock.now()
    const span = { since: later(now, -spanMs), until: later(now, -youngMs) }
    return loadAnswerSeconds(db, { ...span, least: fewest })
  })
}

const spanMs = 30 * day
/** What is younger says nothing yet: whoever has no answer may still get one. */
const youngMs = 2 * day
const fewest = 5
