// When this tab's session began, what became of live trades since, and how long that is in words.

import { localNow } from '#browser/page/clock.ts'
import { keptText } from '#browser/page/kept.ts'
import type { TradeView } from '#contract/client/trades.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { useSession } from '../../lib/session/session.ts'

const name = 'session-began'

/** The first time the client was here in this tab since signing in; survives a reload. */
export function sessionBegan(): number {
  const now = localNow()
  const kept = Number(keptText(sessionStorage.getItem(name), /^\d+$/))
  // From a moment to come nobody would ever be reminded.
  if (kept > 0 && kept <= now) return kept
  sessionStorage.setItem(name, String(now))
  return now
}

/** Who signs in next in this tab begins anew; a look at a public page does not. */
export function endSessionClock(): void {
  if (useSession.getState().state === 'signed-out') sessionStorage.removeItem(name)
}

type Ended = Pick<TradeView, 'end_time' | 'amount' | 'payout'>

export function sessionResult(trades: readonly Ended[], since: number) {
  const ended = trades.filter((trade) => Date.parse(trade.end_time) >= since)
  const cents = ended.reduce(
    (sum, { amount, payout }) => sum + Math.round(((payout ?? 0) - amount) * 100),
    0,
  )
  return { count: ended.length, result: cents / 100 }
}

/** "45 minutes", "1 hour", "2 hours 5 minutes" */
export function minutesText(ms: number): string {
  const total = Math.max(0, Math.round(ms / 60_000))
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  const parts = [
    hours > 0 ? t.limits.hours(hours) : '',
    minutes > 0 || hours === 0 ? t.limits.minutesLong(minutes) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
