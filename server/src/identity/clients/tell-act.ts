// Tells of an act, in its transaction: neither is there without the other. The event is recorded,
// the notice stands in the app, the letter is in the outbox, and once the transaction has committed
// the sockets of the client hear of it.

import type { PrivateMessage } from '#contract/client/stream.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { balanceOf } from '#server/ledger/balance-message.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { addNotice } from '#server/record/notices/add-notice.ts'
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
  if (letter) await writeToClient(tx, clientId, (client) => letter(client, facts), deps)
  // Its chain is held from here on, so that tellings of one client stand in the order of events.
  if (act.event !== null) {
    const details = act.details(facts)
    await recordEvent(tx, { at, clientId, actor, kind: act.event, details })
  }
  const messages: PrivateMessage[] = [...(news ? [news(facts)] : []), ...balanceOf(account)]
  if (notice) {
    const details = notice.details(facts)
    messages.push(await addNotice(tx, { clientId, kind: notice.kind, details, at }))
  }
  await queueTelling(tx, { clientId, messages }, at)
}
