// What is stated of a tournament once it is over: whoever has this text can reckon every place and
// every prize from it, and the public log has its hash. Nobody is named in it but by the number in
// which they joined. Pure.

import { type Usd, usdToText } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Pool } from './prize.ts'
import type { Standing } from './standing.ts'
import type { Tournament } from './tournament.ts'

type Stated = {
  readonly tournament: Tournament
  readonly endedAt: Millis
  readonly pool: Pool
  /** Best first, with what each won. */
  readonly results: readonly (Standing & { readonly prize: Usd })[]
}

export function statementOf({ tournament, endedAt, pool, results }: Stated): string {
  const { id, name, currency, fee, poolShareBp, startChips, rebuysMost, places } = tournament
  const facts = {
    tournament: id,
    name,
    currency,
    starts_at: iso(tournament.startsAt),
    ends_at: iso(tournament.endsAt),
    ended_at: iso(endedAt),
    fee: usdToText(fee),
    pool_share_bp: poolShareBp,
    start_chips: usdToText(startChips),
    rebuys_most: rebuysMost,
    places,
    fees: usdToText(pool.fees),
    of_fees: usdToText(pool.ofFees),
    added: usdToText(pool.added),
    pool: usdToText(pool.total),
  }
  const rows = results.map(({ number, place, figure, decided, reachedAt, prize }) => ({
    entrant: number,
    place,
    chips: usdToText(figure),
    decided,
    reached_at: iso(reachedAt),
    prize: usdToText(prize),
  }))
  return [facts, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('')
}
