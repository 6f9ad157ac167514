// How clients ask for money to come and go: one thing each, by the calls that their screens make,
// written down before and asked again with its key until the answer is clear.

import { setTimeout as sleep } from 'node:timers/promises'
import { simulatedCardPaths, type TestCard, testCards } from '#contract/public/test-cards.ts'
import { present } from '#kernel/assert.ts'
import { type Coin, coinFacts, unitsFromText } from '#kernel/coins.ts'
import { figureShown } from '#kernel/money.ts'
import { codeOf, stepAt } from '#server/platform/one-time-code.ts'
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

/** Who asks, with which key, and how often once more when the answer is known. */
export type Asking = Pick<Deal, 'person' | 'key' | 'repeats'>

export async function askByCard(
  doing: Doing,
  asking: Asking,
  { card, cents }: { readonly card: TestCard; readonly cents: number },
): Promise<Reply> {
  const { provider } = doing.install.outside
  const made = await provider.tokenise({ number: testCards[card].number, cvv: '123' })
  if (!('token' in made)) throw new Error('a test card is a card')
  return dealt(doing, {
    ...asking,
    kind: 'card',
    cents,
    call: {
      method: 'POST',
      path: '/deposit/card',
      body: {
        usd_amount: cents / 100,
        token: made.token,
        holder_name: 'Ada Byron',
        month: 12,
        year: 2030,
        zip_code: '1012 AB',
      },
    },
    idOf: (told) => told.data.deposit.deposit_id,
  })
}

/** The secret of the step that the card's bank asks for; undefined where it asks for none. */
export function stepOf({ data }: Reply): string | undefined {
  const url: string | undefined = data?.next?.url
  if (url === undefined) return undefined
  return present(url.split(`${simulatedCardPaths.fields}?step=`)[1], 'a step has its secret')
}

/** At the bank of the card, which asks nobody here. */
export async function doStep({ install, steps }: Doing, step: string, isYes: boolean) {
  steps.delete(step)
  await install.outside.provider.doStep(step, isYes)
}

export type ToPay = { readonly address: string; readonly quote: string; readonly units: bigint }

/** Where to pay so many cents in a coin, and how much; undefined where that was refused. */
export async function lookUpCoins(
  doing: Doing,
  person: Person,
  { coin, cents }: { readonly coin: Coin; readonly cents: number },
): Promise<ToPay | undefined> {
  const look = (path: string) => callUntil(doing.caller, person, { method: 'GET', path })
  const given = await look(`/deposit/wallet-address?currency=${coin}`)
  const usd = `usd_amount=${(cents / 100).toFixed(2)}`
  const converted = await look(`/deposit/conversion?currency=${coin}&${usd}`)
  if (given.http !== 200 || converted.http !== 200) {
    await noteFrozen(doing, person, given)
    return undefined
  }
  const { amount, quote } = converted.data
  const units = present(unitsFromText(coin, amount), 'an amount of coins')
  return { address: given.data, quote, units }
}

export function askByCoin(
  doing: Doing,
  asking: Asking,
  { coin, cents, quote }: { readonly coin: Coin; readonly cents: number; readonly quote: string },
): Promise<Reply> {
  const body = new FormData()
  body.set('usd_amount', (cents / 100).toFixed(2))
  body.set('quote', quote)
  return dealt(doing, {
    ...asking,
    kind: coin,
    cents,
    call: { method: 'POST', path: coinFacts[coin].depositPath, body },
    idOf: (told) => told.data.deposit_id,
  })
}

/** `wallet`: null for the bank. */
export type Wish = { readonly cents: number; readonly wallet: string | null }

export function askToWithdraw(
  doing: Doing,
  asking: Asking,
  { cents, wallet, proof }: Wish & { readonly proof: string },
): Promise<Reply> {
  const to = wallet === null ? bankOf(asking.person) : { wallet }
  const body = { amount: cents / 100, proof, ...to }
  return dealt(doing, {
    ...asking,
    kind: 'withdraw',
    cents,
    call: { method: 'POST', path: wallet === null ? '/withdraw/bank' : '/withdraw', body },
    idOf: (told) => told.data.withdraw_id,
  })
}

/** Everybody has an account of their own, by which the mail to them is known. */
function bankOf({ clientId }: Person) {
  return {
    account_number: String(100_000_000 + Number(clientId)),
    bank_name: 'First Bank',
    routing_number: '021000021',
    type: 'Checking',
  }
}

export function askToCancel(
  doing: Doing,
  asking: Asking,
  { id, cents }: { readonly id: string; readonly cents: number | null },
): Promise<Reply> {
  return dealt(doing, {
    ...asking,
    kind: 'cancel',
    cents,
    about: id,
    call: { method: 'POST', path: `/withdraw/${id}/cancellation`, body: {} },
    idOf: (told) => told.data.withdraw_id,
  })
}

export function askForPlan(doing: Doing, asking: Asking, plan: FirstPlan): Promise<Reply> {
  const isFirst = plan === 'Beginner-3000'
  const path = isFirst ? '/users/set-plan' : '/users/request-plan-update'
  return dealt(doing, {
    ...asking,
    kind: 'plan',
    cents: null,
    call: { method: 'POST', path, body: { trading_plan: plan } },
    idOf: () => plan,
  })
}

/** One that is chosen at once, and one that staff decide on. */
export type FirstPlan = 'Beginner-3000' | 'Gold-7600'

export async function dealt(doing: Doing, wish: Omit<Deal, 'journal'>): Promise<Reply> {
  const reply = await deal(doing.caller, { ...wish, journal: doing.journal })
  await noteFrozen(doing, wish.person, reply)
  return reply
}

/** Whoever cannot go on makes room for somebody else. */
async function noteFrozen(doing: Doing, person: Person, reply: Reply): Promise<void> {
  if (reply.code !== 'account_frozen' || doing.frozen.has(person)) return
  doing.frozen.add(person)
  await doing.install.addPerson()
}

/** That it is this person who withdraws so much; undefined where it was not to be had. */
export async function proofFor(
  doing: Doing,
  person: Person,
  { cents, wallet }: Wish,
): Promise<string | undefined> {
  const { caller, install } = doing
  const { routing_number: bank, account_number: account } = bankOf(person)
  const destination = wallet ?? `${bank}/${account}`
  const bound = { action: 'withdraw', amount: cents / 100, destination }
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
  { amount, destination }: { readonly amount: number; readonly destination: string },
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
