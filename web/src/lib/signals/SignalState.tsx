// Where a signal stands that has not ended: before its window, in it, or about to be measured.

import * as format from '#browser/format/format.ts'
import type { SignalView } from '#contract/public/signals.ts'
import * as t from '../i18n/i18n.ts'
import { useSeconds } from '../stream/use-seconds.ts'

export function SignalState({ signal }: { readonly signal: SignalView }) {
  return stateText(signal, useSeconds())
}

export function stateText({ opens_at: opens, closes_at: closes }: SignalView, now: number): string {
  const untilOpen = Date.parse(opens) - now
  if (untilOpen > 0) return t.signals.opensIn(format.countdown(untilOpen))
  const untilClose = Date.parse(closes) - now
  return untilClose > 0 ? t.signals.closesIn(format.countdown(untilClose)) : t.signals.isMeasured
}
