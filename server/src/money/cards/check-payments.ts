// Messages get lost. Deposits by card that wait are asked about at the provider, and those that
// nobody finished are ended there and then here.

import { later, type Millis, minute } from '#kernel/time.ts'
import { rejectDeposit } from '../deposits/reject-deposit.ts'
import { givenUpAfterMs, networkKeptMs } from './card.ts'
import { eachUnfinished, forgetNetworks, type Unfinished } from './cards.store.ts'
import type { CardDeps } from './deposit-by-card.ts'
import { applyPayment } from './take-message.ts'

const messageTakesMs = minute

export async function checkPayments(deps: CardDeps): Promise<void> {
  const now = deps.clock.now()
  await forgetNetworks(deps.db, later(now, -networkKeptMs))
  const troubles: unknown[] = []
  for await (const deposit of eachUnfinished(deps.db, later(now, -messageTakesMs))) {
    // One that cannot be asked about now keeps no other waiting.
    await check(deps, deposit, now).catch((error: unknown) => troubles.push(error))
  }
  if (troubles.length > 0) throw troubles[0]
}

async function check(deps: CardDeps, deposit: Unfinished, now: Millis): Promise<void> {
  const { depositId, paymentId, createdAt } = deposit
  const isOver = now > later(createdAt, givenUpAfterMs)
  const { provider } = deps
  if (paymentId === null) {
    // The server ended between asking and starting: nobody has paid anything.
    if (isOver) {
      const reason = { code: 'card_unfinished' } as const
      await rejectDeposit(deps, depositId, { outcome: 'expired', reason })
    }
    return
  }
  if (!provider || provider.name !== deposit.provider) return
  if (isOver || deposit.isCancelled) await provider.cancel(paymentId)
  const payment = await provider.look(paymentId)
  if (payment) await applyPayment(deps, provider, payment)
}
