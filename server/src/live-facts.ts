// What decides whether a live install may take new clients and live trades, and from where, as this
// install has it.

import { type LiveFacts, servesCountry } from './modules/operators/live.ts'
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

/** By the settings as they are when somebody asks. */
export function servesBy({ config, settings }: Pick<Asked, 'config' | 'settings'>) {
  return (country: string) => servesCountry(config.installMode, settings(), country)
}
