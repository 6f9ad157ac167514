// In a sandbox a program does what staff and their wallet do with small withdrawals, after some
// seconds, so that a visitor sees the whole way. It is called what it is, and works nowhere else.

import { demoOperatorMost } from '#contract/public/payouts.ts'
import { assert } from '#kernel/assert.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { later } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { findOperator } from '#server/install/operators/find-operator.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { demoOperatorEmail, demoWaitMs } from './demo.ts'
import { hasDemoOperator } from './offer-withdrawals.ts'
import { eachForDemo } from './open-withdrawals.store.ts'
import { settlePayout } from './pay-withdrawal.ts'
import { prepareBankFile } from './prepare-bank-file.ts'
import type { PayingDeps } from './prepare-payout.ts'
import { sendSimulated } from './send-simulated.ts'
import { stateOf, type Withdrawal } from './withdrawal.ts'

const smallMost = dollars(demoOperatorMost)

/** Says how many withdrawals it moved on. */
export async function runDemoOperator(deps: PayingDeps): Promise<number> {
  const { db, clock, settings, install } = deps
  if (!hasDemoOperator(settings(), install.mode)) return 0
  const now = clock.now()
  const work = { email: demoOperatorEmail, smallMost, now, restedSince: later(now, -demoWaitMs) }
  let moved = 0
  for await (const withdrawal of eachForDemo(db, work)) {
    if (await moveOn(deps, withdrawal)) moved += 1
  }
  return moved
}

async function moveOn(deps: PayingDeps, withdrawal: Withdrawal): Promise<boolean> {
  const { id, method } = withdrawal
  if (stateOf(withdrawal) === 'pending') {
    await hireDemoOperator(deps)
    return !isRefusal(await approveWithdrawal(deps, id, demoOperatorEmail))
  }
  if (method === 'bank') return payBank(deps, withdrawal)
  return !isRefusal(await sendSimulated(deps, id, demoOperatorEmail))
}

async function payBank(deps: PayingDeps, { id, payout }: Withdrawal): Promise<boolean> {
  if (!payout) {
    const file = await prepareBankFile(deps, demoOperatorEmail, id)
    if (isRefusal(file)) return false
  }
  const reference = `DEMO-${id.slice(-12).toUpperCase()}`
  const actor = `staff:${demoOperatorEmail}` as const
  return !isRefusal(await settlePayout(deps, id, { reference, actor }))
}

/** Nobody can sign in as it: no password has this hash. */
async function hireDemoOperator({ db, clock, install }: PayingDeps): Promise<void> {
  assert(install.mode === 'sandbox', 'a demo operator works in a sandbox only')
  if (await findOperator(db, demoOperatorEmail)) return
  const operator = { email: demoOperatorEmail, passwordHash: 'none' }
  await createOperator(db, operator, clock.now())
}
