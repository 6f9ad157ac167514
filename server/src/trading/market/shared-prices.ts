// What home and the other cells of an install say to each other about prices: home tells what it
// has stored, and answers for what somebody did not hear. Instruments have the same ids in all.

import type { SourceName } from '#contract/public/price-sources.ts'
import type { Points } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'
import { type Channel, channel } from '#server/platform/bus.ts'
import { subject } from '#server/platform/bus-questions.ts'
import type { Candle } from './candle.ts'
import type { FeedHalt, Held, Mids } from './feed.ts'
import type { AnsweredGap } from './gap.ts'
import type { Market } from './market.ts'

/** Where home's prices come from. While it is another, they are another series. */
export type HomeSource = {
  /** The same for the same prices. */
  readonly key: string
  readonly isLive: boolean
  readonly realSources: number
  readonly symbols: readonly string[]
  /** Ids of the instruments whose ticks are stored. */
  readonly tradable: readonly number[]
}

export type SharedTick = {
  readonly instrumentId: number
  readonly at: Millis
  readonly price: Points
  readonly source: SourceName
  readonly mids?: Mids | undefined
}

export type SharedGap = AnsweredGap & { readonly instrumentId: number }
export type SharedHold = Held & { readonly instrumentId: number }

/** How far home is: what it told last, and up to when all is stored but for what is held. */
export type HomeState = {
  readonly newsNr: number
  readonly through: Millis
  readonly held: readonly SharedHold[]
}

/** Of one storing; of each instrument in order of time. */
export type SharedNews = HomeState & {
  readonly leadsSince: Millis
  readonly ticks: readonly SharedTick[]
  readonly gaps: readonly SharedGap[]
  readonly turns: readonly FeedHalt[]
  readonly voices: Market['voices']
}

export const sharedNews: Channel<SharedNews> = channel('shared.prices')

/** All that is stored later than an instant, of each of these instruments at most so many. */
export type TicksAsked = {
  readonly after: readonly (readonly [instrumentId: number, after: Millis])[]
  readonly most: number
}

/** As home is at least by then. */
export type TicksTold = { readonly state: HomeState; readonly ticks: readonly SharedTick[] }

export type MinutesAsked = { readonly from: Millis; readonly to: Millis }
export type SharedMinute = { readonly instrumentId: number; readonly candle: Candle }

/** What ended gaps, began halts and ended them since an instant. */
export type TurnsTold = {
  readonly gaps: readonly SharedGap[]
  readonly turns: readonly FeedHalt[]
}

export const askedOfHome = {
  source: subject<null, HomeSource>('shared.source'),
  ticks: subject<TicksAsked, TicksTold>('shared.ticks'),
  minutes: subject<MinutesAsked, readonly SharedMinute[]>('shared.minutes'),
  turns: subject<Millis, TurnsTold>('shared.turns'),
}
