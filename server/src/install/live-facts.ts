// What decides whether a live install may take new clients and live trades, and from where, as this
// install has it.

import type { Clock } from '#server/platform/clock.ts'
import { type LiveFacts, servesCountry } from './operators/live.ts'
import type { InstallMode } from './operators/mode.ts'
import type { Settings } from './operators/settings.ts'

export type LiveAsked = {
  readonly config: { readonly installMode: InstallMode; readonly smtpUrl: string | null }
  readonly clock: Clock
  readonly settings: () => Settings
  /** Undefined until prices have started. */
  readonly feed: () => { readonly isLive: boolean; readonly realSources: number } | undefined
  readonly publicUrl: () => string
  /** How many members of staff can prove who they are. */
  readonly staffWithSecondFactor: () => number
}

export function liveFacts(options: LiveAsked): LiveFacts {
  const { config, clock, settings, feed, publicUrl } = options
  return {
    now: clock.now(),
    settings: settings(),
    realPriceSources: feed()?.realSources ?? 0,
    hasSmtp: config.smtpUrl !== null,
    publicUrl: publicUrl(),
    staffWithSecondFactor: options.staffWithSecondFactor(),
  }
}

/** By the settings as they are when somebody asks. */
export function servesBy({ config, settings }: Pick<LiveAsked, 'config' | 'settings'>) {
  return (country: string) => servesCountry(config.installMode, settings(), country)
}
