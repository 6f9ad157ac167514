// Says which offer is in force to all who are there, whenever it becomes another one: settings
// change by people, hours and durations with the clock.

import { second } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { StreamHub } from '#server/platform/stream.ts'
import type { Market } from './market/market.ts'
import { type IsStopped, viewOffer } from './market/view-offer.ts'

export type OfferDeps = {
  readonly market: () => Market
  readonly settings: () => Settings
  readonly isStopped: IsStopped
  readonly clock: Clock
  readonly hub: Pick<StreamHub, 'announceOffer'>
  readonly log: (message: string) => void
}

export function tellOffer({ market, settings, isStopped, clock, hub }: OfferDeps): void {
  hub.announceOffer(viewOffer(market(), settings(), { now: clock.now(), isStopped }).version)
}

/** For what the clock changes; what people change is told as soon as it is read. */
export function startTellingOffer(deps: OfferDeps): Loop {
  return repeat({ name: 'telling the offer', pauseMs: second, log: deps.log }, async () => {
    tellOffer(deps)
    return 'done'
  })
}
