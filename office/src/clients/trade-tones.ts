// How the outcome of a trade is shown: as it is for the client.

import type { TradeStatus } from '#contract/shared/trade-states.ts'
import type { Tone } from '../parts/Standing.tsx'

export const tradeTones: Readonly<Record<TradeStatus, Tone>> = {
  Pending: 'waits',
  Won: 'good',
  Lost: 'bad',
  Draw: 'off',
  Void: 'off',
}
