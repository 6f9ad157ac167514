// What clients do with money, one deed at a time: each throws its own dice, so that one seed asks
// the same things in the same order.

import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { Order } from '#contract/client/trades.ts'
import { simulatedCardPaths, type TestCard, testCards } from '#contract/public/test-cards.ts'
import { present } from '#kernel/assert.ts'
import { coinFacts, coins, unitsFromText } from '#kernel/coins.ts'
import { cents, figureShown } from '#kernel/money.ts'
import { codeOf, stepAt } from '#server/platform/one-time-code.ts'
import { anOrder } from '#test/engine.ts'
import { type Dice, oneOf } from './dice.ts'
import type { Mailbox } from './mailbox.ts'
import { type Call, type Caller, callUntil, type Deal, deal, type Reply } from './money-calls.ts'
import type { MoneyInstall, Person } from './money-install.ts'
import type { MoneyJournal } from './money-journal.ts'

export type Doing = {
  readonly install: MoneyInstall
  readonly journal: MoneyJournal
  readonly caller: Caller
  readonly mails: Mailbox
  /** Steps that a card's bank asks for and that nobody has done yet. */
  readonly steps: Set<string>
  /** Of people whose accounts are frozen by now. */
  readonly frozen: Set<Person>
}

export type Deed = (doing: Doing, dice: Dice, key: string) => Promise<void>

const cards: readonly TestCard[] = [
  ...(['approved', 'approved', 'approved', 'approved', 'approved', 'approved'] as const),
  ...(['dispute', 'dispute', 'declined', 'three_d_secure', 'three_d_secure'] as const),
]

export const payByCard: Deed = async (doing, dice, key) => {
  const { outside } = doing.install
  const person = someone(doing, dice)
  const card = oneOf(dice, cards)
  const made = await outside.provider.tokenise({ number: testCards[card].number, cvv: '123' })
  if (!('token' in made)) throw new Error('a test card is a card')
  const amount = centsFor(dice, 20_00, dice(4) === 0 ? 4_000_00 : 200_00)
  const reply = await dealt(doing, dice, {
    person,
    key,
    kind: 'card',
    cents: amount,
    call: {
      method: 'POST',
      path: '/deposit/card',
      body: {
        usd_amount: amount / 100,
        token: made.token,
        holder_name: 'Ada Byron',
        month: 12,
        year: 2030,
        zip_code: '1012 AB',
      },
    },
    idOf: (told) => told.data.deposit.deposit_id,
  })
  const url: string | undefined = reply.data?.next?.url
  if (url === undefined) return
  const step = present(url.split(`${simulatedCardPaths.fields}?step=`)[1], 'a step has its secret')
  doing.steps.add(step)
  if (dice(3) === 0) return
  await sleep(dice(400))
  await doStep(doing, step, dice(4) > 0)
}

/** At the bank of the card, which asks nobody here. */
export async function doStep({ install, steps }: Doing, step: string, isYes: boolean) {
  steps.delete(step)
  await install.outside.provider.doStep(step, isYes)
}

export const payCoins: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const coin = oneOf(dice, coins)
  const amount = centsFor(dice, 20_00, 300_00)
  const look = (path: string) => callUntil(doing.caller, person, { method: 'GET', path })
  const given = await look(`/deposit/wallet-address?currency=${coin}`)
  const usd = `usd_amount=${(amount / 100).toFixed(2)}`
  const converted = await look(`/deposit/conversion?currency=${coin}&${usd}`)
  if (given.http !== 200 || converted.http !== 200) return noteFrozen(doing, person, given)
  const isAsked = dice(3) > 0
  if (isAsked) {
    const body = new FormData()
    body.set('usd_amount', (amount / 100).toFixed(2))
    body.set('quote', converted.data.quote)
    await dealt(doing, dice, {
      person,
      key,
      kind: coin,
      cents: amount,
      call: { method: 'POST', path: coinFacts[coin].depositPath, body },
      idOf: (told) => told.data.deposit_id,
    })
  }
  const units = present(unitsFromText(coin, converted.data.amount), 'an amount of coins')
  // As asked, a part of it, or more; sometimes twice, sometimes never.
  for (let times = oneOf(dice, [0, 1, 1, 1, 1, 2]); times > 0; times -= 1) {
    const paid = oneOf(dice, [units, units, units / 2n, units * 2n])
    await doing.install.outside.chains[coin].faucet(given.data, paid)
  }
}

export const withdraw: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const isBank = dice(7) === 0
  const wallet = oneOf(dice, person.wallets)
  // Above 1,000 the demo operator does nothing, above 10,000 one member of staff alone neither.
  const most = oneOf(dice, [200_00, 200_00, 900_00, 3_000_00, 14_000_00])
  const amount = centsFor(dice, 40_00, most)
  const destination = isBank ? `${bank.routing_number}/${bank.account_number}` : wallet
  const bound = { action: 'withdraw', amount: amount / 100, destination }
  const proof = await proofFor(doing, person, bound)
  if (proof === undefined) return
  const body = { amount: amount / 100, proof, ...(isBank ? bank : { wallet }) }
  await dealt(doing, dice, {
    person,
    key,
    kind: 'withdraw',
    cents: amount,
    call: { method: 'POST', path: isBank ? '/withdraw/bank' : '/withdraw', body },
    idOf: (told) => told.data.withdraw_id,
  })
}

const bank = {
  account_number: '123456789',
  bank_name: 'First Bank',
  routing_number: '021000021',
  type: 'Checking',
}

export const cancel: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const asked = doing.journal.ackedOf(person.clientId, ['withdraw'])
  const last = asked.at(-1)
  const about = typeof last?.outcome === 'object' && 'acked' in last.outcome && last.outcome.acked
  if (!last || !about) return
  await dealt(doing, () => 1, {
    person,
    key,
    kind: 'cancel',
    cents: last.cents,
    about,
    call: { method: 'POST', path: `/withdraw/${about}/cancellation`, body: {} },
    idOf: (told) => told.data.withdraw_id,
  })
}

export const choosePlan: Deed = async (doing, dice, key) => {
  const person = someone(doing, dice)
  const isFirst = dice(2) === 0
  const path = isFirst ? '/users/set-plan' : '/users/request-plan-update'
  const body = { trading_plan: isFirst ? 'Beginner-3000' : 'Gold-7600' }
  await dealt(doing, () => 1, {
    person,
    key,
    kind: 'plan',
    cents: null,
    call: { method: 'POST', path, body },
    idOf: () => body.trading_plan,
  })
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
  await dealt(doing, dice, {
    person,
    key,
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

/** Whoever cannot go on makes room for somebody else. */
async function noteFrozen(doing: Doing, person: Person, reply: Reply): Promise<void> {
  if (reply.code !== 'account_frozen' || doing.frozen.has(person)) return
  doing.frozen.add(person)
  await doing.install.addPerson()
}

async function dealt(
  doing: Doing,
  dice: Dice,
  wish: Omit<Deal, 'journal' | 'repeats'>,
): Promise<Reply> {
  const repeats = dice(8) === 0 ? 1 : 0
  const reply = await deal(doing.caller, { ...wish, journal: doing.journal, repeats })
  await noteFrozen(doing, wish.person, reply)
  return reply
}

function centsFor(dice: Dice, from: number, to: number): number {
  return from + dice(to - from)
}

type Bound = { readonly action: string; readonly amount: number; readonly destination: string }

/** Undefined where it was not to be had. */
async function proofFor(doing: Doing, person: Person, bound: Bound): Promise<string | undefined> {
  const { caller, install } = doing
  const post = (path: string, body: object): Call => ({ method: 'POST', path, body })
  if (!person.secret) {
    const reply = await callUntil(caller, person, post('/withdraw/code', bound))
    await noteFrozen(doing, person, reply)
    return reply.http === 200 ? mailedCode(doing, bound) : undefined
  }
  // A code of the app is good once: whoever has just used one waits for the next.
  for (let tries = 0; tries < 6; tries += 1) {
    const code = codeOf(person.secret, stepAt(install.now()))
    const reply = await callUntil(caller, person, post('/auth/step-up', { ...bound, code }))
    if (reply.http === 200) return reply.data.proof
    if (reply.code !== 'wrong_code') return undefined
    await sleep(500)
  }
  return undefined
}

const mailPatienceMs = 20_000

/** As a client reads it, from the file that the mail became. */
async function mailedCode(
  { caller, mails }: Doing,
  { amount, destination }: Bound,
): Promise<string | undefined> {
  const end = Date.now() + mailPatienceMs
  const words = `to withdraw ${figureShown(amount.toFixed(2))} to ${destination}`
  while (Date.now() < end && !caller.isAbandoned()) {
    const code = await mails.codeFor(words)
    if (code) return code
    await sleep(100)
  }
  return undefined
}
