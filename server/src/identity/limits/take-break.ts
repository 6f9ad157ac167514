// Starts a cool-off or a self-exclusion, and sets the session reminder. A break that runs is only
// ever made longer; nobody can end it, and the database refuses it too.

import type { CoolOffPeriod, ExclusionPeriod } from '#contract/client/limits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { lockBreaks } from '../clients/breaks.reader.ts'
import { keepBreaks } from '../clients/keep-breaks.ts'
import { tell } from '../clients/tell-act.ts'
import { type VerifyingDeps, verifyPassword } from '../clients/verify-password.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { breakActs } from './break-acts.ts'
import { coolOffEnd, exclusionEnd } from './period.ts'
import type { LimitDeps } from './set-limit.ts'

export type BreakDeps = WritingDeps & { readonly db: Db }

export function coolOff(
  deps: BreakDeps,
  clientId: ClientId,
  period: CoolOffPeriod,
): Promise<'started' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const breaks = present(await lockBreaks(tx, clientId), 'a signed-in client exists')
    const { coolOffUntil } = breaks
    const now = deps.clock.now()
    const until = coolOffEnd(period, now)
    if (coolOffUntil !== null && until <= coolOffUntil) return runsLonger(coolOffUntil)
    await keepBreaks(tx, clientId, { ...breaks, coolOffUntil: until })
    const told = { clientId, actor: 'client', at: now, facts: { period, until } } as const
    await tell(tx, { act: breakActs.coolOffStarted, ...told }, deps)
    return 'started'
  })
}

/** Asks for the password, so that nobody else at this screen does it to the client. */
export async function excludeSelf(
  deps: BreakDeps & Pick<VerifyingDeps, 'passwords' | 'passwordAttempts'>,
  clientId: ClientId,
  { period, password }: { readonly period: ExclusionPeriod; readonly password: string },
): Promise<'started' | KnownRefusal> {
  const isTheirs = await verifyPassword(deps, clientId, password)
  if (isRefusal(isTheirs)) return isTheirs
  return deps.db.transaction(async (tx) => {
    const breaks = present(await lockBreaks(tx, clientId), 'a client stays')
    const { selfExcludedUntil } = breaks
    const now = deps.clock.now()
    const until = exclusionEnd(period, now)
    if (selfExcludedUntil !== null && until <= selfExcludedUntil) {
      return runsLonger(selfExcludedUntil)
    }
    await keepBreaks(tx, clientId, { ...breaks, selfExcludedUntil: until })
    const told = { clientId, actor: 'client', at: now, facts: { period, until } } as const
    await tell(tx, { act: breakActs.selfExclusionStarted, ...told }, deps)
    return 'started'
  })
}

export function setReminder(
  { db, clock }: LimitDeps,
  clientId: ClientId,
  minutes: number | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const breaks = present(await lockBreaks(tx, clientId), 'a signed-in client exists')
    await keepBreaks(tx, clientId, { ...breaks, reminderMinutes: minutes })
    const at = clock.now()
    const details = { kind: 'reminder', minutes }
    await recordEvent(tx, { at, clientId, actor: 'client', kind: 'limit_set', details })
  })
}

function runsLonger(until: Millis): KnownRefusal {
  return refuse('break_runs_longer', { until: iso(until) })
}
