// A random run of everything that can happen to deposits, with faults: nodes that are down, looks
// cut off in the middle, two at once, blocks taken back, payments lost. After it the three books
// agree: what the chain holds, what the ledger says, what each client is shown.

import { expect, it } from 'vitest'
import type { ConversionView, DepositView } from '#contract/client/deposits.ts'
import { present } from '#kernel/assert.ts'
import { type Coin, coinFacts, unitsToText } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { minute } from '#kernel/time.ts'
import { isProving, seed } from '#seed'
import type { Db } from '#server/platform/db.ts'
import { aClient, database, get, it_, openDeposits } from '#test/deposit-calls.ts'
import { formOf } from '#test/deposits-app.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { askCardDeposit, creditCharge } from './credit-charge.ts'
import { reverseCharge } from './reverse-deposit.ts'
import { giveUpUnpaid, watchOutputs } from './watch-outputs.ts'

openDeposits()
const operations = Number(process.env.DEPOSITS_OPERATIONS ?? (isProving ? 400 : 150))

let state = seed
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
const oneOf = <T>(list: readonly T[]): T => present(list[random(list.length)], 'a list with some')

it(`leaves three books that agree (seed ${seed})`, async () => {
  const { db } = database()
  const clients = await Promise.all(Array.from({ length: 6 }, () => aClient()))
  const charges: string[] = []
  const coinsOf = ['btc', 'eth'] as const

  const quoteOf = async (client: ClientId, coin: Coin): Promise<ConversionView | undefined> => {
    const usd = `${1 + random(500)}.${String(random(100)).padStart(2, '0')}`
    return (await get(client, `/deposit/conversion?currency=${coin}&usd_amount=${usd}`)).data
  }
  const ask = async (client: ClientId, coin: Coin) => {
    const data = await quoteOf(client, coin)
    if (!data) return
    const form = await formOf({ usd_amount: data.usd_amount.toFixed(2), quote: data.quote })
    const key = random(3) === 0 ? { 'idempotency-key': `k${random(20)}` } : {}
    await it_.app.inject({
      method: 'POST',
      url: `/api${coinFacts[coin].depositPath}`,
      payload: form.payload,
      headers: { ...form.headers, ...key, client: String(client) },
    })
  }
  const pay = async (client: ClientId, coin: Coin) => {
    const address = (await get(client, `/deposit/wallet-address?currency=${coin}`)).data
    if (!address) return
    const open = ((await get(client, '/deposit')).data as DepositView[]).find(
      (one) => one.method === coin && one.transaction_id === null && one.status === 'Pending',
    )
    const exact = open?.coin_amount && random(2) === 0
    const shown = random(4) === 0 ? await quoteOf(client, coin) : undefined
    const units = BigInt(1 + random(1_000_000)) * (coin === 'btc' ? 1n : 10n ** 11n)
    const other = shown?.amount ?? unitsToText(coin, units)
    const wish = exact ? present(open?.coin_amount, 'an amount') : other
    const [whole = '0', part = ''] = wish.split('.')
    const text = `${whole}${part.padEnd(coin === 'btc' ? 8 : 18, '0')}`
    await it_.chains[coin].faucet(address, BigInt(text))
  }
  const giveUp = async (client: ClientId) => {
    const rows: DepositView[] = (await get(client, '/deposit')).data
    const open = rows.filter(({ can_cancel: can }) => can)
    if (open.length === 0) return
    const { deposit_id: id } = oneOf(open)
    await it_.app.inject({
      method: 'POST',
      url: `/api/deposit/${id}/cancellation`,
      headers: { client: String(client) },
    })
  }
  const look = async (coin: Coin) => {
    const chain = it_.chains[coin]
    const fault = random(6)
    if (fault === 0) {
      const down = { ...chain, outputsTo: () => Promise.reject(new Error('down')) }
      await watchOutputs(it_.deps, down).catch(() => {})
    } else if (fault === 1) {
      // Whatever is committed breaks off the look there, as a crash would; the next begins at once.
      let left = random(3)
      const dying: Db = {
        ...it_.deps.db,
        transaction: async (work) => {
          const done = await it_.deps.db.transaction(work)
          left -= 1
          if (left < 0) throw new Error('crashed')
          return done
        },
      }
      await watchOutputs({ ...it_.deps, db: dying }, chain).catch(() => {})
      await watchOutputs(it_.deps, chain)
    } else if (fault === 2) {
      await Promise.all([watchOutputs(it_.deps, chain), watchOutputs(it_.deps, chain)])
    } else await watchOutputs(it_.deps, chain)
  }
  const charge = async (client: ClientId) => {
    const amount = BigInt(1_000 + random(50_000)) as never
    const deposit = await askCardDeposit(it_.deps, { clientId: client, amount, orderKey: null })
    if ('refused' in deposit) return
    const chargeId = `ch_${charges.length}`
    charges.push(chargeId)
    const note = { depositId: deposit.id, amount, chargeId }
    await Promise.all(Array.from({ length: 1 + random(3) }, () => creditCharge(it_.deps, note)))
  }

  for (let done = 0; done < operations; done += 1) {
    const coin = oneOf(coinsOf)
    const client = oneOf(clients)
    const what = random(100)
    if (what < 15) await ask(client, coin)
    else if (what < 35) await pay(client, coin)
    else if (what < 55) await it_.chains[coin].grow(1 + random(3))
    else if (what < 80) await look(coin)
    else if (what < 85) await Promise.all([giveUp(client), look(coin), ask(client, coin)])
    else if (what < 88) {
      const tip = await it_.chains[coin].tip()
      const depth = Math.min(1 + random(6), tip.height)
      // Only what is not below the blocks that go can get lost.
      const recent = await db.rows<{ txid: string }>(
        `select txid from simulated_transactions
          where coin = $1 and (height is null or height > $2)`,
        [coin, tip.height - depth],
      )
      const lost = random(3) === 0 && recent.length > 0 ? [oneOf(recent).txid] : []
      if (depth > 0) await it_.chains[coin].reorg(depth, lost)
    } else if (what < 92) it_.clock.advance(random(20) * minute)
    else if (what < 94) it_.rates[coin] = random(4) === 0 ? (undefined as never) : '2500.5'
    else if (what < 95) await giveUpUnpaid(it_.deps)
    else if (what < 99) await charge(client)
    else if (charges.length > 0) {
      const chargeId = oneOf(charges)
      await reverseCharge(it_.deps, { chargeId, disputeIds: [`dp_${chargeId}`] })
    }
  }

  it_.rates.btc = '64000'
  it_.rates.eth = '3000'
  for (const coin of coinsOf) {
    await it_.chains[coin].grow(25)
    await it_.look()
  }
  await expectSoundBooks(db, it_.clock.now())
  // Every output the chain has is credited once, or is worth less than a cent, or was taken back.
  const standing = await db.rows<{ txid: string; credited: bigint; state: string | null }>(
    `select t.txid,
              (select count(*) from transfers x where x.ref = o.deposit_id
                  and x.kind::text = 'deposit_credit') as credited,
              (select s.outcome from deposit_steps s where s.deposit_id = o.deposit_id
                order by nr desc limit 1) as state
         from simulated_transactions t left join chain_outputs o on o.txid = t.txid`,
  )
  const wrong = standing.filter(({ credited, state }) => credited !== (state === 'dust' ? 0n : 1n))
  expect(wrong, `seed ${seed}`).toEqual([])
  // What the chain lost is credited to nobody.
  const ghosts = await db.rows(
    `select o.txid from chain_outputs o
        where not exists (select from simulated_transactions t where t.txid = o.txid)
          and (select s.state from deposit_steps s where s.deposit_id = o.deposit_id
                order by nr desc limit 1) = 'approved'`,
  )
  expect(ghosts, `seed ${seed}`).toEqual([])
  for (const client of clients) {
    const rows: DepositView[] = (await get(client, '/deposit?limit=500')).data
    const cents = (value: number | null) => Math.round((value ?? 0) * 100)
    const approved = rows.filter(({ status }) => status === 'Approved')
    const sum = approved.reduce((total, { amount }) => total + cents(amount), 0)
    const [taken] = await db.rows<{ lost: bigint }>(
      `select coalesce(sum(x.amount), 0)::bigint as lost from transfers x
           join deposits d on d.id = x.ref
          where d.client_id = $1 and x.kind::text = 'deposit_loss'`,
      [client],
    )
    expect(await it_.balanceOf(client), `seed ${seed}`).toBe(
      BigInt(sum) + present(taken, 'a sum').lost,
    )
  }
}, 300_000)
