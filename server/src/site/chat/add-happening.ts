// Adds to a conversation, and tells whoever follows it once that is stored.

import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { StreamHub } from '#server/platform/stream.ts'
import { insertHappening, saveStanding } from './chat.store.ts'
import { type Conversation, type Happening, standingAfter, topicOf } from './chat.ts'

export type Followers = Pick<StreamHub, 'issueFollow' | 'isFollowed' | 'tellFollowers'>

export type ChatDeps = {
  readonly db: Db
  readonly clock: Clock
  /** Who has a conversation before them. */
  readonly followers: Followers
}

type Sent = { readonly at: Millis; readonly key?: string | null }

/** The conversation has to be locked. As it stands afterwards. */
export async function addHappening(
  tx: Tx,
  before: Conversation,
  happening: Happening,
  { at, key = null }: Sent,
): Promise<Conversation> {
  const after = { ...before, ...standingAfter(before, happening, at) }
  await insertHappening(tx, before.id, happening, { seq: after.lastSeq, key, at })
  await saveStanding(tx, before.id, after)
  return after
}

/** What is told is only that there is more: whoever hears it asks for what it is. */
export function tellChat({ followers }: Pick<ChatDeps, 'followers'>, chat: Conversation): void {
  followers.tellFollowers(topicOf(chat.id), { type: 'chat', seq: chat.lastSeq })
}
