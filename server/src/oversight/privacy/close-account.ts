// Closing an account for good. No live trade may be open and no real money left; the play money of
// a sandbox goes back where it came from. Records are kept as long as the law asks.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { endKeysOf } from '#server/automation/keys/end-key.ts'
import { endWebhooksOf } from '#server/automation/webhooks/change-webhook.ts'
import { closeClient } from '#server/identity/clients/close-client.ts'
import { dropAvatarOf } from '#server/identity/clients/read-avatar-of.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { type Consent, takeConsent } from '#server/identity/factors/take-consent.ts'
import { endAllSessions } from '#server/identity/sessions/end-all-sessions.ts'
import type { SecondStep } from '#server/identity/sessions/second-step.ts'
import { type ClientAccount, payOut } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import { countUnderWay } from '#server/money/withdrawals/count-under-way.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { runningUntil } from '#server/promotion/tournaments/find-running.ts'
import { decideClosing, keptUntil } from './closing.ts'
import { closingActs } from './closing-acts.ts'
import { insertClosure, loadLive } from './privacy.store.ts'

export type ClosingDeps = WritingDeps & {
  readonly db: Db
  readonly methodsOf: SecondStep['methodsOf']
  /** Told of each session that ended. */
  readonly onEnded: (sessionId: SessionId) => void
}

export type Closing = Consent & {
  /** In the client's own words. */
  readonly reason: string | null
}

export async function closeAccount(
  deps: ClosingDeps,
  clientId: ClientId,
  { reason, ...consent }: Closing,
): Promise<{ keptUntil: Millis } | KnownRefusal> {
  const { db, clock } = deps
  const outcome = await db.transaction(async (tx) => {
    const now = clock.now()
    // The client first, as everywhere: so nothing waits for what waits for it.
    if (!(await closeClient(tx, clientId))) return refuse('account_closed')
    const asked = { ...consent, clientId, action: 'account_close' } as const
    const given = await takeConsent(tx, asked, deps.methodsOf, now)
    if (isRefusal(given)) return given
    const closed = await endAccount(tx, deps, clientId, now)
    if (isRefusal(closed)) return closed
    const { ended, ...facts } = closed
    await insertClosure(tx, { clientId, closedAt: now, keptUntil: closed.keptUntil, reason })
    const told = { clientId, actor: 'client', at: now, facts } as const
    await tell(tx, { act: closingActs.closed, ...told }, deps)
    return { keptUntil: closed.keptUntil, ended }
  })
  if (isRefusal(outcome)) return outcome
  outcome.ended.forEach(deps.onEnded)
  return { keptUntil: outcome.keptUntil }
}

export type Ended = {
  readonly keptUntil: Millis
  readonly givenUp: Usd
  readonly ended: readonly SessionId[]
}

/** Whoever closes it, in their transaction, once nobody else changes the client. */
export async function endAccount(
  tx: Tx,
  deps: ClosingDeps,
  clientId: ClientId,
  now: Millis,
): Promise<Ended | KnownRefusal> {
  const underWay = await countUnderWay(tx, clientId, now)
  if (underWay > 0) return refuse('withdrawals_under_way', { count: underWay })
  const tournament = await runningUntil(tx, clientId)
  if (tournament !== null) return refuse('tournament_under_way', { until: iso(tournament) })
  const { account, openTrades } = await loadLive(tx, clientId)
  const givenUp = decideClosing({
    openLiveTrades: openTrades,
    liveBalance: account.balance,
    isPlayMoney: deps.install.mode === 'sandbox',
  })
  if (isRefusal(givenUp)) return givenUp
  if (givenUp !== zeroUsd) await giveUp(tx, account, givenUp, deps)
  await dropAvatarOf(tx, clientId)
  await endWebhooksOf(tx, clientId, now, deps)
  await endKeysOf(tx, clientId, deps)
  const ended = await endAllSessions(tx, clientId, 'account_closed', now)
  return { keptUntil: keptUntil(now), givenUp, ended }
}

/** The account as it was when that was decided: if it has moved on since, all is decided again. */
async function giveUp(tx: Tx, account: ClientAccount, amount: Usd, deps: ClosingDeps) {
  const at = deps.clock.now()
  const cause = { kind: 'sandbox_forfeit', ref: newUuid(at, deps.random), at } as const
  await postTransfers(tx, [payOut(account, 'grants', amount, cause).transfer])
}
