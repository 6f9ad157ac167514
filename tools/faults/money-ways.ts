// Steps of which the ways of money are made: each fails where it does not end as it should, and
// waits as long as the trial does.

import { setTimeout as sleep } from 'node:timers/promises'
import type { TestCard } from '#contract/public/test-cards.ts'
import { present } from '#kernel/assert.ts'
import type { Coin } from '#kernel/coins.ts'
import { dollars } from '#kernel/money.ts'
import {
  askByCard,
  askByCoin,
  askToWithdraw,
  type Doing,
  lookUpCoins,
  proofFor,
  type ToPay,
} from './money-asks.ts'
import type { Reply } from './money-calls.ts'
import { type Person, staff, startMoney } from './money-install.ts'
import { idOf } from './money-journal.ts'
import { askOffice, type Member } from './money-office.ts'
import { tellCards } from './money-provider.ts'

/** `key`: of what is asked for in it. */
export type Trial = { readonly doing: Doing; readonly key: string }

const [eve] = staff

/** Each trial has a person of its own: whoever asks too often is told so. */
export function rich({ doing }: Trial): Promise<Person> {
  return doing.install.addPerson(dollars(startMoney))
}

export function done(reply: Reply): Reply {
  if (reply.http !== 200) throw new Error(`refused: ${reply.code}`)
  return reply
}

const pauseMs = 60

export async function until(
  { doing }: Trial,
  what: string,
  isSo: () => Promise<boolean>,
): Promise<void> {
  while (!(await isSo())) {
    if (doing.caller.isAbandoned()) throw new Error(`${what} never came`)
    await sleep(pauseMs)
  }
}

export async function funded(trial: Trial, cents: number): Promise<Person> {
  const person = await rich(trial)
  const paying = { ...trial, key: `${trial.key}-funding` }
  await tellUntil(trial, await cardOf(paying, person, { card: 'approved', cents }), 'approved')
  return person
}

type ByCard = { readonly card: TestCard; readonly cents: number }

export async function cardOf({ doing, key }: Trial, person: Person, wish: ByCard): Promise<string> {
  const { data } = done(await askByCard(doing, { person, key, repeats: 0 }, wish))
  return data.deposit.deposit_id
}

type Ended = 'approved' | 'rejected' | 'reversed'

export async function cardTold(trial: Trial, card: TestCard, state: Ended) {
  const id = await cardOf(trial, await rich(trial), { card, cents: 150_00 })
  return () => tellUntil(trial, id, state)
}

/** The provider tells all that it has to, until it was heard. */
export function tellUntil(trial: Trial, id: string, state: Ended): Promise<void> {
  return until(trial, `a deposit that is ${state}`, async () => {
    const isHeard = await tellCards(trial.doing.install)
    return isHeard && (await isDeposit(trial, id, state))
  })
}

async function isDeposit({ doing }: Trial, id: string, state: Ended): Promise<boolean> {
  const rows = await doing.install.db.rows(
    'select from deposit_steps where deposit_id = $1 and state = $2',
    [id, state],
  )
  return rows.length > 0
}

const coinCents = 120_00

export async function coinsAsked(trial: Trial, person: Person, coin: Coin): Promise<ToPay> {
  const { doing, key } = trial
  const wish = { coin, cents: coinCents }
  const toPay = present(await lookUpCoins(doing, person, wish), 'nobody is frozen')
  done(await askByCoin(doing, { person, key, repeats: 0 }, { ...wish, quote: toPay.quote }))
  return toPay
}

/** First it is seen, and then deep enough. */
export async function coinsPaid(trial: Trial, coin: Coin, isAsked: boolean) {
  const { doing } = trial
  const person = await rich(trial)
  const toPay = isAsked
    ? await coinsAsked(trial, person, coin)
    : await lookUpCoins(doing, person, { coin, cents: coinCents })
  const { address, units } = present(toPay, 'nobody is frozen')
  const { outside, db } = doing.install
  const { chains } = outside
  return async () => {
    await chains[coin].faucet(address, units)
    let id = ''
    await until(trial, 'what was paid', async () => {
      const [seen] = await db.rows<{ deposit_id: string | null }>(
        'select deposit_id from chain_outputs where address = $1',
        [address],
      )
      id = seen?.deposit_id ?? ''
      return id !== ''
    })
    await until(trial, 'a credit', async () => {
      await chains[coin].grow(1)
      return isDeposit(trial, id, 'approved')
    })
  }
}

/** The newest payment to a client is in no block any more. */
export async function loseLast(trial: Trial, coin: Coin): Promise<void> {
  const { outside, db } = trial.doing.install
  const [last] = await db.rows<{ txid: string; deposit_id: string }>(
    `select o.txid, o.deposit_id from chain_outputs o join deposits d on d.id = o.deposit_id
      where o.coin = $1 order by d.id desc limit 1`,
    [coin],
  )
  const { txid, deposit_id: id } = present(last, 'one was credited')
  const [there] = await outside.db.rows<{ height: number }>(
    'select height from simulated_transactions where txid = $1',
    [txid],
  )
  const { height } = await outside.chains[coin].tip()
  if (there) await outside.chains[coin].reorg(height - there.height + 1, [txid])
  await until(trial, 'a reversal', () => isDeposit(trial, id, 'reversed'))
}

type Withdrawing = { readonly cents: number; readonly isBank?: boolean }

export async function withdrawing(trial: Trial, { cents, isBank = false }: Withdrawing) {
  const { doing, key } = trial
  const person = await rich(trial)
  const wish = { cents, wallet: isBank ? null : present(person.wallets[0], 'a wallet') }
  const proof = present(await proofFor(doing, person, wish), 'a proof')
  const asking = { person, key, repeats: 0 }
  return async () => {
    done(await askToWithdraw(doing, asking, { ...wish, proof }))
  }
}

export async function asked(trial: Trial, wish: Withdrawing) {
  const ask = await withdrawing(trial, wish)
  await ask()
  const { doing, key } = trial
  const entry = present(
    doing.journal.entries().find((one) => one.key === key),
    'it was asked for',
  )
  const person = doing.install.people.find(({ clientId }) => clientId === entry.clientId)
  return { id: idOf(entry) ?? '', person: present(person, 'whose it is') }
}

export async function approved(trial: Trial, wish: Withdrawing) {
  const { id } = await asked(trial, wish)
  await decide(trial, id, [eve])
  return { id }
}

export async function decide(trial: Trial, id: string, members: readonly Member[]): Promise<void> {
  for (const member of members) {
    await askOffice(trial.doing, member, { path: `/withdrawals/${id}/approval` })
  }
  await mustBe(trial, id, 'approved')
}

async function isWithdrawal({ doing }: Trial, id: string, state: string): Promise<boolean> {
  const rows = await doing.install.db.rows(
    'select from withdrawal_steps where withdrawal_id = $1 and state = $2',
    [id, state],
  )
  return rows.length > 0
}

export async function mustBe(trial: Trial, id: string, state: string): Promise<void> {
  if (!(await isWithdrawal(trial, id, state))) throw new Error(`${id} is not ${state}`)
}

export async function send(trial: Trial, id: string): Promise<void> {
  await askOffice(trial.doing, eve, { path: `/withdrawals/${id}/simulated-sending` })
  const rows = await trial.doing.install.db.rows(
    'select from withdrawal_sendings where withdrawal_id = $1',
    [id],
  )
  if (rows.length !== 1) throw new Error(`${id} was sent, and ${rows.length} times noted`)
}

export function confirm(trial: Trial, id: string): Promise<void> {
  const { chains } = trial.doing.install.outside
  return until(trial, `a payment of ${id}`, async () => {
    await chains.btc.grow(1)
    return isWithdrawal(trial, id, 'paid')
  })
}

export async function makeFile(trial: Trial, id: string): Promise<void> {
  const { doing } = trial
  await askOffice(doing, eve, { path: '/bank-files' })
  const rows = await doing.install.db.rows(
    'select from withdrawal_payouts where withdrawal_id = $1',
    [id],
  )
  if (rows.length !== 1) throw new Error(`${id} is in no file`)
}
