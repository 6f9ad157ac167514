// The simulated provider's side of webhooks: each message is posted until the merchant answers that
// it was taken, with longer and longer pauses.

import { day, hour, later, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { SimulatedProvider } from './simulated.provider.ts'
import {
  claimMessages,
  deleteOldTokens,
  endMessage,
  type Message,
  postponeMessage,
} from './simulated-cards.store.ts'

/** Posts to the merchant and says the answer's status. */
export type Post = (body: string, headers: Record<string, string>) => Promise<number>

export type DeliveryDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly provider: SimulatedProvider
  readonly post: Post
}

const batchSize = 10
/** Longer than any try takes. */
const claimMs = minute
const givenUpAfterMs = 3 * day

export function pauseAfter(tries: number): number {
  return Math.min(second * 2 ** Math.min(tries, 20), hour)
}

/** One round; says how many messages were due. */
export async function deliverMessages(deps: DeliveryDeps): Promise<number> {
  const { db, clock, provider } = deps
  await provider.dispute()
  const now = clock.now()
  await deleteOldTokens(db, now)
  const messages = await claimMessages(db, now, later(now, claimMs), batchSize)
  for (const message of messages) await deliver(deps, message)
  return messages.length
}

async function deliver(
  { db, clock, provider, post }: DeliveryDeps,
  message: Message,
): Promise<void> {
  const status = await post(message.body, provider.sign(message)).catch(() => 0)
  const now = clock.now()
  const isOver = now - message.createdAt >= givenUpAfterMs
  if ((status >= 200 && status < 300) || isOver) return endMessage(db, message.id, now)
  await postponeMessage(db, message.id, later(now, pauseAfter(message.tries)))
}
