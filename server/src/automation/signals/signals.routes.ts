// Signals over HTTP: those that have ended and their records for anyone, all of them for clients.

import type { RuleName } from '#contract/public/signal-rules.ts'
import type { SignalView } from '#contract/public/signals.ts'
import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import type { Market } from '#server/trading/market/market.ts'
import type { SignalRule } from '../rules/rule.ts'
import { readRecords } from './read-records.ts'
import { signalView } from './signal-view.ts'
import { listSignals, type SignalList } from './signals.store.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly market: () => Market
  readonly rules: readonly SignalRule[]
}

export function registerSignalRoutes(router: Router, deps: Deps): void {
  const { db, clock, market, rules } = deps

  router.on(routes.signalRecords, async () =>
    success('', await readRecords(db, { now: clock.now(), market: market(), rules })),
  )

  router.on(routes.pastSignals, ({ query }) =>
    page(deps, { ...query, only: 'ended', recordId: query.record_id ?? null }),
  )

  router.on(routes.signals, ({ query }) => page(deps, { ...query, only: query.only ?? 'all' }))
}

type Asked = {
  readonly only: SignalList['only']
  readonly recordId?: number | null
  readonly rule?: RuleName | undefined
  readonly symbol?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

async function page({ db, clock, market }: Deps, asked: Asked) {
  const { only, symbol, cursor, limit } = asked
  if (cursor !== undefined && !isUuid(cursor)) return refuse('malformed')
  const quoted = symbol === undefined ? undefined : market().bySymbol.get(symbol)
  if (symbol !== undefined && !quoted) return refuse('not_found')
  const found = await listSignals(db, {
    only,
    now: clock.now(),
    recordId: asked.recordId ?? null,
    rule: asked.rule ?? null,
    instrumentId: quoted?.instrument.id ?? null,
    after: cursor ?? null,
    limit: limit + 1,
  })
  const signals = found.slice(0, limit)
  const data: SignalView[] = signals.flatMap((signal) => {
    const instrument = market().byId.get(signal.instrumentId)?.instrument
    return instrument ? [signalView(signal, instrument)] : []
  })
  const next_cursor = found.length > limit ? (signals.at(-1)?.id ?? null) : null
  return { status: true as const, message: '', data, next_cursor }
}
