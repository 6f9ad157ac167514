// Puts a push message to a client's devices into the outbox, in the transaction of what it tells
// of, where they chose so.

import { topicOf } from '#contract/shared/notice-topics.ts'
import type { Tx } from '#server/platform/db.ts'
import { type Choices, pushDueAt, waysOf } from '../notices/choices.ts'
import type { NewNotice } from '../notices/notice.ts'
import { insertPushes } from './pushes.store.ts'

export async function queuePush(tx: Tx, choices: Choices, notice: NewNotice): Promise<void> {
  if (waysOf(choices, notice.kind).push === 'off') return
  const topic = topicOf(notice.kind)
  const dueAt = pushDueAt(choices, topic, notice.at)
  await insertPushes(tx, { ...notice, topic, dueAt }, null)
}
