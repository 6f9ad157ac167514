// The calls by which staff look at open trades, voids, and where prices went after clients traded.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { StaffExposure } from '#contract/staff/trading.ts'
import { isUuid } from '#kernel/ids.ts'
import { cents, usdToText } from '#kernel/money.ts'
import { day, iso, later, type Millis, millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { asDecided, type Instrument, isOffered } from '../instruments/instrument.ts'
import type { Market } from '../market/market.ts'
import { readStops } from '../stops/read-stops.ts'
import { isStopped } from '../stops/stop.ts'
import { judged, type Tallied } from './calibration.ts'
import type { OpenSums } from './exposure.ts'
import { bounds, leastOfClient, type Marked, markoutOf, movesOf, spreadOver } from './markout.ts'
import { keptSeen, type Seen } from './read-seen.ts'
import { listVoids, loadMarked } from './risk.store.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly market: () => Market
  readonly settings: () => Settings
  readonly sumOpen: () => Promise<OpenSums>
}

/** So many of the newest trades are looked at for markouts. */
const markedMost = 2_000

export function registerStaffTrading(office: OfficeRouter, deps: Deps): void {
  const { db, clock, market, settings, sumOpen } = deps
  const seen = keptSeen(deps)
  const symbolOf = (id: number) => market().byId.get(id)?.instrument.symbol ?? String(id)

  office.on(routes.officeTrading, async () => {
    const stops = await readStops(db)
    const sums = await sumOpen()
    const rules = settings()
    const withOpen = new Set(sums.exposed.map(({ instrumentId }) => instrumentId))
    const shown = [...market().byId.values()].filter(
      ({ instrument }) => withOpen.has(instrument.id) || isOffered(instrument, rules),
    )
    return success('Open trades.', {
      is_all_stopped: stops.all,
      open: sums.open,
      waiting: sums.waiting,
      due: sums.due,
      settling: sums.dueFirst.map((one) => ({
        id: one.id,
        client_id: String(one.clientId),
        symbol: symbolOf(one.instrumentId),
        expires_at: iso(one.expiresAt),
        stake: usdToText(one.stake),
        is_held: one.isHeld,
      })),
      instruments: shown.map((quoted) => ({
        ...exposureView(asDecided(quoted.instrument, rules), sums),
        is_stopped: isStopped(stops, quoted.instrument.id),
        is_offered: isOffered(quoted.instrument, rules),
      })),
    })
  })

  office.on(routes.officeVoids, async ({ query: { cursor, limit } }) => {
    const found = await listVoids(db, { before: beforeOf(cursor), limit: limit + 1 })
    const page = found.slice(0, limit)
    const data = page.map((one) => ({
      id: one.id,
      client_id: String(one.clientId),
      mode: one.book,
      symbol: symbolOf(one.instrumentId),
      stake: usdToText(cents(one.stake)),
      accepted_at: iso(one.acceptedAt),
      settled_at: iso(one.settledAt),
      cause: one.cause,
      reason: one.reason,
    }))
    const last = page.at(-1)
    const next = found.length > limit && last ? `${last.settledAt}_${last.id}` : null
    return { ...success('Void trades.', data), next_cursor: next }
  })

  office.on(routes.officeCalibration, async () =>
    success('Whether prices came true.', seenView(await seen(), symbolOf)),
  )

  office.on(routes.officeMarkouts, async () => {
    const since = later(clock.now(), -day)
    const marked = await loadMarked(db, since, markedMost)
    return success('Where prices went.', markoutsView(marked, since, symbolOf))
  })
}

function seenView({ since, lines, tenths }: Seen, symbolOf: (id: number) => string) {
  return {
    since: iso(since),
    lines: [...lines].map(([name, tally]) => {
      const [id = 0, duration = 0] = name.split(' ').map(Number)
      return { symbol: symbolOf(id), duration, ...shareView(tally) }
    }),
    tenths: [...tenths]
      .map(([name, tally]) => ({ from: Number(name) / 10, ...shareView(tally) }))
      .toSorted((a, b) => a.from - b.from),
  }
}

function shareView(tally: Tallied) {
  const { isAsPriced, ...share } = judged(tally)
  return { ...share, is_as_priced: isAsPriced }
}

function exposureView(instrument: Instrument, { exposed, fullest }: OpenSums) {
  const { id, symbol, base, quote, exposureMax } = instrument
  const most = fullest.find(({ instrumentId }) => instrumentId === id)
  const view: Omit<StaffExposure, 'is_stopped' | 'is_offered'> = {
    symbol,
    name: `${base}/${quote}`,
    sides: exposed
      .filter(({ instrumentId }) => instrumentId === id)
      .map(({ book, direction, bucket, trades, stakes, payout }) => ({
        mode: book,
        direction,
        bucket,
        trades,
        stakes: usdToText(stakes),
        payout: usdToText(payout),
      })),
    fullest: most ? { ends_at: iso(most.endsAt), loss: usdToText(most.loss) } : null,
    limit: usdToText(exposureMax),
  }
  return view
}

/** What is no cursor of ours begins at the beginning. */
function beforeOf(cursor: string | undefined): { at: Millis; id: string } | null {
  const [at = '', id = ''] = cursor?.split('_') ?? []
  return /^\d{1,15}$/.test(at) && isUuid(id) ? { at: millis(Number(at)), id } : null
}

function markoutsView(marked: readonly Marked[], since: Millis, symbolOf: (id: number) => string) {
  const ids = [...new Set(marked.map(({ instrumentId }) => instrumentId))]
  return {
    since: iso(since),
    looked_at: marked.length,
    all: bothOf(marked),
    instruments: ids.map((id) => ({
      symbol: symbolOf(id),
      ...bothOf(marked.filter(({ instrumentId }) => instrumentId === id)),
    })),
    clients: {
      bounds_bp: [...bounds],
      least_trades: leastOfClient,
      after_1s: spreadOver(marked, 'afterOne'),
      after_5s: spreadOver(marked, 'afterFive'),
    },
  }
}

function bothOf(marked: readonly Marked[]) {
  const view = (step: 'afterOne' | 'afterFive') => {
    const { trades, mean, within } = markoutOf(movesOf(marked, step))
    return { trades, mean_bp: mean, within_bp: within }
  }
  return { after_1s: view('afterOne'), after_5s: view('afterFive') }
}
