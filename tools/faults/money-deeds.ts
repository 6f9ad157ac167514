// What clients do with money, one deed at a time: each throws its own dice, so that one seed asks
// the same things in the same order.

import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { Order } from '#contract/client/trades.ts'
import type { TestCard } from '#contract/public/test-cards.ts'
import { coins } from '#kernel/coins.ts'
import { cents } from '#kernel/money.ts'
import { anOrder } from '#test/engine.ts'
import { type Dice, oneOf } from './dice.ts'
import {
  askByCard,
  askByCoin,
  askForPlan,
  askToCancel,
  askToWithdraw,
  type Doing,
  dealt,
  doStep,
  lookUpCoins,
  proofFor,
  stepOf,
} from './money-asks.ts'
import { callUntil } from './money-calls.ts'
import type { Person } from './money-install.ts'
import { idOf } from './money-journal.ts'

export type Deed = (doing: Doing, dice: Dice, key: string) => Promise<void>

const cards: readonly TestCard[] = [
  ...(['approved', 'approved', 'approved', 'approved', 'approved', 'approved'] as const),
  ...(['dispute', 'dispute', 'declined', 'three_d_secure', 'three_d_secure'] as const),
]

export const payByCard: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const card = oneOf(dice, cards)
  const amount = centsFor(dice, 20_00, dice(4) === 0 ? 4_000_00 : 200_00)
  const asking = { person, key, repeats: repeatsBy(dice) }
  const step = stepOf(await askByCard(doing, asking, { card, cents: amount }))
  if (step === undefined) return
  doing.steps.add(step)
  if (dice(3) === 0) return
  await sleep(dice(400))
  await doStep(doing, step, dice(4) > 0)
}

export const payCoins: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const coin = oneOf(dice, coins)
  const amount = centsFor(dice, 20_00, 300_00)
  const found = await lookUpCoins(doing, person, { coin, cents: amount })
  if (!found) return
  const { address, quote, units } = found
  if (dice(3) > 0) {
    const asking = { person, key, repeats: repeatsBy(dice) }
    await askByCoin(doing, asking, { coin, cents: amount, quote })
  }
  // As asked, a part of it, or more; sometimes twice, sometimes never.
  for (let times = oneOf(dice, [0, 1, 1, 1, 1, 2]); times > 0; times -= 1) {
    const paid = oneOf(dice, [units, units, units / 2n, units * 2n])
    await doing.install.outside.chains[coin].faucet(address, paid)
  }
}

export const withdraw: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const isBank = dice(7) === 0
  const wallet = oneOf(dice, person.wallets)
  // Above 1,000 the demo operator does nothing, above 10,000 one member of staff alone neither.
  const most = oneOf(dice, [200_00, 200_00, 900_00, 3_000_00, 14_000_00])
  const wish = { cents: centsFor(dice, 40_00, most), wallet: isBank ? null : wallet }
  const proof = await proofFor(doing, person, wish)
  if (proof === undefined) return
  await askToWithdraw(doing, { person, key, repeats: repeatsBy(dice) }, { ...wish, proof })
}

export const cancel: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const last = doing.journal.ackedOf(person.clientId, ['withdraw']).at(-1)
  const id = last && idOf(last)
  if (!last || !id) return
  await askToCancel(doing, { person, key, repeats: 0 }, { id, cents: last.cents })
}

export const choosePlan: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const plan = dice(2) === 0 ? 'Beginner-3000' : 'Gold-7600'
  await askForPlan(doing, { person, key, repeats: 0 }, plan)
}

const rates = ['75/3', '12/5', '11/13', '1/18', '218/218'] as const

export const trade: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const stake = centsFor(dice, 1_00, 150_00)
  const order = anOrder({
    book: dice(4) === 0 ? 'demo' : 'real',
    stake: cents(BigInt(stake)),
    direction: dice(2) === 0 ? 'rise' : 'fall',
    strikeRate: oneOf(dice, rates),
  })
  await dealt(doing, {
    person,
    key,
    repeats: repeatsBy(dice),
    kind: 'trade',
    cents: stake,
    call: { method: 'POST', path: '/trading/submit', body: z.encode(Order, order) as object },
    idOf: (told) => told.data.trade_id,
  })
}

/** What was acknowledged to them is shown to them, whatever happened since. */
export const lookBack: Deed = async (doing, dice) => {
  const person = someone(doing, dice)
  const isWithdrawal = dice(2) === 0
  const kinds = isWithdrawal ? (['withdraw'] as const) : (['card', ...coins] as const)
  const known = doing.journal.ackedOf(person.clientId, kinds)
  const path = isWithdrawal ? '/withdraw?limit=100' : '/deposit?limit=100'
  const reply = await callUntil(doing.caller, person, { method: 'GET', path })
  if (reply.http !== 200 || reply.next_cursor) return
  const shown = new Set(
    (reply.data as { deposit_id?: string; withdraw_id?: string }[]).map(
      (it) => it.withdraw_id ?? it.deposit_id,
    ),
  )
  for (const { key, outcome } of known) {
    const id = typeof outcome === 'object' && 'acked' in outcome ? outcome.acked : ''
    if (!shown.has(id)) doing.journal.contradict(`${key} was ${id}, and is not shown`)
  }
}

function someone({ install, frozen }: Doing, dice: Dice): Person {
  const active = install.people.filter((person) => !frozen.has(person))
  return oneOf(dice, active)
}

function repeatsBy(dice: Dice): number {
  return dice(8) === 0 ? 1 : 0
}

function centsFor(dice: Dice, from: number, to: number): number {
  return from + dice(to - from)
}
