// Logs trades: their terms soon after they are accepted, their ends soon after they are settled, as
// statements of which it has a hash each.

import { createHash } from 'node:crypto'
import { assert, present } from '#kernel/assert.ts'
import type { TradeId } from '#kernel/ids.ts'
import { day, later, type Millis, millis, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { readEnd, readTrades } from '#server/trading/trades/read-trades.ts'
import { statedTerms } from '#server/trading/trades/state-trade.ts'
import { type Hidden, hiddenEntryOf, minutesOf, statementText } from '#verify/entry.ts'
import { appendEntries } from './append-entries.ts'
import { loadOrigin } from './keys.store.ts'
import {
  insertOpenings,
  listUnloggedEnds,
  listUnloggedTerms,
  loadMark,
  putMark,
  type Window,
  wantMinutes,
} from './openings.store.ts'

export type LoggingDeps = { readonly clock: Clock; readonly random: Random }

/** In one transaction. */
const atOnce = 2_000
/** What was decided later than that is left for the next round: it is being written. */
const settleFirstMs = second

/**
 * What is read: what is new, a stretch at a time that grows while little is found; or so far back
 * once more, for what was written later than it was decided.
 */
export type Look = { readonly spans: Spans } | { readonly backMs: number }
export type Spans = Record<Hidden, number>

/** Milliseconds. */
export const firstSpans = (): Spans => ({ terms: second, settlement: second })
const spanLeastMs = 20

type Statement = { readonly tradeId: TradeId; readonly statement: object }

/** True: there may be more. */
export async function logTerms(tx: Tx, deps: LoggingDeps, look: Look): Promise<boolean> {
  const window = await windowOf(tx, deps, look, 'terms')
  const ids = await listUnloggedTerms(tx, window)
  const trades = await readTrades(tx, ids)
  assert(trades.length === ids.length, 'what was accepted can be read')
  const accepted = trades.map(({ trade }) => trade).sort((a, b) => a.acceptedAt - b.acceptedAt)
  const statements = accepted.map((trade) => ({ tradeId: trade.id, statement: statedTerms(trade) }))
  await logStatements(tx, deps, { kind: 'terms', statements })
  const wanted = accepted.flatMap(({ instrument, acceptedAt, expiresAt }) =>
    minutesOf(acceptedAt, expiresAt).map((at) => ({
      instrumentId: instrument.id,
      minute: millis(at),
    })),
  )
  if (wanted.length > 0) await wantMinutes(tx, wanted)
  return finish(tx, { source: 'terms', look, window, count: ids.length })
}

export async function logEnds(tx: Tx, deps: LoggingDeps, look: Look): Promise<boolean> {
  const window = await windowOf(tx, deps, look, 'settlement')
  const ends = await listUnloggedEnds(tx, window)
  const trades = await readTrades(
    tx,
    ends.map(({ id }) => id),
  )
  const byId = new Map(trades.map((stored) => [stored.trade.id, stored]))
  const statements: Statement[] = []
  for (const { id, terms } of ends) {
    const stored = present(byId.get(id), 'it was settled')
    const end = await readEnd(tx, stored)
    statements.push({ tradeId: id, statement: { trade_id: id, terms, ...end } })
  }
  await logStatements(tx, deps, { kind: 'settlement', statements })
  return finish(tx, { source: 'settlement', look, window, count: ends.length })
}

type Asked = Window & {
  /** Up to when there may be anything. */
  readonly safe: Millis
}

async function windowOf(
  tx: Tx,
  { clock }: LoggingDeps,
  look: Look,
  source: Hidden,
): Promise<Asked> {
  const began = present(await loadOrigin(tx), 'the log has begun').beganAt
  const mark = (await loadMark(tx, source)) ?? began
  if ('backMs' in look) {
    const back = later(mark, -look.backMs)
    return { from: back < began ? began : back, to: mark, limit: atOnce, safe: mark }
  }
  const settled = later(clock.now(), -settleFirstMs)
  // No end is looked for before its terms were.
  const safe = source === 'terms' ? settled : least(settled, (await loadMark(tx, 'terms')) ?? began)
  const to = least(safe, later(mark, look.spans[source]))
  return { from: mark, to: to < mark ? mark : to, limit: atOnce, safe }
}

const least = (a: Millis, b: Millis) => (a < b ? a : b)

type Found = {
  readonly source: Hidden
  readonly look: Look
  readonly window: Asked
  readonly count: number
}

async function finish(tx: Tx, { source, look, window, count }: Found): Promise<boolean> {
  if ('backMs' in look) return count === atOnce
  const { spans } = look
  if (count === atOnce) {
    spans[source] = Math.max(spanLeastMs, spans[source] / 2)
    return true
  }
  if (count < atOnce / 4) spans[source] = Math.min(day, spans[source] * 2)
  await putMark(tx, source, window.to)
  return window.to < window.safe
}

type Statements = {
  readonly kind: Hidden
  readonly statements: readonly Statement[]
}

async function logStatements(
  tx: Tx,
  { random }: LoggingDeps,
  { kind, statements }: Statements,
): Promise<void> {
  if (statements.length === 0) return
  const made = statements.map(({ tradeId, statement: stated }) => {
    const statement = statementText(kind, stated)
    return { kind, tradeId, statement, salt: Buffer.from(random(32)) }
  })
  const entries = made.map(({ salt, statement }) =>
    hiddenEntryOf(kind, createHash('sha256').update(salt).update(statement).digest('hex')),
  )
  const first = await appendEntries(tx, entries)
  await insertOpenings(
    tx,
    made.map((opening, place) => ({ ...opening, nr: first + place })),
  )
}
