// A client chooses how notices reach them, signed in or by the link of a mail.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StoppedTopic } from '#contract/shared/notice-topics.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { lockByKey, saveChoices } from './choices.store.ts'
import { areOffered, type Choices, nextDigestAt, unsubscribed } from './choices.ts'
import { newStopKey, readStopToken } from './stop-tokens.ts'

type Deps = { readonly db: Db; readonly random: Random }

export async function chooseNotices(
  { db, random }: Deps,
  clientId: ClientId,
  { choices, now }: { readonly choices: Choices; readonly now: Millis },
): Promise<Choices | KnownRefusal> {
  if (!areOffered(choices.topics)) return refuse('notice_fixed')
  const unsubscribeKey = newStopKey(random)
  const saved = { ...choices, clientId, unsubscribeKey, nextDigestAt: nextDigestAt(choices, now) }
  await db.transaction((tx) => saveChoices(tx, saved))
  return choices
}

/** Whoever has the link stops mails of the topic, and nothing else. */
export async function unsubscribe(
  { db }: Deps,
  token: string,
  now: Millis,
): Promise<StoppedTopic | KnownRefusal> {
  const told = readStopToken(token)
  if (!told) return refuse('unsubscribe_key_unknown')
  const { key, topic } = told
  return db.transaction<StoppedTopic | KnownRefusal>(async (tx) => {
    const found = await lockByKey(tx, key)
    if (!found) return refuse('unsubscribe_key_unknown')
    const stopped = unsubscribed(found, topic)
    if (!stopped) return refuse('notice_fixed')
    const { clientId } = found
    await saveChoices(tx, {
      ...stopped,
      clientId,
      unsubscribeKey: key,
      nextDigestAt: nextDigestAt(stopped, now),
    })
    return topic
  })
}
