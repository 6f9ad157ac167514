// What the operator's wallet does on a real chain: on the simulated one of a sandbox a payout
// leaves when staff say so. Asked twice it is sent once, whatever broke in between.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { DemoOperator, Staff } from '#server/install/operators/staff.ts'
import { isSimulated } from '../chains/simulated.chain.ts'
import { methods } from '../methods/coin-methods.ts'
import { noteSending } from './note-sending.ts'
import { notePrepared, type PayingDeps, planCoins } from './prepare-payout.ts'
import type { Withdrawal } from './withdrawal.ts'

export async function sendSimulated(
  deps: PayingDeps,
  id: string,
  by: Staff | DemoOperator,
): Promise<Withdrawal | KnownRefusal> {
  const plan = await planCoins(deps, id, { by, action: 'withdrawal.send' })
  if (isRefusal(plan)) return plan
  const { chain, order } = plan
  if (!isSimulated(chain)) {
    return refuse('payout_impossible', { fault: 'only your own wallet can send on this network' })
  }
  const noted = await notePrepared(deps, { ...plan, prepared: null })
  if (isRefusal(noted)) return noted
  let sent = await chain.send(order)
  if ('fault' in sent && sent.fault === 'not_enough') {
    // Play money was never paid in: the operator of a sandbox has test coins without end.
    const { fee, faucetMost: most } = methods[chain.coin].simulated
    const wanted = order.units + fee
    for (let missing = wanted; missing > 0n; missing -= most) {
      await chain.faucet(order.change.address, missing < most ? missing : most)
    }
    sent = await chain.send(order)
  }
  if ('fault' in sent) return refuse('payout_impossible', { fault: 'the chain did not take it' })
  return noteSending(deps, id, { reference: sent.txid, ...noted.by })
}
