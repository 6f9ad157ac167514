import { beforeAll, describe, expect, test } from 'vitest'
import type { Coin } from '#kernel/coins.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { Outage } from '#server/platform/outage.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { asEve, asMax, aWithdrawer, btcAddress, ethAddress } from '#test/withdrawals-app.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { rejectWithdrawal } from './end-withdrawal.ts'
import { noteWhatLeft } from './note-what-left.ts'
import { operatorWallet } from './operator-wallet.ts'
import { watchPayouts } from './pay-withdrawal.ts'
import { prepareCoins } from './prepare-payout.ts'
import { sendSimulated } from './send-simulated.ts'

openWithdrawals()

beforeAll(async () => {
  await at.price()
})

/** The coins leave, and whoever sent them never hears of it. */
async function sentAndForgotten() {
  await at.price()
  const who = await aWithdrawer(at)
  const { data } = await who.withdraw(53, btcAddress)
  const id: string = data.withdraw_id
  await approveWithdrawal(at.deps, id, asEve)
  const { btc } = at.chains
  const send: typeof btc.send = async (order) => {
    const answer = await btc.send(order)
    if ('fault' in answer) return answer
    throw new Outage('killed')
  }
  const deps = { ...at.deps, chainOf: () => ({ ...btc, send }) }
  await expect(sendSimulated(deps, id, asEve)).rejects.toThrow('killed')
  return { who, id }
}

const codeOf = (outcome: object) => (isRefusal(outcome) ? outcome.refused : 'done')

describe('coins that left before it could be noted', () => {
  test('are found by the withdrawal and noted once, for whomever, and paid', async () => {
    const { who, id } = await sentAndForgotten()
    await who.db.rows(`update clients set state = 'frozen' where id = $1`, [who.client.id])
    expect(codeOf(await sendSimulated(at.deps, id, asEve))).toBe('account_frozen')
    expect(await noteWhatLeft(at.deps)).toBe(1)
    expect(await noteWhatLeft(at.deps)).toBe(0)
    await at.chains.btc.grow(3)
    expect(await watchPayouts(at.deps)).toBe(1)
    const sent = await who.db.rows('select from simulated_transactions where reference = $1', [id])
    expect(sent).toHaveLength(1)
  })

  test('are not given back to the client besides', async () => {
    const { who, id } = await sentAndForgotten()
    const rejected = await rejectWithdrawal(at.deps, id, { by: asMax, reason: 'No.' })
    expect(codeOf(rejected)).toBe('withdrawal_on_its_way')
    expect(await who.balance()).toBe(10_000 - 53)
    const down = () => Promise.reject(new Outage('The node is down.'))
    const { btc } = at.chains
    const blind = { ...at.deps, chainOf: () => ({ ...btc, sent: down }) }
    expect(await noteWhatLeft(blind)).toBe(0)
    expect(await noteWhatLeft(at.deps)).toBe(1)
  })
})

test('what was prepared first is not given back while it is being sent', async () => {
  await at.price()
  const { btc } = at.chains
  const who = await aWithdrawer(at)
  const id: string = (await who.withdraw(53, btcAddress)).data.withdraw_id
  await approveWithdrawal(at.deps, id, asEve)
  const terms = { settings: at.deps.settings(), mode: 'sandbox' } as const
  const wallet = await operatorWallet(who.db, 'btc', terms)
  if (isRefusal(wallet)) throw new Error(wallet.refused)
  await btc.faucet(wallet.change.address, 10n ** 8n)
  expect(codeOf(await prepareCoins(at.deps, id, { by: asEve }))).toBe('done')
  const meanwhile: string[] = []
  const send: typeof btc.send = async (order) => {
    const reason = { by: asMax, reason: 'No.' }
    meanwhile.push(codeOf(await rejectWithdrawal(at.deps, id, reason)))
    meanwhile.push(codeOf(await prepareCoins(at.deps, id, { by: asMax, anew: true })))
    return btc.send(order)
  }
  const deps = { ...at.deps, chainOf: () => ({ ...btc, send }) }
  expect(codeOf(await sendSimulated(deps, id, asEve))).toBe('done')
  expect(meanwhile).toEqual(['withdrawal_on_its_way', 'withdrawal_on_its_way'])
  expect(await who.balance()).toBe(10_000 - 53)
})

test('what is rejected first is not sent, and the database holds both', async () => {
  await at.price()
  const who = await aWithdrawer(at)
  const id: string = (await who.withdraw(53, btcAddress)).data.withdraw_id
  await approveWithdrawal(at.deps, id, asEve)
  const [sent, rejected] = await Promise.all([
    sendSimulated(at.deps, id, asEve),
    rejectWithdrawal(at.deps, id, { by: asMax, reason: 'No.' }),
  ])
  expect([sent, rejected].filter((outcome) => !isRefusal(outcome))).toHaveLength(1)
  const left = await who.db.rows('select from simulated_transactions where reference = $1', [id])
  expect(left).toHaveLength(isRefusal(sent) ? 0 : 1)

  const { id: other } = await sentAndForgotten()
  const step = `insert into withdrawal_steps (withdrawal_id, nr, state, at, actor)
                values ($1, 3, 'rejected', now() + interval '9 years', 'system')`
  await expect(who.db.rows(step, [other])).rejects.toThrow()
  const start = `insert into withdrawal_send_starts (withdrawal_id, at, started_by)
                 values ($1, now(), 'staff:x')`
  const ended = isRefusal(sent) ? id : other
  await expect(who.db.rows(start, [ended])).rejects.toThrow()
})

test('a chain that is down keeps no payout on the other one waiting', async () => {
  const { btc, eth } = at.chains
  await at.price()
  for (const wallet of [btcAddress, ethAddress]) {
    const who = await aWithdrawer(at)
    const { data } = await who.withdraw(53, wallet)
    await approveWithdrawal(at.deps, data.withdraw_id, asEve)
    expect(codeOf(await sendSimulated(at.deps, data.withdraw_id, asEve))).toBe('done')
  }
  await eth.grow(3)
  const transaction = () => Promise.reject(new Outage('The node is down.'))
  const chainOf = (coin: Coin) => (coin === 'btc' ? { ...btc, transaction } : eth)
  await expect(watchPayouts({ ...at.deps, chainOf })).rejects.toThrow('The node is down.')
  const paid = await database().db.rows(
    `select from withdrawals w join withdrawal_steps s on s.withdrawal_id = w.id
      where s.state = 'paid' and w.method = 'eth'`,
  )
  expect(paid).toHaveLength(1)
})
