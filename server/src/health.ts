// Whether this install can really trade, and if not, why: what load balancers and clients ask
// first.

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { HealthView } from '#contract/public/health.ts'
import { routes } from '#contract/routes.ts'
import { iso, second } from '#kernel/time.ts'
import type { Contexts } from './compose-contexts.ts'
import { type Health, type PartFacts, readHealth } from './health-parts.ts'
import { viewOfBooks } from './money/reconciliation/books.ts'
import type { Router } from './platform/http.ts'
import { isClockTrusted } from './platform/steady-clock.ts'
import { tradingState } from './trading/engine.ts'

export type HealthFacts = Pick<Contexts, 'install' | 'trading' | 'money'> & {
  /** Whether each setting is what was decided: no reason not to trade. */
  readonly areSettingsDecided: () => boolean
  /** Whether its role in the database could undo what the database guards. */
  readonly holdsTooMuch: boolean
}

export function registerHealthRoute(router: Router, facts: HealthFacts): void {
  router.on(routes.health, ({ reply }) => {
    const health = healthOf(facts)
    if (!health.is_trading) reply.code(503).header('retry-after', '1')
    reply.header('cache-control', 'no-store')
    return { status: true as const, message: health.problems[0] ?? 'Trading.', data: health }
  })
}

const probesKeptMs = second

/** What is asked of each process: whether it lives, leads or hears who does, and is ready. */
export function registerProbes(app: FastifyInstance, facts: PartFacts): void {
  const { clock } = facts.install
  let kept: { readonly at: number; readonly health: Promise<Health> } | undefined
  app.get('/livez', (_request, reply) => word(reply, 'ok'))
  // Nothing but what another process may have better: where no price comes, none comes to any.
  app.get('/leadz', (_request, reply) => {
    const reachesLead = facts.trading.trading()?.reachesLead() ?? false
    return word(reply.code(reachesLead ? 200 : 503), reachesLead ? 'reaches' : 'does not reach')
  })
  app.get('/readyz', async (_request, reply) => {
    // Anybody may ask, as often as they like.
    const now = clock.now()
    if (!kept || now - kept.at > probesKeptMs) kept = { at: now, health: readHealth(facts) }
    const { isReady } = await kept.health
    return word(reply.code(isReady ? 200 : 503), isReady ? 'ready' : 'not ready')
  })
}

function word(reply: FastifyReply, text: string): FastifyReply {
  const plain = reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
  return plain.send(`${text}\n`)
}

export function healthOf(facts: HealthFacts): HealthView {
  const { install, trading, money } = facts
  const { config, version, clock } = install
  const now = clock.now()
  const running = trading.trading()
  const state = running && tradingState(running.market, now)
  const problems = [
    ...(state?.problems ?? ['Starting.']),
    ...(isClockTrusted(clock) ? [] : ["The machine's clock and the database's do not agree."]),
  ]
  return {
    install_mode: config.installMode,
    feed: config.feed.name,
    feed_age_ms: state?.feedAgeMs ?? null,
    is_trading: problems.length === 0,
    problems,
    chains: [...money.watched].map(([currency, chain]) => ({ currency, ...chain })),
    books: viewOfBooks(money.reconciliation.state, now),
    voids: trading.voids.last,
    database: facts.holdsTooMuch ? 'too_powerful' : 'least_rights',
    settings: facts.areSettingsDecided() ? 'decided' : 'in_doubt',
    server_time: iso(now),
    version,
  }
}
