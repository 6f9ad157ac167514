// Tournaments on a real engine and a real database, in a time that a test moves.

import { randomUUID } from 'node:crypto'
import type { Order } from '#contract/client/trades.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hour, later, minute, second } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { accountsOf, furtherOf } from '#server/ledger/post-transfers.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { allowedBy } from '#server/promotion/tournaments/allowed.ts'
import { endTournaments } from '#server/promotion/tournaments/end-tournament.ts'
import {
  joinTournament,
  leaveTournament,
  rebuy,
} from '#server/promotion/tournaments/join-tournament.ts'
import type { Tournament } from '#server/promotion/tournaments/tournament.ts'
import {
  findTournament,
  insertTournament,
} from '#server/promotion/tournaments/tournaments.store.ts'
import { readBoard, tournamentPage } from '#server/promotion/tournaments/view-tournament.ts'
import { aClient } from './clients.ts'
import { anOrder, startTestEngine } from './engine.ts'

export type TournamentWorld = Awaited<ReturnType<typeof openTournaments>>

export async function openTournaments(db: Database) {
  const engine = await startTestEngine(db)
  const { clock } = engine
  const rules = {
    installTradesLive: () => true,
    needsIdentity: () => false,
    needsAppropriateness: () => false,
    serves: () => true,
    settings: () => defaultSettings,
    memory: new Map(),
  }
  const deps = {
    db,
    clock,
    random: systemRandom,
    tradingRules: () => rules,
    install: { mode: 'sandbox' as const, publicUrl: () => 'http://localhost' },
    allows: allowedBy({ mode: 'sandbox' }),
  }
  const client = async (country = 'BR') => {
    const { id } = await aClient(db, { clock })
    await db.rows('update clients set country = $2 where id = $1', [id, country])
    return id
  }

  /** One that begins in five minutes and lasts an hour, with fees of ten live dollars. */
  const publish = async (changes: Partial<Tournament> = {}): Promise<Tournament> => {
    const startsAt = later(clock.now(), 5 * minute)
    const tournament: Tournament = {
      id: randomUUID(),
      isPractice: false,
      name: 'The tenth',
      currency: 'real',
      fee: dollars(10),
      poolShareBp: 8_000,
      added: dollars(5),
      startChips: dollars(1_000),
      rebuysMost: 1,
      seats: null,
      places: [6_000, 4_000],
      countries: ['BR'],
      startsAt,
      joinUntil: later(startsAt, 40 * minute),
      endsAt: later(startsAt, hour),
      ...changes,
    }
    await insertTournament(db, tournament, { at: clock.now(), by: 'eve@staff.example' })
    return tournament
  }
  const codeOf = (answer: { refused: string } | undefined) => answer?.refused ?? 'done'
  const join = async (clientId: ClientId, { id }: { id: string }, shownAs: string | null = null) =>
    codeOf(await joinTournament(deps, { clientId, tournamentId: id, shownAs }))
  const leave = async (clientId: ClientId, { id }: { id: string }) =>
    codeOf(await leaveTournament(deps, { clientId, tournamentId: id }))
  const buyIn = async (clientId: ClientId, { id }: { id: string }, number = 1) =>
    codeOf(await rebuy(deps, { clientId, tournamentId: id, number }))
  const stake = async (clientId: ClientId, chips: number, changes: Partial<Order> = {}) => {
    const order = anOrder({ book: 'chips', stake: dollars(chips), ...changes })
    const answer = await engine.lanes.open({ clientId, order, orderKey: null })
    return isRefusal(answer) ? answer.refused : 'placed'
  }
  const tick = async (price: number) => {
    await engine.pass(second)
    await engine.tick({ BTCUSD: price })
  }
  /** All that is open now ends at this price, entered a dollar above 60,000. */
  const endAt = async (price: number) => {
    await tick(60_001)
    await engine.pass(55 * second)
    await tick(price)
    await engine.pass(8 * second)
    await tick(60_000)
  }
  /** Lets time pass until an instant, with a price each minute and two at the end. */
  const until = async (instant: number) => {
    for (let left = instant - clock.now(); left > 0; left = instant - clock.now()) {
      await engine.pass(Math.min(left, minute))
      await engine.tick({ BTCUSD: 59_990 + (Math.round(left / minute) % 7) * 4 })
    }
    await tick(60_003)
    await tick(60_000)
  }
  const chips = async (clientId: ClientId) =>
    (await furtherOf(db, clientId, 'chips'))?.balance ?? zeroUsd
  const dollarsOf = async (clientId: ClientId, book: 'real' | 'demo' = 'real') =>
    (await accountsOf(db, [clientId])).find((account) => account.book === book)?.balance
  const page = async (clientId: ClientId, { id }: { id: string }) => {
    const found = await findTournament(db, id)
    if (!found) throw new Error('no such tournament')
    const board = await readBoard(db, found)
    return tournamentPage(db, found, { clientId, now: clock.now() }, board)
  }
  const pool = async (book = 'real') => {
    const rows = await db.rows<{ sum: bigint }>(
      `select coalesce(sum(p.amount), 0)::bigint as sum
         from postings p join accounts a on a.id = p.account_id
        where a.name = 'pool' and a.currency = $1`,
      [book],
    )
    return rows[0]?.sum
  }
  return {
    engine,
    clock,
    deps,
    client,
    publish,
    join,
    leave,
    buyIn,
    stake,
    tick,
    endAt,
    until,
    chips,
    dollarsOf,
    page,
    pool,
    end: () => endTournaments(deps),
  }
}
