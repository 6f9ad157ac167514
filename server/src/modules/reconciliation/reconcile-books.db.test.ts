// The books of a world in which everything has happened, held against the simulated chains and the
// simulated card provider, and what is found when somebody goes around us.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { hour, minute } from '#kernel/time.ts'
import type { Connection } from '#server/platform/db.ts'
import { reconciler } from '#server/workers/reconcile.ts'
import { createCardsApp } from '#test/cards-app.ts'
import { freshDatabase } from '#test/database.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { buildMoneyWorld, type MoneyWorld, payIn } from '#test/money-world.ts'
import { deriveAddress } from '../chains/derive-address.ts'
import { depositKeyOf } from '../deposits/account-keys.ts'
import { watchPayouts } from '../withdrawals/pay-withdrawal.ts'
import { type ReconcilingDeps, reconcileBooks } from './reconcile-books.ts'

const database = freshDatabase()
let world: MoneyWorld
let deps: ReconcilingDeps

beforeAll(async () => {
  world = await buildMoneyWorld(database().db)
  const { clock, chains, settings } = world.in
  deps = {
    ...{ db: database().db, clock, mode: 'sandbox', settings: () => settings },
    ...{ chainOf: (coin) => chains[coin], needed: () => 3, provider: undefined },
  }
  return world.close
})

async function differences() {
  const { differences: found } = await reconcileBooks(deps)
  return found.map(({ kind, unit, ours, theirs }) => [kind, unit, theirs - ours])
}

const aClient = () =>
  addFundedClient(database().db, { at: deps.clock.now(), real: zeroUsd, demo: zeroUsd })

/** The client's address, without a look at what comes there. */
async function payUnseen(client: ClientId, units: bigint): Promise<void> {
  await payIn(world.in, client, 'btc', '0.01')
  const [row] = await database().db.rows<{ address: string }>(
    `select address from deposit_addresses where client_id = $1 and coin = 'btc'`,
    [client],
  )
  await world.in.chains.btc.faucet(present(row, 'an address').address, units)
}

describe('reconciliation', () => {
  it('finds that all agree, under way or ended', async () => {
    expect(await differences()).toEqual([])
    await world.in.blocks('btc', 3)
    await world.in.blocks('eth', 20)
    const report = await reconcileBooks(deps)
    expect(report.differences).toEqual([])
    expect(report.unanswered).toEqual([])
    expect(report.coins.map(({ holding, expected }) => holding === expected)).toEqual([true, true])
    expect(report.coins.every(({ holding }) => holding > 0n)).toBe(true)
  })

  it('names what came while nobody looked, once it is deep, until it is credited', async () => {
    const client = await aClient()
    await payUnseen(client, 777n)
    await world.in.chains.btc.grow(6)
    expect(await differences()).toEqual([])
    await world.in.chains.btc.grow(4)
    await watchPayouts(world.out.deps)
    expect(await differences()).toEqual([
      ['output_not_credited', 'btc', 1_000_000n],
      ['output_unknown', 'btc', 777n],
    ])
    await world.in.look()
    expect(await differences()).toEqual([])
  })

  it('notices coins that leave without a withdrawal, with their fee, to the last unit', async () => {
    const { chains, settings } = world.in
    const place = depositKeyOf(settings, 'btc', 'sandbox')
    if (place === undefined || typeof place === 'string') throw new Error(place)
    const from = Array.from({ length: 9 }, (_, index) => deriveAddress(place.key, index))
    const change = deriveAddress(place.key, 0, 1)
    const reference = 'not a withdrawal'
    const order = { reference, to: 'tb1qthief', units: 12_345n, from, change }
    expect(await chains.btc.send(order)).toHaveProperty('txid')
    expect(await differences()).toEqual([])
    await chains.btc.grow(1)
    const [[kind, unit, missing] = []] = await differences()
    expect([kind, unit]).toEqual(['coins_differ', 'btc'])
    const fee = -(missing as bigint) - 12_345n
    expect(fee).toBeGreaterThan(0n)
    // The operator says so, and then all agrees again.
    const told = { ...deps, own: { btc: missing as bigint } }
    expect((await reconcileBooks(told)).differences).toEqual([])
    deps = told
  })

  it('does without who does not answer, and says so', async () => {
    const { Outage } = await import('#server/platform/outage.ts')
    const down = () => Promise.reject(new Outage('The node is down.'))
    const report = await reconcileBooks({
      ...deps,
      chainOf: (coin) => ({ ...world.in.chains[coin], ...(coin === 'eth' ? { held: down } : {}) }),
    })
    expect(report.unanswered).toEqual(['The chain of eth does not answer: The node is down.'])
    expect(report.coins.map(({ coin }) => coin)).toEqual(['btc'])
  })

  it('asks the card provider about every payment', async () => {
    const cards = await createCardsApp(database().db)
    const client = await aClient()
    const token = await cards.tokenOf('approved')
    const right = { holder_name: 'Ada Lovelace', month: 12, year: 2027, zip_code: '1012 AB' }
    const reply = await cards.app.inject({
      ...{ method: 'POST', url: '/api/deposit/card', headers: { client: String(client) } },
      payload: { usd_amount: 100, token, ...right },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    const asking = { ...deps, clock: cards.clock, provider: cards.provider }
    expect(await reconcileBooks(asking)).toMatchObject({ cards: 1, differences: [] })
    cards.clock.advance(16 * minute)
    const { differences: found } = await reconcileBooks(asking)
    expect(found).toMatchObject([{ kind: 'charge_not_credited', ours: 0n, theirs: 10_000n }])
    await cards.deliver()
    expect((await reconcileBooks(asking)).differences).toEqual([])
    await cards.close()
  })

  it('sounds the alarm for what stands, and records it once', async () => {
    const { db } = database()
    const alarms: string[] = []
    const look = reconciler({
      ...{ ...deps, own: {}, log: () => {} },
      alarm: (text) => void alarms.push(text),
    })
    const events = () => db.rows(`select details from events where kind = 'books_differ'`)
    expect(await look()).toEqual([])
    expect(alarms).toEqual([])
    expect(await look()).toHaveLength(1)
    expect(alarms).toEqual([expect.stringMatching(/^reconciliation: The chain holds other than/)])
    expect(await events()).toHaveLength(1)
    world.in.clock.advance(59 * minute)
    await look()
    expect(alarms).toHaveLength(1)
    world.in.clock.advance(hour)
    await look()
    expect(alarms).toHaveLength(2)
    expect(await events()).toHaveLength(1)
  })
})

describe('npm run reconcile', () => {
  const root = join(import.meta.dirname, '../../../..')
  function run(...args: string[]) {
    const tool = ['--import', 'tsx', 'tools/reconcile.ts', '--database', url(), ...args]
    const { NODE_OPTIONS: _, ...env } = process.env
    const options = {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, INSTALL_MODE: 'sandbox' },
    } as const
    return spawnSync(process.execPath, tool, options)
  }
  const url = () => {
    const { host, port, user, password, database: name }: Connection = database().connection
    const socket = encodeURIComponent(host)
    return `postgres://${user}:${password}@localhost:${port}/${name}?host=${socket}`
  }

  it('ends with 1 and lists what differs with its amount', () => {
    const { status, stdout } = run()
    expect(stdout).toMatch(/^DIFFERS The chain holds other than what came and left .* BTC\.$/m)
    expect(stdout).toMatch(/^1 differences\.$/m)
    expect(status).toBe(1)
  })

  it('ends with 0 when all agrees, as JSON too', () => {
    const missing = present(deps.own?.btc, 'what was taken away')
    const coins = `-0.${String(-missing).padStart(8, '0')}`
    const { status, stdout, stderr } = run(`--own-btc=${coins}`, '--json')
    expect(stderr).toBe('')
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ differences: [], unanswered: [] })
    expect(Number(report.liabilities)).toBeGreaterThan(0)
    expect(status).toBe(0)
  })
})
