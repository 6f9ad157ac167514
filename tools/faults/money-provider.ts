// The card provider's own doing, one step at a time: it tells what there is to tell, and what was
// paid is disputed when a trial comes to that.

import { iso } from '#kernel/time.ts'
import { deliverMessages } from '#server/money/cards/deliver-messages.ts'
import type { MoneyInstall } from './money-install.ts'

/** Whether all of it was heard. Nothing is disputed, or decided on, meanwhile. */
export async function tellCards({ outside, now, url }: MoneyInstall): Promise<boolean> {
  const { db, provider } = outside
  await db.rows('update simulated_card_messages set due_at = $1 where ended_at is null', [
    iso(now()),
  ])
  const post = async (body: string, headers: Record<string, string>): Promise<number> => {
    const signal = AbortSignal.timeout(10_000)
    const wish = { method: 'POST', body, headers, signal }
    return (await fetch(`${url}/api/webhooks/card/simulated`, wish)).status
  }
  const quiet = { ...provider, dispute: async () => {} }
  await deliverMessages({ db, clock: { now }, provider: quiet, post })
  const left = await db.rows('select from simulated_card_messages where ended_at is null')
  return left.length === 0
}

/** What paid this deposit is disputed now, and all else that is due is told before. */
export async function bringToDispute(install: MoneyInstall, depositId: string): Promise<void> {
  const { db, provider } = install.outside
  await provider.dispute()
  await tellCards(install)
  await db.rows('update simulated_card_payments set dispute_at = $2 where reference = $1', [
    depositId,
    iso(install.now()),
  ])
  await provider.dispute()
}
