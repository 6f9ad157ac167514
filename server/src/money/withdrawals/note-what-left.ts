// The wallet of the simulated chain is ours: coins leave it, and a moment later that is noted.
// Where a crash came between, the chain is asked by the withdrawal's own id what left for it, and
// that is noted, whoever's account was frozen meanwhile. Nothing is sent here.

import { isRefusal } from '#kernel/refusal.ts'
import { Outage } from '#server/platform/outage.ts'
import type { Actor } from '#server/record/events/event.ts'
import { isSimulated } from '../chains/simulated.chain.ts'
import { noteSending } from './note-sending.ts'
import { eachPrepared } from './open-withdrawals.store.ts'
import type { PayingDeps } from './prepare-payout.ts'

/** Says how many it found. A chain that is down keeps no other waiting. */
export async function noteWhatLeft(deps: PayingDeps): Promise<number> {
  let noted = 0
  for await (const { id, method, network, payout } of eachPrepared(deps.db)) {
    const chain = method === 'bank' ? undefined : deps.chainOf(method)
    if (!payout || !chain || chain.network !== network || !isSimulated(chain)) continue
    const reference = await chain.sent(id).catch(noneIfDown)
    if (reference === undefined) continue
    const actor = payout.preparedBy as Actor
    if (!isRefusal(await noteSending(deps, id, { reference, actor, acts: 'program' }))) noted += 1
  }
  return noted
}

function noneIfDown(error: unknown): undefined {
  if (!(error instanceof Outage)) throw error
}
