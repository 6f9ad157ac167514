// A page of what was done with each signal for a client, and why.

import type { AtsLogEntry } from '#contract/client/ats.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { usdToNumber } from '#kernel/money.ts'
import { iso, millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import { type LogCursor, type LogLine, listLog } from './ats-log.store.ts'

export type LogPage = {
  readonly entries: readonly AtsLogEntry[]
  readonly next: string | null
}

type Wanted = {
  readonly clientId: ClientId
  readonly cursor: string | undefined
  readonly limit: number
  readonly market: Market
}

/** Undefined: the cursor is none of ours. */
export async function pageLog(
  tx: Tx,
  { clientId, cursor, limit, market }: Wanted,
): Promise<LogPage | undefined> {
  const after = cursor === undefined || cursor === '' ? null : cursorFrom(cursor)
  if (after === undefined) return undefined
  const found = await listLog(tx, { clientId, after, limit: limit + 1 })
  const lines = found.slice(0, limit)
  const last = lines.at(-1)
  return {
    entries: lines.map((line) => entryOf(line, market)),
    next: found.length > limit && last ? `${last.at}_${last.signalId}` : null,
  }
}

function cursorFrom(text: string): LogCursor | undefined {
  const [, at = '', signalId = ''] = /^(\d{1,15})_([\w-]{36})$/.exec(text) ?? []
  return isUuid(signalId) ? { at: millis(Number(at)), signalId } : undefined
}

const outcomes = { won: 'hit', lost: 'miss', tied: 'tie', voided: 'void' } as const

function entryOf(line: LogLine, market: Market): AtsLogEntry {
  const { stake, brought, outcome } = line
  return {
    signal_id: line.signalId,
    rule: line.rule,
    symbol: market.byId.get(line.instrumentId)?.instrument.symbol ?? String(line.instrumentId),
    trade_mode: line.direction === 'rise' ? 'Buy' : 'Sell',
    mode: line.book,
    at: iso(line.at),
    done: doneOf(line),
    reason: line.reason,
    details: line.details,
    place: line.place,
    places: line.places,
    seed: line.seed,
    amount: stake === null ? null : usdToNumber(stake),
    trade_id: line.tradeId,
    outcome: outcome && outcomes[outcome],
    brought: brought === null ? null : usdToNumber(brought),
  }
}

function doneOf({ place, tradeId, answeredAt }: LogLine): AtsLogEntry['done'] {
  if (place === null) return 'skipped'
  if (tradeId !== null) return 'placed'
  return answeredAt === null ? 'waiting' : 'refused'
}
