// Logs trades: their terms soon after they are accepted, their ends soon after they are settled, as
// signed statements of which the log has a hash each.

import { assert, present } from '#kernel/assert.ts'
import type { TradeId } from '#kernel/ids.ts'
import { hour, later, millis, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { readEnd, readTrades } from '#server/trading/trades/read-trades.ts'
import { statedTerms } from '#server/trading/trades/state-trade.ts'
import { type Hidden, hiddenEntry, minutesOf, statementText } from '#verify/entry.ts'
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
import type { Signer } from './sign-note.ts'

export type LoggingDeps = { readonly clock: Clock; readonly random: Random }

/** In one transaction. */
const atOnce = 2_000
/** What is written now may have been decided so long ago. */
const writtenWithinMs = 15 * second
/** At a start, and now and then: what was written later than that, by whatever happened. */
const lookBackMs = hour
const settleFirstMs = second

type Statement = { readonly tradeId: TradeId; readonly statement: object }

/** How many trades' terms were logged, and whether there may be more. */
export async function logTerms(tx: Tx, deps: LoggingDeps, given: Round): Promise<boolean> {
  const window = await windowOf(tx, deps, { ...given, source: 'terms' })
  const ids = await listUnloggedTerms(tx, window)
  const trades = await readTrades(tx, ids)
  assert(trades.length === ids.length, 'what was accepted can be read')
  const accepted = trades.map(({ trade }) => trade).sort((a, b) => a.acceptedAt - b.acceptedAt)
  const statements = accepted.map((trade) => ({ tradeId: trade.id, statement: statedTerms(trade) }))
  await logStatements(tx, deps, { kind: 'terms', signer: given.signer, statements })
  const wanted = accepted.flatMap(({ instrument, acceptedAt, expiresAt }) =>
    minutesOf(acceptedAt, expiresAt).map((at) => ({
      instrumentId: instrument.id,
      minute: millis(at),
    })),
  )
  if (wanted.length > 0) await wantMinutes(tx, wanted)
  return finish(tx, { source: 'terms', window, count: ids.length })
}

export async function logEnds(tx: Tx, deps: LoggingDeps, given: Round): Promise<boolean> {
  const window = await windowOf(tx, deps, { ...given, source: 'settlement' })
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
  await logStatements(tx, deps, { kind: 'settlement', signer: given.signer, statements })
  return finish(tx, { source: 'settlement', window, count: ends.length })
}

export type Round = {
  readonly signer: Signer
  /** Whether to look an hour back. */
  readonly isThorough: boolean
}

type Asked = Round & { readonly source: Hidden }

async function windowOf(tx: Tx, { clock }: LoggingDeps, asked: Asked): Promise<Window> {
  const began = present(await loadOrigin(tx), 'the log has begun').beganAt
  const mark = (await loadMark(tx, asked.source)) ?? began
  const back = later(mark, -(asked.isThorough ? lookBackMs : writtenWithinMs))
  const from = asked.source === 'terms' && back < began ? began : back
  return { from, to: later(clock.now(), -settleFirstMs), limit: atOnce }
}

/** True: there may be more of them. */
async function finish(
  tx: Tx,
  { source, window, count }: { source: Hidden; window: Window; count: number },
): Promise<boolean> {
  if (count === atOnce) return true
  await putMark(tx, source, window.to)
  return false
}

type Statements = {
  readonly kind: Hidden
  readonly signer: Signer
  readonly statements: readonly Statement[]
}

async function logStatements(
  tx: Tx,
  { random }: LoggingDeps,
  { kind, signer, statements }: Statements,
): Promise<void> {
  if (statements.length === 0) return
  const made = statements.map(({ tradeId, statement }) => {
    const text = statementText(kind, statement)
    return { kind, tradeId, text, note: signer.note(text), salt: Buffer.from(random(32)) }
  })
  const entries = await Promise.all(made.map(({ salt, text }) => hiddenEntry(kind, salt, text)))
  const first = await appendEntries(tx, entries)
  await insertOpenings(
    tx,
    made.map((opening, place) => ({ ...opening, nr: first + place })),
  )
}
