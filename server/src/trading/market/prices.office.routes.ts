// The calls by which staff look at prices. None of them changes one.

import type { HeardInstrument, HeardSource, PriceHalt } from '#contract/staff/prices.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { fromPoints } from '#kernel/price.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { comparedView } from './compared.ts'
import { listGaps } from './gaps.store.ts'
import { type ListedHalt, listHalts, midsFrom } from './halts.store.ts'
import { bySource, type Heard, type HeardTogether } from './hearing.ts'
import { ageMaxOf, type Market, spotOf } from './market.ts'
import { readHearing } from './read-hearing.ts'
import { listRefused } from './refused.store.ts'
import { basisPointsOff } from './refused.ts'

export type StaffPriceDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly market: () => Market
  readonly feed: () => { readonly name: string; readonly isLive: boolean }
}

export function registerStaffPrices(office: OfficeRouter, deps: StaffPriceDeps): void {
  const { db, clock, market } = deps
  const symbolOf = (id: number) => market().byId.get(id)?.instrument.symbol ?? String(id)
  /** Of what is not quoted there is nothing: no id is below zero. */
  const idOf = (symbol: string | undefined) =>
    symbol === undefined ? null : (market().bySymbol.get(symbol)?.instrument.id ?? -1)

  office.on(routes.officePrices, async () => {
    const now = clock.now()
    const heard = await readHearing(db, market(), now)
    const { name, isLive } = deps.feed()
    return success('How prices are heard.', {
      feed: name,
      is_live: isLive,
      stored_through: iso(market().storedThrough),
      sources: bySource(heard).map(sourceView),
      compared: comparedView(market().voices, now),
      instruments: heard.map(instrumentView),
    })
  })

  office.on(routes.officePriceGaps, async ({ query: { symbol, cursor, limit } }) => {
    const asked = { instrumentId: idOf(symbol), before: beforeOf(cursor), limit: limit + 1 }
    const found = await listGaps(db, asked)
    const data = found.slice(0, limit).map((gap) => ({
      id: String(gap.id),
      symbol: symbolOf(gap.instrumentId),
      from: iso(gap.from),
      to: iso(gap.to),
      cause: gap.cause,
      asked: gap.asked,
      answered_at: iso(gap.answeredAt),
      answer: gap.answer,
      ticks: gap.ticks,
    }))
    return { ...success('What was not heard.', data), next_cursor: nextOf(found, data) }
  })

  office.on(routes.officePriceHalts, async ({ query: { symbol, cursor, limit } }) => {
    const asked = { instrumentId: idOf(symbol), before: beforeOf(cursor), limit: limit + 1 }
    const found = await listHalts(db, asked)
    const data = found.slice(0, limit).map((halt) => haltView(halt, market()))
    return { ...success('When there was no price.', data), next_cursor: nextOf(found, data) }
  })

  office.on(routes.officeRefusedPrices, async ({ query: { symbol, reason, cursor, limit } }) => {
    const found = await listRefused(db, {
      instrumentId: idOf(symbol),
      reason: reason ?? null,
      before: beforeOf(cursor),
      limit: limit + 1,
    })
    const data = found.slice(0, limit).map((one) => ({
      id: String(one.id),
      symbol: symbolOf(one.instrumentId),
      source: one.source,
      reason: one.reason,
      at: iso(one.at),
      price: Number.isFinite(one.price) ? one.price : null,
      against: one.against,
      off_bp: basisPointsOff(one),
      times: one.times,
      noted_at: iso(one.notedAt),
    }))
    return { ...success('What was left out.', data), next_cursor: nextOf(found, data) }
  })
}

function haltView(halt: ListedHalt, { byId }: Market): PriceHalt {
  const instrument = byId.get(halt.instrumentId)?.instrument
  const scale = instrument?.scale
  return {
    id: String(halt.id),
    symbol: instrument?.symbol ?? String(halt.instrumentId),
    from: iso(halt.at),
    to: halt.until && iso(halt.until),
    cause: halt.cause,
    source: halt.source,
    said: midsFrom(halt.mids).map((mid) => (mid && scale ? fromPoints(mid, scale) : null)),
  }
}

/** What is no cursor of ours begins at the beginning. */
function beforeOf(cursor: string | undefined): bigint | null {
  return cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null
}

function nextOf(found: readonly unknown[], page: readonly { readonly id: string }[]) {
  return found.length > page.length ? (page.at(-1)?.id ?? null) : null
}

function figuresOf({ ageMs, gaps, missedMs, refused, furthest }: Heard | HeardTogether) {
  return { age_ms: ageMs, gaps, missed_ms: missedMs, refused, furthest_bp: furthest }
}

function instrumentView(heard: Heard): HeardInstrument {
  const { quoted, source, state } = heard
  const { symbol, base, quote, scale, isTradable } = quoted.instrument
  const spot = spotOf(quoted)
  return {
    symbol,
    name: `${base}/${quote}`,
    source: source ?? null,
    state,
    is_tradable: isTradable,
    price: spot ? fromPoints(spot.price, scale) : null,
    age_max_ms: ageMaxOf(quoted),
    ...figuresOf(heard),
  }
}

function sourceView(heard: HeardTogether): HeardSource {
  const { name, state, instruments, good } = heard
  return { name, state, instruments, good, ...figuresOf(heard) }
}
