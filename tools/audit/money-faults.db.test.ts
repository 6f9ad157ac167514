// Three books agree after a random run of deposits and withdrawals with faults in between: the
// ledger, what chains and card provider say, and what the clients are shown.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DepositView } from '#contract/client/deposits.ts'
import { present } from '#kernel/assert.ts'
import { type Coin, coinFacts, coins, unitsFromText } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToNumber } from '#kernel/money.ts'
import { hour, iso, second } from '#kernel/time.ts'
import { seed } from '#seed'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { watchOutputs } from '#server/money/deposits/watch-outputs.ts'
import { reconcileBooks } from '#server/money/reconciliation/reconcile-books.ts'
import { approveWithdrawal } from '#server/money/withdrawals/approve-withdrawal.ts'
import { rejectWithdrawal } from '#server/money/withdrawals/end-withdrawal.ts'
import { watchPayouts } from '#server/money/withdrawals/pay-withdrawal.ts'
import { sendSimulated } from '#server/money/withdrawals/send-simulated.ts'
import { withdrawalView } from '#server/money/withdrawals/withdrawal-view.ts'
import { listInStates, listOf } from '#server/money/withdrawals/withdrawals.store.ts'
import { openDatabase, type Single } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import { type CardsApp, createCardsApp } from '#test/cards-app.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { createDepositsApp, type DepositsApp, formOf } from '#test/deposits-app.ts'
import {
  asEve,
  asMax,
  aWithdrawer,
  btcAddress,
  createWithdrawalsApp,
  ethAddress,
  type WithdrawalsApp,
} from '#test/withdrawals-app.ts'
import { audit, brokenOf } from './audit.ts'

const operations = 200

type Who = Awaited<ReturnType<typeof aWithdrawer>>

let database: TestDatabase
let killer: Single
let paidIn: DepositsApp
let paidOut: WithdrawalsApp
let cards: CardsApp
let people: Who[]
/** Of deeds that did not go through: that they fail is part of it. */
const failures: string[] = []
/** What each client has before the first deposit, in dollars. */
const start = 10_000

beforeAll(async () => {
  database = await cloneDatabase()
  const { db } = database
  killer = openDatabase(database.connection, () => {}).single()
  paidOut = await createWithdrawalsApp(db)
  paidIn = await createDepositsApp(db, paidOut.clock)
  cards = await createCardsApp(db, paidOut.clock)
  people = []
  for (let made = 0; made < 5; made += 1) people.push(await aWithdrawer(paidOut))
  await paidIn.blocks('btc', 5)
  await paidIn.blocks('eth', 5)
})
afterAll(async () => {
  await Promise.all([paidIn.close(), cards.close(), killer.close()])
  await database.db.close()
})

/** Mulberry32: the same numbers for the same seed. */
function diceOf(from: number) {
  let state = from
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

type Dice = ReturnType<typeof diceOf>
type Deed = (dice: Dice) => Promise<unknown>

const oneOf = <T>(dice: Dice, things: readonly T[]): T =>
  present(things[dice(things.length)], 'one of several')

const header = (client: ClientId) => ({ client: String(client) })

async function payCoins(dice: Dice): Promise<void> {
  const coin = oneOf(dice, coins)
  const { id } = oneOf(dice, people).client
  const headers = header(id)
  const given = await paidIn.app.inject({
    url: `/api/deposit/wallet-address?currency=${coin}`,
    headers,
  })
  const usd = 20 + dice(80)
  const url = `/api/deposit/conversion?currency=${coin}&usd_amount=${usd}`
  const { quote, amount } = (await paidIn.app.inject({ url, headers })).json().data
  if (dice(3) > 0) {
    const form = await formOf({ usd_amount: String(usd), quote })
    await paidIn.app.inject({
      method: 'POST',
      url: `/api${coinFacts[coin].depositPath}`,
      ...form,
      headers: { ...form.headers, ...headers },
    })
  }
  const units = present(unitsFromText(coin, amount), 'an amount')
  // As asked, a part of it, or more; sometimes twice, sometimes never.
  for (let times = oneOf(dice, [0, 1, 1, 1, 2]); times > 0; times -= 1) {
    const paid = oneOf(dice, [units, units, units / 2n, units * 2n])
    await paidIn.chains[coin].faucet(given.json().data, paid)
  }
}

async function payByCard(dice: Dice): Promise<void> {
  const card = oneOf(dice, ['approved', 'approved', 'declined', 'dispute'] as const)
  const token = await cards.tokenOf(card)
  const fields = { holder_name: 'Ada Lovelace', month: 12, year: 2028, zip_code: '1012 AB' }
  await cards.app.inject({
    method: 'POST',
    url: '/api/deposit/card',
    headers: header(oneOf(dice, people).client.id),
    payload: { usd_amount: 20 + dice(80), token, ...fields },
  })
}

async function withdraw(dice: Dice): Promise<void> {
  const who = oneOf(dice, people)
  await who.signInAgain()
  await who.withdraw(52 + dice(100), oneOf(dice, [btcAddress, ethAddress]))
}

/** Staff do with a withdrawal what they may do, and it is refused where they may not. */
async function workOn(dice: Dice): Promise<void> {
  const { deps } = paidOut
  const open = await listInStates(database.db, ['pending', 'approved'], 50)
  if (open.length === 0) return
  const { id } = oneOf(dice, open)
  const roll = dice(10)
  if (roll === 0) await rejectWithdrawal(deps, id, { by: asMax, reason: 'No.' })
  else if (roll < 5) await approveWithdrawal(deps, id, oneOf(dice, [asEve, asMax]))
  else {
    await paidOut.price()
    await sendSimulated(deps, id, asEve)
  }
}

async function grow(dice: Dice): Promise<void> {
  const coin = oneOf(dice, coins)
  await paidIn.chains[coin].grow(1 + dice(4))
  if (dice(2)) await paidIn.look()
}

/** The chain takes blocks back; what was in them waits again, or is lost for good. */
async function reorg(dice: Dice): Promise<void> {
  const coin = oneOf(dice, coins)
  const { height } = await paidIn.chains[coin].tip()
  const depth = 1 + dice(Math.min(4, height - 1))
  const rows = await database.db.rows<{ txid: string }>(
    `select txid from simulated_transactions
      where coin = $1 and height > $2 and reference is null and txid in (select txid from
            simulated_movements m join deposit_addresses a on a.address = m.address)
      order by nr desc limit 1`,
    [coin, height - depth],
  )
  // Coins that left again cannot be lost: the wallet would hold less than nothing.
  const spent = await database.db.rows('select from withdrawal_sendings limit 1')
  const lost = spent.length === 0 && dice(3) === 0 ? rows.map(({ txid }) => txid) : []
  await paidIn.chains[coin].reorg(depth, lost)
}

/** A node answers some questions and then no more. */
async function lookWhileDown(dice: Dice): Promise<void> {
  let left = dice(4)
  const coin = oneOf(dice, coins)
  const chain = paidIn.chains[coin]
  const answering = <A extends unknown[], T>(ask: (...args: A) => Promise<T>) => {
    return (...args: A): Promise<T> => {
      left -= 1
      return left < 0 ? Promise.reject(new Outage('The node is down.')) : ask(...args)
    }
  }
  const down = {
    ...chain,
    tip: answering(chain.tip),
    outputsTo: answering(chain.outputsTo),
    blockHash: answering(chain.blockHash),
    transaction: answering(chain.transaction),
  }
  await watchOutputs(paidIn.deps, down)
  await watchPayouts({ ...paidOut.deps, chainOf: (other) => (other === coin ? down : undefined) })
}

/** Every message of the provider once more, in any order. */
async function tellAgain(): Promise<void> {
  await database.db.rows(
    `update simulated_card_messages set ended_at = null, tries = 0, due_at = created_at`,
  )
  await cards.deliver()
}

/** As `kill -9` does to a process: every connection ends in the middle of whatever it was doing. */
async function killDuring(dice: Dice, deed: Deed): Promise<void> {
  const delay = dice(25)
  const kill = async () => {
    for (let asked = 0; asked < delay; asked += 1) await killer.rows('select 1')
    await killer.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
  }
  await Promise.allSettled([deed(dice), kill()])
}

const watch = async () => {
  await paidIn.look()
  await watchPayouts(paidOut.deps)
}

const deeds: readonly (readonly [weight: number, deed: Deed])[] = [
  [6, payCoins],
  [4, payByCard],
  [4, withdraw],
  [8, workOn],
  [6, grow],
  [1, reorg],
  [2, lookWhileDown],
  [3, watch],
  [3, () => cards.deliver()],
  [1, tellAgain],
  [1, () => cards.check()],
]
const plain = deeds.flatMap(([weight, deed]) => Array.from({ length: weight }, () => deed))

/** What was cut off between sending and noting is sent again, which sends it once. */
async function sendWhatWasCutOff(): Promise<void> {
  await paidOut.price()
  for (const { id, payout } of await listInStates(database.db, ['approved'], 200)) {
    if (payout && !payout.sent) await sendSimulated(paidOut.deps, id, asEve)
  }
}

/** What a kill has broken is noticed connection by connection. */
async function answersAgain(): Promise<void> {
  const all = () => Promise.all(Array.from({ length: 20 }, () => database.db.rows('select 1')))
  const isBack = () =>
    all().then(
      () => true,
      () => false,
    )
  await expect.poll(isBack, { timeout: 120_000 }).toBe(true)
}

async function settle(): Promise<void> {
  await answersAgain()
  await sendWhatWasCutOff()
  for (let round = 0; round < 3; round += 1) {
    for (const coin of coins) await paidIn.chains[coin].grow(25)
    await watch()
    paidOut.clock.advance(2 * hour)
    await tellAgain()
    for (let more = 0; more < 20 && (await cards.deliver()).length > 0; more += 1);
    await cards.check()
  }
}

/** What a client reads in their logs, added up by hand. */
async function shownOf({ client: { id } }: Who): Promise<number> {
  const { db } = database
  const reply = await paidIn.app.inject({ url: '/api/deposit?limit=100', headers: header(id) })
  const deposits: DepositView[] = reply.json().data
  const withdrawals = (await listOf(db, id, { after: undefined, limit: 200 })).map((one) =>
    withdrawalView(one, [], paidOut.clock.now()),
  )
  const came = deposits.filter(({ status }) => status === 'Approved')
  const left = withdrawals.filter(({ status }) => !['Rejected', 'Cancelled'].includes(status))
  const cents = (amount: number) => Math.round(amount * 100)
  const inCents = came.reduce((sum, { amount }) => sum + cents(present(amount, 'a credit')), 0)
  return start + (inCents - left.reduce((sum, { amount }) => sum + cents(amount), 0)) / 100
}

async function countHappened() {
  const [happened] = await killer.rows<Record<'deposits' | 'cards' | 'reversed' | 'paid', number>>(
    `select (select count(*) from chain_outputs)::int as deposits,
            (select count(*) from deposit_charges)::int as cards,
            (select count(*) from deposit_steps where state = 'reversed')::int as reversed,
            (select count(*) from withdrawal_steps where state = 'paid')::int as paid`,
  )
  return present(happened, 'counts')
}

/** A run in which little happened shows little: unlucky dice are thrown on. */
async function isEnough(done: number): Promise<boolean> {
  const { deposits, cards: charged } = await countHappened()
  expect(done, `operations of seed ${seed}, still too few deposits`).toBeLessThan(10 * operations)
  return deposits > 5 && charged > 1
}

it(`the ledger, the outside and what clients see agree (seed ${seed})`, {
  timeout: 300_000,
}, async () => {
  const { db } = database
  const dice = diceOf(seed)
  for (let nr = 0; nr < operations || !(await isEnough(nr)); nr += 1) {
    const deed = oneOf(dice, plain)
    const isKilled = dice(10) === 0
    paidOut.clock.advance((1 + dice(120)) * second)
    // A deed may be refused, or fail with what it depends on: what counts is how it ends.
    if (isKilled) await killDuring(dice, deed)
    else await deed(dice).catch((error: unknown) => failures.push(String(error)))
  }
  await settle()

  const now = paidOut.clock.now()
  expect(brokenOf(await audit(db, { now: iso(now), show: 5 })), `seed ${seed}`).toEqual([])
  const report = await reconcileBooks({
    db,
    clock: paidOut.clock,
    mode: 'sandbox',
    settings: () => paidIn.settings,
    chainOf: (coin: Coin) => paidIn.chains[coin],
    needed: () => 3,
    provider: cards.provider,
  })
  expect(report.unanswered).toEqual([])
  // What was won waits for two people, of whom there are none here.
  const differences = report.differences.filter(({ kind }) => kind !== 'dispute_won')
  expect(differences, `seed ${seed}`).toEqual([])
  for (const who of people) {
    const account = (await accountsOf(db, [who.client.id])).find(({ book }) => book === 'real')
    const { balance } = present(account, 'a live account')
    expect([who.client.email, await shownOf(who)], `seed ${seed}`).toEqual([
      who.client.email,
      usdToNumber(balance),
    ])
  }

  const happened = await countHappened()
  console.log(`seed ${seed}:`, JSON.stringify(happened), JSON.stringify(countsOf(failures)))
})

function countsOf(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text.slice(0, 90)] = (counts[text.slice(0, 90)] ?? 0) + 1
  return counts
}
