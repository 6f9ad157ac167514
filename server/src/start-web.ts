// A process of the web: pages, sign-in, quotes, orders and the stream for the clients that reach
// it. It takes no prices, settles nothing and runs no loop that only one may run; it follows the
// process that leads, over the bus, and passes on to it what only that one can answer.

import { readPublished } from './identity/acceptances/read-published.ts'
import { startRechecking } from './identity/recheck-sessions.ts'
import { type InstallOptions, putTogether, startOffering } from './open-install.ts'
import type { Bus } from './platform/bus.ts'
import { knownLeader } from './platform/leadership.ts'
import type { PassingOn } from './platform/pass-on.ts'
import { startSendingAway } from './send-away.ts'
import { hearFacts } from './share-facts.ts'
import type { Install } from './start-install.ts'
import { audienceOn } from './trading/stream-trades.ts'
import { tradeOverBus } from './trading/trade-over-bus.ts'

export type WebOptions = Omit<InstallOptions, 'openTrading' | 'standbyPass'> & {
  readonly bus: Bus
  readonly passingOn: PassingOn
}

export type Web = Pick<Install, 'url' | 'watched' | 'stop'>

/** Listens at once, with 503 from /api/health; resolves when there is a process that leads. */
export async function startWeb(options: WebOptions): Promise<Web> {
  const { bus, db } = options
  const together = await putTogether(options)
  const { contexts, kept, log, publicUrl } = together
  const { app, url } = await together.open()
  const { hub, identity, trading } = contexts
  const deafen = hearFacts(bus, contexts)
  const loops = [startRechecking(identity.identification, log('identity')), trading.stops]
  const running = await tradeOverBus(
    bus,
    hub.tellMissed,
  )({
    ...options,
    ...kept,
    publicUrl,
    audience: audienceOn(hub),
    log: log('trading'),
  })
  // Who leads has published them by now.
  kept.tellPublished(await readPublished(db))
  together.takeTrading(running)
  loops.push(...startOffering(together, running))
  const leader = () => knownLeader(db)
  loops.push(startSendingAway({ trading: running, hub, leader, log: log('stream') }))
  return {
    url,
    watched: { ...contexts, ...kept },
    stop: async () => {
      deafen()
      await app.close()
      await Promise.all(loops.map((loop) => loop.stop()))
      await running.stop()
      await together.alarmsKept()
    },
  }
}
