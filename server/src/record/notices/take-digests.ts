// Whose digest is due, and what was not read by then. Each is taken once: what it had is not in the
// next one.

import { noticeKinds } from '#contract/shared/notice-kinds.ts'
import { topicOf } from '#contract/shared/notice-topics.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockDueDigests, saveDigested } from './choices.store.ts'
import { digestTopics, nextDigestAt } from './choices.ts'
import type { Notice } from './notice.ts'
import { listUnreadAfter } from './notices.store.ts'

export type Digest = { readonly clientId: ClientId; readonly notices: readonly Notice[] }

/** In one digest; who has more unread finds the rest in the app. */
export const digestMost = 50

/** In the transaction that queues their mails. */
export async function takeDigests(
  tx: Tx,
  { now, most }: { readonly now: Millis; readonly most: number },
): Promise<Digest[]> {
  const digests: Digest[] = []
  for (const { clientId, digestedId, ...choices } of await lockDueDigests(tx, now, most)) {
    const topics = digestTopics(choices)
    const kinds = noticeKinds.filter((kind) => topics.includes(topicOf(kind)))
    const notices = await listUnreadAfter(tx, clientId, {
      after: digestedId,
      kinds,
      most: digestMost,
    })
    const upTo = notices.at(-1)?.id ?? digestedId
    await saveDigested(tx, clientId, { nextAt: nextDigestAt(choices, now), upTo })
    digests.push({ clientId, notices })
  }
  return digests
}
