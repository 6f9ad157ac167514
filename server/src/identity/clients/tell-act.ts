// Tells of an act, in its transaction: neither is there without the other. The event is recorded,
// the notice stands in the app, the letter is in the outbox, and once the transaction has committed
// the sockets of the client hear of it.

import type { PrivateMessage } from '#contract/client/stream.ts'
import { isMailChosen, topicOf } from '#contract/shared/notice-topics.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { balanceOf } from '#server/ledger/balance-message.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { addNotice, keepForDigest } from '#server/record/notices/add-notice.ts'
import { unchosen, waysOf } from '#server/record/notices/choices.ts'
import { readChoices } from '#server/record/notices/read-choices.ts'
import { makeStopToken } from '#server/record/notices/stop-tokens.ts'
import { queuePush } from '#server/record/pushes/queue-push.ts'
import { queueTelling } from '#server/record/tellings/queue-telling.ts'
import type { Act } from './told-act.ts'
import { type WritingDeps, writeToClient } from './write-to-client.ts'

export type Told<Facts> = {
  readonly act: Act<Facts>
  readonly clientId: ClientId
  readonly actor: Actor
  readonly at: Millis
  readonly facts: Facts
  /** As it stands after, where money moved. */
  readonly account?: ClientAccount | undefined
}

export async function tell<Facts>(
  tx: Tx,
  { act, clientId, actor, at, facts, account }: Told<Facts>,
  deps: WritingDeps,
): Promise<void> {
  const { notice, letter, news } = act
  const choices = notice ? await readChoices(tx, clientId) : unchosen
  const ways = notice && waysOf(choices, notice.kind)
  if (letter && (ways?.mail ?? 'now') === 'now') {
    const topic = notice && topicOf(notice.kind)
    const isStopped = topic !== undefined && isMailChosen(topic)
    const stopping = isStopped && {
      stopToken: await makeStopToken(tx, { clientId, topic }, deps.random),
    }
    await writeToClient(tx, clientId, (client) => ({ ...letter(client, facts), ...stopping }), deps)
  }
  // Its chain is held from here on, so that tellings of one client stand in the order of events.
  if (act.event !== null) {
    const details = act.details(facts)
    await recordEvent(tx, { at, clientId, actor, kind: act.event, details })
  }
  const messages: PrivateMessage[] = [...(news ? [news(facts)] : []), ...balanceOf(account)]
  if (notice && ways) {
    const told = { clientId, kind: notice.kind, details: notice.details(facts), at }
    if (ways.bell === 'on') messages.push(await addNotice(tx, told))
    else if (ways.mail === 'digest') await keepForDigest(tx, told)
    await queuePush(tx, choices, told)
  }
  await queueTelling(tx, { clientId, messages }, at)
}
