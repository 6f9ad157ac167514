// Sources that make prices together, as anyone is told of them.

import type { ComparedSource } from '#contract/public/compared-sources.ts'
import { sourceStem } from '#contract/public/price-sources.ts'
import type { Millis } from '#kernel/time.ts'
import type { HeardVoice } from './feed.ts'

export function comparedView(voices: readonly HeardVoice[], now: Millis): ComparedSource[] {
  return voices.map(({ name, isUp, instruments, used, newestAt, furthest }) => ({
    name,
    is_connected: isUp,
    instruments,
    used,
    age_ms: newestAt === 0 ? null : Math.max(0, now - newestAt),
    furthest_bp: furthest * 10_000,
  }))
}

/** Prices of the same sources are of one name, whichever of them had a part in each. */
export function nameTogether(source: string): string {
  return sourceStem(source) === 'median' ? 'median' : source
}
