// What the link of a mail that stops mails like it proves itself with: a key of the client,
// which is good for nothing else, and the topic.

import { type StoppedTopic, stoppedTopics } from '#contract/shared/notice-topics.ts'
import type { ClientId } from '#kernel/ids.ts'
import { newCode, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { keepUnsubscribeKey } from './choices.store.ts'

/** 120 bits. */
const keySigns = 24

export function newStopKey(random: Random): string {
  return newCode(keySigns, random)
}

export async function makeStopToken(
  tx: Tx,
  { clientId, topic }: { readonly clientId: ClientId; readonly topic: StoppedTopic },
  random: Random,
): Promise<string> {
  return `${await keepUnsubscribeKey(tx, clientId, newStopKey(random))}-${topic}`
}

export function readStopToken(
  token: string,
): { readonly key: string; readonly topic: StoppedTopic } | undefined {
  const [, key, name] = /^([0-9a-z]{24})-([a-z]{1,20})$/.exec(token) ?? []
  const topic = stoppedTopics.find((one) => one === name)
  return key === undefined || topic === undefined ? undefined : { key, topic }
}
