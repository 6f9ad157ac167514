// A client joins a tournament, leaves it before it starts, begins anew in it, or is called
// otherwise: money, chips, and what is told of it are one transaction. The client is held first,
// then the tournament.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { loadBreaks } from '#server/identity/clients/breaks.reader.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { type Cause, payIn, payOut, type Transfer } from '#server/ledger/ledger.ts'
import { furtherOf, furtherToMove, postTransfers } from '#server/ledger/post-transfers.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { refuseLosses } from '#server/promotion/campaigns/campaign.ts'
import { takerOf } from '#server/promotion/campaigns/redeem-code.ts'
import { refuseLiveTrading, type TradingRules } from '#server/trading/trades/check-trading.ts'
import { chipResultsOf, letStakeChips } from '#server/trading/trades/stake-chips.ts'
import {
  findEntry,
  findOther,
  insertEntry,
  insertRebuy,
  type Joined,
  leaveEntry,
  nextNumber,
  renameEntry,
} from './entries.store.ts'
import { type AllowedIn, decideRebuy, type Entrant, refuseJoining, refuseLeaving } from './entry.ts'
import { resultsOf } from './read-standings.ts'
import { stateAt } from './tournament.ts'
import { tournamentActs } from './tournament-acts.ts'
import { holdTournament, type Listed } from './tournaments.store.ts'

export type JoiningDeps = WritingDeps & {
  readonly db: Db
  readonly tradingRules: () => TradingRules
  readonly allows: AllowedIn
}

type Wish = {
  readonly clientId: ClientId
  readonly tournamentId: string
  readonly shownAs: string | null
}

/** Joined already, it stays so: the name is what was asked for last. */
export function joinTournament(
  deps: JoiningDeps,
  { clientId, tournamentId, shownAs }: Wish,
): Promise<undefined | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    await holdStanding(tx, clientId)
    const tournament = await holdTournament(tx, tournamentId)
    if (!tournament) return refuse('not_found')
    const before = await findEntry(tx, tournamentId, clientId)
    if (before) {
      await renameEntry(tx, before.id, shownAs)
      return undefined
    }
    const now = deps.clock.now()
    const refusal = refuseJoining({
      now,
      tournament,
      state: stateAt(tournament, now),
      entrant: await entrantOf(tx, deps, { clientId, tournament, now }),
      taken: tournament.entrants,
      otherEndsAt: await findOther(tx, clientId),
    })
    if (refusal) return refusal
    if (await isStaking(tx, clientId)) return refuse('tournament_chips_out')
    const id = newUuid(now, deps.random)
    await sweep(tx, clientId, { kind: 'chips_end', ref: newUuid(now, deps.random), at: now })
    const { startChips: chips } = tournament
    const posting = await give(tx, tournament, { clientId, ref: id, chips, now })
    const number = await nextNumber(tx, tournamentId)
    await insertEntry(tx, { id, tournamentId, number, clientId, shownAs, joinedAt: now, posting })
    await letStakeChips(tx, clientId, { opensAt: tournament.startsAt, closesAt: tournament.endsAt })
    await told(tx, deps, { act: 'joined', clientId, tournament, now })
    return undefined
  })
}

/** The fee and the chips come back, and the place is free again. */
export function leaveTournament(
  deps: JoiningDeps,
  { clientId, tournamentId }: Omit<Wish, 'shownAs'>,
): Promise<undefined | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    await holdStanding(tx, clientId)
    const tournament = await holdTournament(tx, tournamentId)
    if (!tournament) return refuse('not_found')
    const entry = await findEntry(tx, tournamentId, clientId)
    if (!entry || tournament.outcome !== null) return refuse('tournament_not_joined')
    const now = deps.clock.now()
    const refusal = refuseLeaving(tournament, now)
    if (refusal) return refusal
    await takeBack(tx, tournament, { entry, now })
    await leaveEntry(tx, entry.id, now)
    await told(tx, deps, { act: 'left', clientId, tournament, now })
    return undefined
  })
}

type Rebuying = Omit<Wish, 'shownAs'> & {
  /** Which it is, from 1: asked twice, it is done once. */
  readonly number: number
}

export function rebuy(
  deps: JoiningDeps,
  { clientId, tournamentId, number }: Rebuying,
): Promise<undefined | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    await holdStanding(tx, clientId)
    const tournament = await holdTournament(tx, tournamentId)
    if (!tournament) return refuse('not_found')
    const entry = await findEntry(tx, tournamentId, clientId)
    if (!entry) return refuse('tournament_not_joined')
    if (number <= entry.rebuys) return undefined
    const now = deps.clock.now()
    const [result] = await resultsOf(tx, [entry])
    const chips = decideRebuy({
      now,
      tournament,
      state: stateAt(tournament, now),
      entrant: await entrantOf(tx, deps, { clientId, tournament, now }),
      rebuys: entry.rebuys,
      result: present(result, 'who is in it has chips, or had'),
    })
    if (isRefusal(chips)) return chips
    const id = newUuid(now, deps.random)
    await give(tx, tournament, { clientId, ref: id, chips, now })
    await insertRebuy(tx, { id, entryId: entry.id, number: entry.rebuys + 1, at: now, chips })
    await told(tx, deps, { act: 'rebought', clientId, tournament, now })
    return undefined
  })
}

type Asking = {
  readonly clientId: ClientId
  readonly tournament: Listed
  readonly now: Millis
}

async function entrantOf(
  tx: Tx,
  { tradingRules, allows }: JoiningDeps,
  { clientId, tournament, now }: Asking,
): Promise<Entrant> {
  const { state, country } = await findClient(tx, clientId)
  const { currency, fee } = tournament
  const isPaid = currency === 'real' && fee !== zeroUsd
  const breaks = present(await loadBreaks(tx, clientId), 'clients are never deleted')
  return {
    state,
    coolOffUntil: breaks.coolOffUntil,
    selfExcludedUntil: breaks.selfExcludedUntil,
    isAllowed: allows(tournament, country),
    live:
      currency === 'real' ? await refuseLiveTrading(tx, clientId, tradingRules(), now) : undefined,
    losses: isPaid ? refuseLosses(await takerOf(tx, clientId, now)) : undefined,
    balance: (await accountIn(tx, clientId, currency)).balance,
  }
}

/** Of one that was cancelled while it ran, trades may be open for a while. */
async function isStaking(tx: Tx, clientId: ClientId): Promise<boolean> {
  const [result] = await chipResultsOf(tx, [{ clientId, posting: 0n }])
  return result !== undefined && result.staked !== zeroUsd
}

/** What such trades paid afterwards counts for nothing. */
async function sweep(tx: Tx, clientId: ClientId, cause: Cause): Promise<void> {
  const chips = await furtherOf(tx, clientId, 'chips')
  if (!chips || chips.balance === zeroUsd) return
  await postTransfers(tx, [payOut(chips, 'issued', chips.balance, cause).transfer])
}

type Giving = {
  readonly clientId: ClientId
  readonly ref: string
  readonly chips: Usd
  readonly now: Millis
}

/** Takes the fee and gives chips; the number of their posting. */
async function give(
  tx: Tx,
  { fee, currency }: Listed,
  { clientId, ref, chips, now: at }: Giving,
): Promise<bigint> {
  const cause = { ref, at }
  const transfers: Transfer[] = []
  if (fee !== zeroUsd) {
    const dollars = await accountIn(tx, clientId, currency)
    transfers.push(payOut(dollars, 'pool', fee, { ...cause, kind: 'tournament_fee' }).transfer)
  }
  const before = await furtherToMove(tx, clientId, 'chips')
  const given = payIn(before, 'issued', chips, { ...cause, kind: 'chips_grant' })
  transfers.push(given.transfer)
  await postTransfers(tx, transfers)
  return given.account.postings
}

async function takeBack(
  tx: Tx,
  { fee, currency }: Listed,
  { entry, now: at }: { readonly entry: Joined; readonly now: Millis },
): Promise<void> {
  const { id: ref, clientId } = entry
  const chips = await furtherToMove(tx, clientId, 'chips')
  const transfers = [
    payOut(chips, 'issued', chips.balance, { kind: 'chips_end', ref, at }).transfer,
  ]
  if (fee !== zeroUsd) {
    const dollars = await accountIn(tx, clientId, currency)
    const cause = { kind: 'tournament_refund', ref, at } as const
    transfers.push(payIn(dollars, 'pool', fee, cause).transfer)
  }
  await postTransfers(tx, transfers)
}

async function told(
  tx: Tx,
  deps: JoiningDeps,
  { act, clientId, tournament, now: at }: Asking & { readonly act: 'joined' | 'left' | 'rebought' },
): Promise<void> {
  const { currency } = tournament
  const account = tournament.fee === zeroUsd ? undefined : await accountIn(tx, clientId, currency)
  const facts = { tournament }
  await tell(tx, { act: tournamentActs[act], clientId, actor: 'client', at, facts, account }, deps)
}
