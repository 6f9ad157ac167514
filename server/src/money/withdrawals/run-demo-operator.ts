// In a sandbox a program does what staff and their wallet do with small withdrawals, after some
// seconds, so that a visitor sees the whole way. It is called what it is, and works nowhere else.

import { demoOperatorMost } from '#contract/public/payouts.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { later } from '#kernel/time.ts'
import { hireDemoOperator } from '#server/install/operators/demo-operator.ts'
import { type DemoOperator, demoOperatorEmail } from '#server/install/operators/staff.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { demoWaitMs } from './demo.ts'
import { hasDemoOperator } from './offer-withdrawals.ts'
import { eachForDemo } from './open-withdrawals.store.ts'
import { noteBankPaid } from './pay-withdrawal.ts'
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
  let by: DemoOperator | undefined
  for await (const withdrawal of eachForDemo(db, work)) {
    by ??= await hireDemoOperator(db, now)
    if (by && (await moveOn(deps, withdrawal, by))) moved += 1
  }
  return moved
}

async function moveOn(
  deps: PayingDeps,
  withdrawal: Withdrawal,
  by: DemoOperator,
): Promise<boolean> {
  const { id, method } = withdrawal
  if (stateOf(withdrawal) === 'pending') return !isRefusal(await approveWithdrawal(deps, id, by))
  if (method === 'bank') return payBank(deps, withdrawal, by)
  return !isRefusal(await sendSimulated(deps, id, by))
}

async function payBank(
  deps: PayingDeps,
  { id, payout }: Withdrawal,
  by: DemoOperator,
): Promise<boolean> {
  if (!payout) {
    const file = await prepareBankFile(deps, by, id)
    if (isRefusal(file)) return false
  }
  const reference = `DEMO-${id.slice(-12).toUpperCase()}`
  return !isRefusal(await noteBankPaid(deps, id, { by, reference }))
}
