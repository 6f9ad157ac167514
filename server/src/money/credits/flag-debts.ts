// Whoever is below nothing for two months is told that the account may be ended, and staff are told
// by an alarm, once for each debt. Whether it is ended is a person's decision.

import { creditDebtMonths } from '#contract/client/credits.ts'
import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { iso, type Millis, millis } from '#kernel/time.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { furtherOf } from '#server/ledger/post-transfers.ts'
import type { Db } from '#server/platform/db.ts'
import { debtEndOf, zeroCredits } from './credit.ts'
import { creditActs } from './credit-acts.ts'
import { type Debt, deleteDebt, listUnflagged, loadDebt, updateFlagged } from './credits.store.ts'

export type FlaggingDeps = WritingDeps & {
  readonly db: Db
  readonly alarm: Alarm
}

const mostAtOnce = 100

/** How many were flagged. */
export async function flagDebts(deps: FlaggingDeps): Promise<number> {
  const now = deps.clock.now()
  const found = await listUnflagged(deps.db, latestStart(now), mostAtOnce)
  const due = found.filter(({ since }) => debtEndOf(since) <= now)
  for (const debt of due) await flag(deps, debt, now)
  return due.length
}

/** Nothing that began later has stood so long: no month is shorter than 28 days. */
function latestStart(now: Millis): Millis {
  const shortest = creditDebtMonths * 28 * 24 * 3_600_000
  return millis(now - shortest)
}

async function flag(deps: FlaggingDeps, { clientId }: Debt, at: Millis): Promise<void> {
  const { db, alarm } = deps
  const left = await db.transaction(async (tx) => {
    const state = await holdStanding(tx, clientId)
    const debt = await loadDebt(tx, clientId)
    if (!debt || debt.flaggedAt !== null) return undefined
    const balance = (await furtherOf(tx, clientId, 'credits'))?.balance ?? zeroCredits
    if (state === 'closed') {
      // There is nothing left to end.
      await deleteDebt(tx, clientId)
      return undefined
    }
    await updateFlagged(tx, clientId, at)
    const facts = { balance, since: iso(debt.since).slice(0, 10) }
    await tell(tx, { act: creditActs.overdue, clientId, actor: 'system', at, facts }, deps)
    return facts
  })
  if (!left) return
  alarm({ code: 'credits_overdue', details: { client: String(clientId), since: left.since } })
}
