// An output that is deep enough becomes money of the client, once, at the rate that was promised or
// that of now.

import { present } from '#kernel/assert.ts'
import type { ChainOutput } from '../chains/chain.ts'
import type { DepositAddress } from './address.ts'
import { coinsCame } from './credit.ts'
import { decideCredit } from './deposit.ts'
import type { OfferDeps } from './deposit-offer.ts'
import { lockDeposit } from './deposits.store.ts'
import type { NotingDeps } from './note-output.ts'
import { lockOutput } from './outputs.store.ts'
import { postCredit } from './post-credit.ts'
import { noteRejection } from './reject-deposit.ts'
import { traceCredited } from './trace-deposit.ts'

export type OutputDeps = NotingDeps & Pick<OfferDeps, 'rateNow'>

/**
 * Credits an output that is deep enough. Where there is no fresh price to reckon with it waits for
 * the next look.
 */
export async function creditOutput(
  deps: OutputDeps,
  { coin, network }: DepositAddress,
  output: ChainOutput,
): Promise<void> {
  const credited = await deps.db.transaction(async (tx) => {
    const known = await lockOutput(tx, { coin, network }, output)
    // Lost again meanwhile, says whoever has looked since.
    if (!known || known.goneAt !== null) return undefined
    const deposit = await lockDeposit(tx, known.depositId)
    if (deposit?.step.state !== 'pending') return undefined
    const arrival = present(deposit.arrival, 'its output has come')
    const at = deps.clock.now()
    const decision = decideCredit(coin, arrival, deposit.ask, { at, rate: deps.rateNow(coin) })
    if (decision === 'no_price') return undefined
    if (decision === 'dust') {
      await noteRejection(tx, deps, deposit, { outcome: 'dust', reason: { code: 'dust' } })
      return undefined
    }
    const { outcome, ...credit } = decision
    const came = coinsCame(coin, arrival, credit, outcome)
    await postCredit(tx, { deposit, credit, outcome, came, at }, deps)
    return { deposit, seenAt: arrival.seenAt, confirmedAt: at }
  })
  if (credited) traceCredited(credited.deposit, { ...credited, creditedAt: deps.clock.now() })
}
