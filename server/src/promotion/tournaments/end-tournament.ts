// Ends tournaments: everything that was won is paid, all chips are taken back, and where everybody
// stood is written down, in one transaction. It waits until the last trade is settled.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isLess, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { later, type Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import {
  type ClientAccount,
  moveWithin,
  payIn,
  payOut,
  type Transfer,
} from '#server/ledger/ledger.ts'
import { accountsOf, furtherOf, postTransfers } from '#server/ledger/post-transfers.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { letStakeChips } from '#server/trading/trades/stake-chips.ts'
import { type Frozen, insertResults, type Joined, listEntries, listPaid } from './entries.store.ts'
import { type Pool, poolOf, prizesOf, tradersLeast } from './prize.ts'
import { resultsOf } from './read-standings.ts'
import { type Standing, standingsOf } from './standing.ts'
import { statementOf } from './statement.ts'
import { type Outcome, phaseAt } from './tournament.ts'
import { tournamentActs } from './tournament-acts.ts'
import { type End, holdTournament, insertEnd, type Listed, listDue } from './tournaments.store.ts'

export type EndingDeps = WritingDeps & { readonly db: Db }

/** How many ended; those whose trades are not all settled wait. */
export async function endTournaments(deps: EndingDeps): Promise<number> {
  let ended = 0
  for (const id of await listDue(deps.db, deps.clock.now())) {
    if (await deps.db.transaction((tx) => endIn(tx, deps, id))) ended += 1
  }
  return ended
}

async function endIn(tx: Tx, deps: EndingDeps, id: string): Promise<boolean> {
  const tournament = await holdTournament(tx, id)
  const now = deps.clock.now()
  if (!tournament || tournament.outcome !== null || phaseAt(tournament, now) !== 'ending') {
    return false
  }
  const entries = await listEntries(tx, id)
  const standings = standingsOf(await resultsOf(tx, entries))
  if (standings.some(({ staked }) => staked !== zeroUsd)) return false
  if (entries.length === 0) {
    await insertEnd(tx, endOf(id, 'empty', now))
    return true
  }
  const traders = standings.filter(({ place }) => place !== null).length
  const held: Ending = { tournament, entries, standings, now }
  if (traders < tradersLeast) await giveUp(tx, deps, held)
  else await hold(tx, deps, held)
  return true
}

type Ending = {
  readonly tournament: Listed
  readonly entries: readonly Joined[]
  readonly standings: readonly Standing[]
  readonly now: Millis
}

function endOf(tournamentId: string, outcome: Outcome, at: Millis): End {
  const none = { pool: 0n, cancelledBy: null, reason: null, statement: null }
  return { tournamentId, outcome, at, ...none }
}

/** Prizes are paid, and the house gets its part of the fees. */
async function hold(tx: Tx, deps: EndingDeps, ending: Ending): Promise<void> {
  const { tournament, entries, standings, now: at } = ending
  const { id, currency } = tournament
  const pool = poolOf(tournament, tournament.feesPaid)
  const traders = standings.filter(({ place }) => place !== null).length
  const prizes = prizesOf(pool.total, tournament.places, traders)
  const won = standings.map((row, index) => ({ ...row, prize: prizes[index] ?? zeroUsd }))
  const entryOf = new Map(entries.map((entry) => [entry.clientId, entry]))
  const accounts = await dollarsOf(tx, tournament, entries)
  const transfers = [...poolTransfers(tournament, pool, at), ...(await chipsBack(tx, entries, at))]
  const frozen: Frozen[] = []
  for (const row of won) {
    const entryId = entryOf.get(row.clientId)?.id
    if (entryId === undefined) continue
    const { place, figure: chips, decided, reachedAt, prize } = row
    frozen.push({ entryId, place, chips, decided, reachedAt, prize })
    const account = accounts.get(row.clientId)
    if (!account || !isLess(zeroUsd, prize)) continue
    const paid = payIn(account, 'pool', prize, { kind: 'tournament_prize', ref: entryId, at })
    accounts.set(row.clientId, paid.account)
    transfers.push(paid.transfer)
  }
  await postTransfers(tx, transfers)
  const statement = statementOf({ tournament, endedAt: at, pool, results: won })
  await insertEnd(tx, { ...endOf(id, 'held', at), pool: pool.total, statement })
  await insertResults(tx, frozen)
  for (const { clientId, place, prize } of won) {
    const account = isLess(zeroUsd, prize) ? accounts.get(clientId) : undefined
    const facts = { tournament: { id, fee: tournament.fee, currency }, place, prize }
    const told = { act: tournamentActs.ended, clientId, actor: 'system' as const, at, facts }
    await tell(tx, { ...told, account }, deps)
  }
}

function poolTransfers({ id: ref, currency }: Listed, pool: Pool, at: Millis): Transfer[] {
  const moves = [
    ['tournament_added', { from: 'house', to: 'pool' }, pool.added],
    ['tournament_share', { from: 'pool', to: 'house' }, pool.ofHouse],
  ] as const
  return moves.flatMap(([kind, sides, amount]) =>
    isLess(zeroUsd, amount) ? [moveWithin(currency, sides, amount, { kind, ref, at })] : [],
  )
}

/** Fewer than two have traded: nobody was beaten, and all fees go back. */
async function giveUp(tx: Tx, deps: EndingDeps, { tournament, entries, now }: Ending) {
  const refunds = await refund(tx, tournament, entries, now)
  await insertEnd(tx, endOf(tournament.id, 'unbeaten', now))
  await tellRefunds(tx, deps, { act: 'unbeaten', actor: 'system', tournament, refunds, now })
}

type Refunds = ReadonlyMap<ClientId, { readonly account: ClientAccount; readonly sum: Usd }>

async function refund(
  tx: Tx,
  tournament: Listed,
  entries: readonly Joined[],
  at: Millis,
): Promise<Refunds> {
  const accounts = await dollarsOf(tx, tournament, entries)
  const refunds = new Map(
    [...accounts].map(([clientId, account]) => [clientId, { account, sum: zeroUsd }]),
  )
  const transfers = await chipsBack(tx, entries, at)
  const { fee } = tournament
  const paid = fee === zeroUsd ? [] : await listPaid(tx, tournament.id)
  for (const { clientId, id: ref } of paid) {
    const before = refunds.get(clientId)
    if (!before) continue
    const back = payIn(before.account, 'pool', fee, { kind: 'tournament_refund', ref, at })
    refunds.set(clientId, { account: back.account, sum: plus(before.sum, fee) })
    transfers.push(back.transfer)
  }
  await postTransfers(tx, transfers)
  return refunds
}

async function dollarsOf(tx: Tx, { currency }: Listed, entries: readonly Joined[]) {
  const clientIds = entries.map(({ clientId }) => clientId)
  const accounts = clientIds.length === 0 ? [] : await accountsOf(tx, clientIds)
  const own = accounts.filter(({ book }) => book === currency)
  return new Map(own.map((account) => [account.clientId, account]))
}

async function chipsBack(tx: Tx, entries: readonly Joined[], at: Millis): Promise<Transfer[]> {
  const transfers: Transfer[] = []
  for (const { clientId, id: ref } of entries) {
    const chips = await furtherOf(tx, clientId, 'chips')
    if (!chips || chips.balance === zeroUsd) continue
    const cause = { kind: 'chips_end', ref, at } as const
    transfers.push(payOut(chips, 'issued', chips.balance, cause).transfer)
  }
  return transfers
}

type Telling = {
  readonly act: 'unbeaten' | 'cancelled'
  readonly actor: Actor
  readonly tournament: Listed
  readonly refunds: Refunds
  readonly now: Millis
}

async function tellRefunds(
  tx: Tx,
  deps: EndingDeps,
  { act, actor, tournament, refunds, now: at }: Telling,
): Promise<void> {
  for (const [clientId, { account, sum }] of refunds) {
    const facts = { tournament, refund: sum }
    const told = { act: tournamentActs[act], clientId, actor, at, facts }
    await tell(tx, { ...told, account: sum === zeroUsd ? undefined : account }, deps)
  }
}

type Cancelling = {
  readonly id: string
  readonly reason: string
  readonly by: Staff
}

/** Fees and chips go back, and nothing more can be staked. */
export function cancelTournament(
  deps: EndingDeps,
  { id, reason, by }: Cancelling,
): Promise<undefined | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'tournament.end')
    if (isRefusal(staff)) return staff
    const tournament = await holdTournament(tx, id)
    if (!tournament) return refuse('not_found')
    if (tournament.outcome !== null) return refuse('tournament_over')
    const now = deps.clock.now()
    const entries = await listEntries(tx, id)
    const refunds = await refund(tx, tournament, entries, now)
    await insertEnd(tx, { ...endOf(id, 'cancelled', now), cancelledBy: staff.email, reason })
    for (const { clientId } of entries) {
      const { startsAt: opensAt } = tournament
      const closesAt = later(opensAt, Math.max(1, now - opensAt))
      await letStakeChips(tx, clientId, { opensAt, closesAt })
    }
    await recordEvent(tx, {
      at: now,
      clientId: null,
      actor: staff.actor,
      kind: 'tournament_cancelled',
      details: { tournament: id, entrants: entries.length, reason },
    })
    const { actor } = staff
    await tellRefunds(tx, deps, { act: 'cancelled', actor, tournament, refunds, now })
    return undefined
  })
}
