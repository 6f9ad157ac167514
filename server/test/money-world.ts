// A small world in which everything that can become of a deposit and of a withdrawal has happened
// once, made by the real use cases on the simulated chains.

import { randomUUID } from 'node:crypto'
import { present } from '#kernel/assert.ts'
import { type Coin, coinFacts, unitsFromText } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { payOut } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import { depositKeyOf } from '#server/money/deposits/account-keys.ts'
import { askCardDeposit, creditCharge } from '#server/money/deposits/credit-charge.ts'
import { giveAddress } from '#server/money/deposits/give-address.ts'
import { rejectDeposit } from '#server/money/deposits/reject-deposit.ts'
import { reverseCharge } from '#server/money/deposits/reverse-deposit.ts'
import { approveWithdrawal } from '#server/money/withdrawals/approve-withdrawal.ts'
import { rejectWithdrawal } from '#server/money/withdrawals/end-withdrawal.ts'
import { noteBankPaid, watchPayouts } from '#server/money/withdrawals/pay-withdrawal.ts'
import { prepareBankFile } from '#server/money/withdrawals/prepare-bank-file.ts'
import { sendSimulated } from '#server/money/withdrawals/send-simulated.ts'
import type { Database } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellProfile } from './clients.ts'
import { createDepositsApp, type DepositsApp, formOf } from './deposits-app.ts'
import { addFundedClient } from './funded-client.ts'
import {
  asEve,
  asMax,
  aWithdrawer,
  btcAddress,
  createWithdrawalsApp,
  ethAddress,
  type WithdrawalsApp,
} from './withdrawals-app.ts'

export type MoneyWorld = {
  /** Whose withdrawals they are. */
  readonly client: ClientId
  readonly deposits: Readonly<Record<DepositName, string>>
  readonly withdrawals: Readonly<Record<WithdrawalName, string>>
  readonly in: DepositsApp
  readonly out: WithdrawalsApp
  /** The world's last instant, ISO 8601. */
  readonly now: string
  readonly close: () => Promise<void>
}

type DepositName =
  | 'exact'
  | 'over'
  | 'unasked'
  | 'waiting'
  | 'card'
  | 'declined'
  | 'disputed'
  | 'reorged'
type WithdrawalName =
  | 'btc'
  | 'eth'
  | 'bank'
  | 'pending'
  | 'approved'
  | 'sent'
  | 'rejected'
  | 'cancelled'

export async function buildMoneyWorld(db: Database): Promise<MoneyWorld> {
  const paidIn = await createDepositsApp(db)
  const paidOut = await createWithdrawalsApp(db)
  const deposits = await deposit(db, paidIn)
  const { client, withdrawals } = await withdraw(paidOut)
  // Two clocks, of which the later one tells what has happened.
  const now = iso(
    paidIn.clock.now() > paidOut.clock.now() ? paidIn.clock.now() : paidOut.clock.now(),
  )
  return { client, deposits, withdrawals, in: paidIn, out: paidOut, now, close: paidIn.close }
}

async function deposit(db: Database, it: DepositsApp): Promise<Record<DepositName, string>> {
  const at = () => it.clock.now()
  const newClient = () => addFundedClient(db, { at: at(), real: zeroUsd, demo: zeroUsd })
  const newest = async (client: ClientId): Promise<string> => {
    const rows = await db.rows<{ id: string }>(
      'select id from deposits where client_id = $1 order by id desc limit 1',
      [client],
    )
    return present(rows[0], 'a deposit').id
  }
  const pay = (client: ClientId, coin: Coin, amount: string) => payIn(it, client, coin, amount)

  const [exact, over, unasked, waiting, reorged] = [
    await newClient(),
    await newClient(),
    await newClient(),
    await newClient(),
    await newClient(),
  ]
  await it.blocks('btc', 5)
  await pay(exact, 'btc', await askCoins(it, exact, 'btc', '100'))
  await askCoins(it, over, 'eth', '50')
  await pay(over, 'eth', '0.1')
  await pay(unasked, 'btc', '0.01')
  const lost = await pay(reorged, 'btc', '0.02')
  it.rates.eth = '3100.5'
  await it.blocks('btc', 3)
  await it.blocks('eth', 20)
  await it.chains.btc.reorg(4, [lost])
  await it.look()
  await it.blocks('btc', 3)
  await askCoins(it, waiting, 'btc', '70')

  const card = await payByCard(it, await newClient(), 'ch_1')
  const spender = await newClient()
  const disputed = await payByCard(it, spender, 'ch_2')
  await giveUp(db, spender, 10_000n as Usd, at())
  await reverseCharge(it.deps, { chargeId: 'ch_2', disputeIds: ['dp_2'] })
  const declined = await payByCard(it, await newClient())
  const decline = { outcome: 'declined', reason: { code: 'declined' } } as const
  await rejectDeposit(it.deps, declined, decline)
  return {
    exact: await newest(exact),
    over: await newest(over),
    unasked: await newest(unasked),
    waiting: await newest(waiting),
    reorged: await newest(reorged),
    card,
    disputed,
    declined,
  }
}

/** Asks for a deposit of so many dollars; answers how many coins they are. */
async function askCoins(it: DepositsApp, client: ClientId, coin: Coin, usd: string) {
  const headers = { client: String(client) }
  const url = `/api/deposit/conversion?currency=${coin}&usd_amount=${usd}`
  const { quote, amount } = (await it.app.inject({ url, headers })).json().data
  const form = await formOf({ usd_amount: usd, quote })
  const reply = await it.app.inject({
    method: 'POST',
    url: `/api${coinFacts[coin].depositPath}`,
    ...form,
    headers: { ...form.headers, ...headers },
  })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return amount as string
}

/** To the client's own address; the transaction's id. */
export async function payIn(it: DepositsApp, client: ClientId, coin: Coin, amount: string) {
  const place = depositKeyOf(it.settings, coin, 'sandbox')
  if (place === undefined || typeof place === 'string') throw new Error(place)
  const given = done(await giveAddress(it.deps, client, place))
  const units = present(unitsFromText(coin, amount), 'an amount')
  const txid = await it.chains[coin].faucet(given.address, units)
  await it.look()
  return present(txid, 'an amount the faucet pays')
}

/** A deposit of 120 dollars, with its charge where it has one. */
export async function payByCard(it: DepositsApp, clientId: ClientId, chargeId?: string) {
  const amount = 12_000n as Usd
  const { id } = done(await askCardDeposit(it.deps, { clientId, amount, orderKey: randomUUID() }))
  if (chargeId) done(await creditCharge(it.deps, { depositId: id, amount, chargeId }))
  return id
}

/** As closing an account does it. */
async function giveUp(db: Database, clientId: ClientId, amount: Usd, at: Millis): Promise<void> {
  await db.transaction(async (tx) => {
    const cause = { kind: 'sandbox_forfeit', ref: randomUUID(), at } as const
    const { transfer } = payOut(await accountIn(tx, clientId, 'real'), 'grants', amount, cause)
    await postTransfers(tx, [transfer])
    await recordEvent(tx, {
      at,
      clientId,
      actor: 'client',
      kind: 'account_closed',
      details: { given_up: usdToText(amount) },
    })
  })
}

async function withdraw(it: WithdrawalsApp) {
  const who = await aWithdrawer(it)
  it.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
  const idOf = (made: { http: number; message: string; data: { withdraw_id: string } }): string => {
    if (made.http !== 200) throw new Error(made.message)
    return made.data.withdraw_id
  }
  const ask = async (amount: number, wallet: string) => idOf(await who.withdraw(amount, wallet))
  const approved = async (id: string) => {
    done(await approveWithdrawal(it.deps, id, asEve))
    return id
  }
  const btc = await approved(await ask(103, btcAddress))
  it.set({ withdrawalTwoStaffAbove: 100 })
  const eth = await approved(await ask(204, ethAddress))
  done(await approveWithdrawal(it.deps, eth, asMax))
  it.set({ withdrawalTwoStaffAbove: 10_000 })
  const bank = await approved(idOf(await who.toBank(150)))
  await it.price()
  for (const id of [btc, eth]) done(await sendSimulated(it.deps, id, asEve))
  await it.chains.btc.grow(3)
  await it.chains.eth.grow(3)
  await watchPayouts(it.deps)
  done(await prepareBankFile(it.deps, asEve, bank))
  done(await noteBankPaid(it.deps, bank, { by: asEve, reference: 'WIRE-1' }))
  await it.price()
  const sent = await approved(await ask(110, btcAddress))
  done(await sendSimulated(it.deps, sent, asMax))
  const rejected = await ask(61, btcAddress)
  done(await rejectWithdrawal(it.deps, rejected, { by: asMax, reason: 'No.' }))
  const cancelled = await ask(62, btcAddress)
  await who.post(`/withdraw/${cancelled}/cancellation`)
  const approvedOnly = await approved(await ask(63, btcAddress))
  const pending = await ask(64, ethAddress)
  await tellProfile(who.db, who.client)
  const kept = await who.post('/credits', { credits: 25, usd: 28.75 })
  const unused = await who.post('/credits', { credits: 10, usd: 11.5 })
  const back = await who.post(`/credits/purchases/${unused.data.id}/return`)
  if (kept.http !== 200 || back.http !== 200) throw new Error('no credits in this world')
  const withdrawals = { btc, eth, bank, pending, approved: approvedOnly, sent, rejected, cancelled }
  return { client: who.client.id, withdrawals }
}

function done<T>(outcome: T): Exclude<T, { readonly refused: string }> {
  if (isRefusal(outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome as Exclude<T, { readonly refused: string }>
}
