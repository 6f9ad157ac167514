// Moves grants on: a deposit that came starts its bonus, a bonus that was turned over is paid, one
// that ran out or whose deposit was taken back ends. Done again, it changes nothing.

import { present } from '#kernel/assert.ts'
import type { AccountId } from '#kernel/ids.ts'
import { cents, isLess, type Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import type { Tx } from '#server/platform/db.ts'
import { bonusOf, type Grant, runsOutAt } from './campaign.ts'
import { lockCampaign } from './campaigns.store.ts'
import {
  isTakenBack,
  listCredited,
  listDue,
  listTurned,
  loadGrant,
  loadProgress,
  saveProgress,
} from './grants.store.ts'
import { endGrant, type GrantDeps, type Granted, payGrant, startBonus } from './make-grant.ts'
import { turnedOf } from './turnover.ts'

const mostAtOnce = 100
const first = '00000000-0000-0000-0000-000000000000'

/** How many ended or began. */
export async function moveGrants(deps: GrantDeps): Promise<number> {
  let moved = 0
  for (let after = first; ; ) {
    const due = await listDue(deps.db, { now: deps.clock.now(), after, limit: mostAtOnce })
    for (const { id } of due) moved += (await moveGrant(deps, id)) ? 1 : 0
    const last = due.at(-1)
    if (!last || due.length < mostAtOnce) return moved
    after = last.id
  }
}

/** `undecided`: a trade that may still count has not been settled. */
type Looked = 'done' | 'waits' | 'undecided'

function moveGrant(deps: GrantDeps, id: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const found = present(await loadGrant(tx, id), 'grants are never deleted')
    const state = await holdStanding(tx, found.clientId)
    const campaign = present(await lockCampaign(tx, found.campaignId), 'it is of a campaign')
    const grant = present(await loadGrant(tx, id), 'grants are never deleted')
    if (grant.end) return false
    const at = deps.clock.now()
    const end = (outcome: 'expired' | 'taken_back') =>
      endGrant(tx, deps, { campaign, grant }, { outcome, actor: 'system', at })
    if (grant.start?.depositId && (await isTakenBack(tx, grant.start.depositId))) {
      await end('taken_back')
      return true
    }
    // Whether it was turned over is told by what was settled before it ran out, whenever that is
    // looked at; a frozen account waits, and loses nothing by it.
    if (state === 'frozen') return false
    const done = grant.start
      ? await payTurned(tx, deps, { campaign, grant }, at)
      : await startByDeposit(tx, deps, { campaign, grant }, at)
    if (done === 'waits' && at >= runsOutAt(grant, campaign)) await end('expired')
    return done === 'done'
  })
}

async function startByDeposit(
  tx: Tx,
  deps: GrantDeps,
  { campaign, grant }: Granted,
  at: Millis,
): Promise<Looked> {
  const credited = await listCredited(tx, grant.clientId, grant.grantedAt)
  for (const { id: depositId, amount: deposit, credited_at } of credited) {
    const amount = credited_at < grant.endsAt ? bonusOf(campaign, deposit) : undefined
    if (amount === undefined) continue
    await startBonus(tx, deps, { campaign, grant }, { amount, depositId, at })
    return 'done'
  }
  return 'waits'
}

async function payTurned(
  tx: Tx,
  deps: GrantDeps,
  { campaign, grant }: Granted,
  at: Millis,
): Promise<Looked> {
  const start = present(grant.start, 'it was asked before')
  const live = await accountIn(tx, grant.clientId, 'real')
  const { counted, keep } = await countTurned(tx, grant, live.id, runsOutAt(grant, campaign))
  if (isLess(counted, start.target)) {
    await saveProgress(tx, grant.id, { ...keep, seen: live.postings })
    return keep.isWaiting ? 'undecided' : 'waits'
  }
  await payGrant(tx, deps, { campaign, grant }, { kind: 'bonus_paid', amount: start.amount, at })
  return 'done'
}

/** What of a running bonus was turned over by now, and what need not be counted again. */
export async function countTurned(tx: Tx, grant: Grant, live: AccountId, until: Millis) {
  const start = present(grant.start, 'only a bonus is turned over')
  const before = await loadProgress(tx, grant.id)
  const from = before?.posting ?? start.posting
  const sum = (amount: Usd) => cents(((before?.counted ?? 0n) as bigint) + (amount as bigint))
  const { counted, kept, posting, isWaiting } = turnedOf(await listTurned(tx, live, from), {
    from,
    until,
  })
  return { counted: sum(counted), keep: { counted: sum(kept), posting, isWaiting } }
}
