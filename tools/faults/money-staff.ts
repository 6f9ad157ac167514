// What members of staff do with withdrawals, by the same functions as `npm run staff`, and before
// the same chains, which may not answer them either.

import { randomUUID } from 'node:crypto'
import { isRefusal } from '#kernel/refusal.ts'
import { unfreezeAccount } from '#server/identity/freezes/unfreeze-account.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import { approveWithdrawal } from '#server/money/withdrawals/approve-withdrawal.ts'
import { rejectWithdrawal } from '#server/money/withdrawals/end-withdrawal.ts'
import { listForStaff } from '#server/money/withdrawals/list-for-staff.ts'
import { noteBankPaid } from '#server/money/withdrawals/pay-withdrawal.ts'
import { prepareBankFile } from '#server/money/withdrawals/prepare-bank-file.ts'
import type { PayingDeps } from '#server/money/withdrawals/prepare-payout.ts'
import { sendSimulated } from '#server/money/withdrawals/send-simulated.ts'
import { stateOf, type Withdrawal } from '#server/money/withdrawals/withdrawal.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { staffNamed } from '#test/staff.ts'
import { type Dice, oneOf } from './dice.ts'
import { installSeal, type MoneyInstall, staff } from './money-install.ts'
import { chainsOutside } from './outside-client.ts'

const [eve, max] = [staffNamed(staff[0]), staffNamed(staff[1])] as const

async function staffDeps({ db, outside, now, url }: MoneyInstall): Promise<PayingDeps> {
  const { settings: known } = await readTrusted(db, installSeal)
  return {
    db,
    clock: { now },
    random: systemRandom,
    settings: () => known,
    install: { mode: 'sandbox', publicUrl: () => url },
    chainOf: chainsOutside(`${outside.url}/staff`, null).of,
  }
}

/** With one of those that wait, whatever they may do with it, and more. */
export async function workOn(install: MoneyInstall, dice: Dice): Promise<void> {
  const deps = await staffDeps(install)
  const open = await listForStaff(install.db, 'waiting')
  if (open.length === 0) return
  const one = oneOf(dice, open)
  const roll = dice(12)
  if (roll === 0) await rejectWithdrawal(deps, one.id, { by: max, reason: 'No.' })
  else if (roll < 7) await approveWithdrawal(deps, one.id, oneOf(dice, [eve, max]))
  else await pay(deps, one)
}

/** Accounts that were frozen go on, and everything that waits is approved and sent. */
export async function finishAll(install: MoneyInstall): Promise<void> {
  const deps = await staffDeps(install)
  const frozen = await install.db.rows<{ id: bigint }>(
    `select id from clients where state = 'frozen'`,
  )
  for (const { id } of frozen) {
    for (const by of [eve, max]) {
      await unfreezeAccount(deps, { known: String(id), reason: 'It is looked into.', by })
    }
  }
  const open = await listForStaff(install.db, 'waiting')
  for (const one of open) {
    if (stateOf(one) === 'pending') {
      for (const by of [eve, max]) await approveWithdrawal(deps, one.id, by)
    } else if (!one.payout?.sent) await pay(deps, one)
  }
}

async function pay(deps: PayingDeps, { id, method, payout }: Withdrawal): Promise<void> {
  if (method !== 'bank') {
    await sendSimulated(deps, id, eve)
    return
  }
  if (!payout && isRefusal(await prepareBankFile(deps, eve, id))) return
  await noteBankPaid(deps, id, { by: eve, reference: `BANK-${randomUUID()}` })
}
