// Looks into the journal for what webhooks have not been told of, and writes down what is to be
// sent. Each account's postings are numbered without gaps: nothing is left out, whatever crashes.

import { present } from '#kernel/assert.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { readSettled } from '#server/trading/trades/read-settled.ts'
import { insertMessages, type NewMessage } from './messages.store.ts'
import {
  type EndedTrade,
  insertWaitedFor,
  listMovements,
  lockTelling,
  type Movement,
  putCursors,
  takeEnded,
} from './told.store.ts'
import { movementData, payloadOf, tradeData } from './write-payload.ts'

export type QueueingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
}

/** Of each account, and of trades that ended: so many in one transaction. */
const atOnce = 200

type Unnamed = Omit<NewMessage, 'id'>

/** 'more': some may be left. */
export function queueMessages({ db, clock, random }: QueueingDeps): Promise<'more' | 'done'> {
  return db.transaction(async (tx) => {
    if (!(await lockTelling(tx))) return 'done'
    const moved = await listMovements(tx, atOnce)
    const opened = moved.filter(({ kind, kinds }) => isOpening(kind) && kinds.includes(ofTrades))
    if (opened.length > 0) {
      await insertWaitedFor(
        tx,
        opened.map(({ webhookId, ref: tradeId }) => ({ webhookId, tradeId })),
      )
    }
    if (moved.length > 0) await putCursors(tx, moved)
    // After those that were opened: one may have ended by now.
    const ended = await takeEnded(tx, atOnce)
    const messages = [...moved.flatMap(messageOf), ...(await messagesOf(tx, ended))]
    const now = clock.now()
    if (messages.length > 0) {
      const named = messages.map((message) => ({ ...message, id: newUuid(now, random) }))
      await insertMessages(tx, named, now)
    }
    return moved.length + ended.length > 0 ? 'more' : 'done'
  })
}

const ofTrades = 'trade.settled'
const ofMoney = 'money.moved'

const isOpening = (kind: string) => kind === 'trade_open'
const isOfTrade = (kind: string) => isOpening(kind) || kind === 'trade_settle'

/** What a trade moves is told with its end. */
function messageOf(movement: Movement): Unnamed[] {
  const { webhookId, clientId, kind, kinds, ref, at } = movement
  if (isOfTrade(kind) || !kinds.includes(ofMoney)) return []
  const payload = payloadOf(ofMoney, at, movementData(movement))
  return [{ webhookId, clientId, kind: ofMoney, source: `${kind}/${ref}`, payload, at }]
}

async function messagesOf(tx: Tx, ended: readonly EndedTrade[]): Promise<Unnamed[]> {
  const messages: Unnamed[] = []
  for (const { webhookId, clientId, tradeId } of ended) {
    const settled = present(await readSettled(tx, clientId, tradeId), 'it has an end')
    const { at } = settled
    const payload = payloadOf(ofTrades, at, tradeData(settled.view))
    const source = `trade_settle/${tradeId}`
    messages.push({ webhookId, clientId, kind: ofTrades, source, payload, at })
  }
  return messages
}
