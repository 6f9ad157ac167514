// Credits in a made-up world: bought by whoever has the money, used up by a trader on an exchange,
// given back by some.

import { isRefusal } from '#kernel/refusal.ts'
import { day, iso, later, minute } from '#kernel/time.ts'
import { buyCredits } from '#server/money/credits/buy-credits.ts'
import { chargeCredits } from '#server/money/credits/charge-credits.ts'
import { giveBack } from '#server/money/credits/give-back.ts'
import { oneOf } from '../faults/dice.ts'
import type { Living, World } from './world.ts'

const packs = [10, 25, 50] as const
const daysUsed = 6
const tries = 12

/** Bought by the first of some who can; used, or given back as it was. */
export async function buySomeCredits(
  world: World,
  among: readonly Living[],
  isGivenBack: boolean,
): Promise<void> {
  const { clock, dice, money } = world
  for (let nr = 0; nr < tries; nr += 1) {
    const { id } = oneOf(dice, among)
    await clock.pass(minute)
    const wish = { clientId: id, credits: oneOf(dice, packs), shown: null, orderKey: null }
    const bought = await buyCredits(money.credits, wish)
    if (isRefusal(bought)) continue
    await clock.pass(minute)
    // Where the law of their country gives them days for it.
    if (isGivenBack && !isRefusal(await giveBack(money.credits, id, bought.id))) return
    await use(world, id)
    if (!isGivenBack) return
  }
}

async function use({ clock, dice, money }: World, client: Living['id']): Promise<void> {
  for (let nr = 0; nr < daysUsed; nr += 1) {
    const of = iso(later(clock.now(), -nr * day)).slice(0, 10)
    const kind = nr % 2 === 0 ? 'day' : 'trade'
    const ref = `kraken ${of} ${nr} ${dice(1_000_000)}`
    await chargeCredits(money.credits, { client, kind, ref, reason: `Kraken, ${of}` })
  }
}
