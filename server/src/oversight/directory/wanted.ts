// Which clients are asked for, as the call of their list says it.

import type { ViewFilters } from '#contract/staff/clients.ts'
import { day, later, type Millis, millis } from '#kernel/time.ts'

/** Undefined where a day is none. */
export function wantedOf(filters: ViewFilters) {
  const { standing, identified, deposited, plan, country, tag, sort } = filters
  const [from, to] = [startOf(filters.from), startOf(filters.to)]
  if (from === undefined || to === undefined) return undefined
  return {
    standing: standing ?? null,
    isIdentified: isYes(identified),
    hasDeposited: isYes(deposited),
    plan: plan ?? null,
    country: country ?? null,
    tag: tag === undefined ? null : BigInt(tag),
    from,
    until: to === null ? null : later(to, day),
    sort: sort ?? '-joined',
  } as const
}

function isYes(answer: 'yes' | 'no' | undefined): boolean | null {
  return answer === undefined ? null : answer === 'yes'
}

/** The first instant of a day; undefined: there is no such day. */
function startOf(given: string | undefined): Millis | null | undefined {
  if (given === undefined) return null
  const at = Date.parse(`${given}T00:00:00Z`)
  return Number.isNaN(at) ? undefined : millis(at)
}
