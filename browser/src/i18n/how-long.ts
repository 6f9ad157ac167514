// How long something took, in the unit people would say it in.

import * as format from '../format/format.ts'
import * as t from './i18n.ts'

/** "240 ms", "1.2 s", "38 minutes", "5 hours", "3 days" */
export function howLong(ms: number): string {
  if (ms < 1_000) return t.howLong.milliseconds(String(Math.round(ms)))
  if (ms < 120_000) return t.howLong.seconds(format.plain(ms / 1_000, ms < 10_000 ? 1 : 0))
  const minutes = ms / 60_000
  if (minutes < 120) return t.howLong.minutes(minutes.toFixed(0))
  if (minutes < 48 * 60) return t.howLong.hours((minutes / 60).toFixed(0))
  return t.howLong.days((minutes / 1_440).toFixed(0))
}
