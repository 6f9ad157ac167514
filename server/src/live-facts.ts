// What decides whether a live install may take new clients and live trades, as this install has it.

import type { LiveFacts } from './modules/operators/live.ts'
import type { DoorOptions } from './open-doors.ts'

type Asked = Pick<
  DoorOptions,
  'config' | 'clock' | 'settings' | 'feed' | 'publicUrl' | 'staffWithSecondFactor'
>

export function liveFacts(options: Asked): LiveFacts {
  const { config, clock, settings, feed, publicUrl } = options
  return {
    now: clock.now(),
    settings: settings(),
    // Each feed is one source; a second real one has to be compared with it before it counts.
    realPriceSources: feed()?.isLive ? 1 : 0,
    hasSmtp: config.smtpUrl !== null,
    publicUrl: publicUrl(),
    staffWithSecondFactor: options.staffWithSecondFactor(),
  }
}
