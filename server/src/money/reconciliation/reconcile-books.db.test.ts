// The books of a world in which everything has happened, held against the simulated chains and the
// simulated card provider, and what is found when somebody goes around us.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { HDKey } from '@scure/bip32'
import { beforeAll, describe, expect, it } from 'vitest'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hour, later, minute } from '#kernel/time.ts'
import { writeSetting } from '#server/install/operators/trust-settings.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Connection } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { createCardsApp } from '#test/cards-app.ts'
import { freshDatabase } from '#test/database.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { buildMoneyWorld, type MoneyWorld, payIn } from '#test/money-world.ts'
import { staffNamed } from '#test/staff.ts'
import { staffSeal } from '#test/staff-app.ts'
import { asEve, asMax, eve, max } from '#test/withdrawals-app.ts'
import { depositKeyOf } from '../deposits/account-keys.ts'
import { deriveAddress } from '../methods/derive-address.ts'
import { reconciler } from '../reconcile.ts'
import { watchPayouts } from '../withdrawals/pay-withdrawal.ts'
import { newBooksState, viewOfBooks } from './books.ts'
import { changeAddresses } from './change-addresses.ts'
import { stateOf } from './custody.ts'
import { decideMovement, listMovements } from './decide-movement.ts'
import { noteMovement } from './note-movement.ts'
import { type ReconcilingDeps, reconcileBooks } from './reconcile-books.ts'

const database = freshDatabase()
let world: MoneyWorld
let deps: ReconcilingDeps
/** Of a sweep. */
let txid = ''

beforeAll(async () => {
  world = await buildMoneyWorld(database().db)
  const { clock, chains, settings } = world.in
  deps = {
    db: database().db,
    clock,
    mode: 'sandbox',
    settings: () => settings,
    chainOf: (coin) => chains[coin],
    needed: () => 3,
    provider: undefined,
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
    expect(report.coins.every(({ holding, expected }) => holding === expected)).toBe(true)
    // Nobody of this world has Litecoin.
    expect(report.coins.map(({ coin, holding }) => [coin, holding > 0n])).toEqual([
      ['btc', true],
      ['eth', true],
      ['ltc', false],
    ])
  })

  it('finds that all agree after the operator changed the key, and changed it again', async () => {
    const { db } = database()
    const testVersions = { private: 0x04358394, public: 0x043587cf }
    const [one = '', two = ''] = [21, 22].map(
      (seed) =>
        HDKey.fromMasterSeed(new Uint8Array(32).fill(seed), testVersions).derive("m/84'/1'/0'")
          .publicExtendedKey,
    )
    const { chains, settings } = world.in
    const asked = { ...deps, settings: () => ({ ...settings, btcXpub: one }) }
    const { differences: found } = await reconcileBooks(asked)
    expect(found).toEqual([])
    await db
      .transaction(async (tx) => {
        noteActing(tx, `staff:${eve}`, { proof: 'none' })
        for (const value of [one, two]) {
          const decided = { from: null, decided: eve, at: deps.clock.now(), marking: staffSeal }
          await writeSetting(tx, { name: 'btc_xpub', value }, decided)
        }
        const now = { ...settings, btcXpub: two }
        const all = await changeAddresses(tx, chains.btc, { settings: now, mode: 'sandbox' })
        const changeOf = (btcXpub: string | null) => {
          const place = depositKeyOf({ ...settings, btcXpub }, 'btc', 'sandbox')
          if (place === undefined || typeof place === 'string') throw new Error(place)
          return deriveAddress(place.key, 0, 1).address
        }
        expect(all).toEqual([changeOf(two), changeOf(null), changeOf(one)])
        throw new Error('undone')
      })
      .catch((error) => expect(String(error)).toContain('undone'))
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
    const down = () => Promise.reject(new Outage('The node is down.'))
    const report = await reconcileBooks({
      ...deps,
      chainOf: (coin) => ({ ...world.in.chains[coin], ...(coin === 'eth' ? { held: down } : {}) }),
    })
    expect(report.unanswered).toEqual(['The chain of eth does not answer: The node is down.'])
    expect(report.coins.map(({ coin }) => coin)).toEqual(['btc', 'ltc'])
  })

  it('asks the card provider about every payment', async () => {
    const cards = await createCardsApp(database().db)
    const client = await aClient()
    const token = await cards.tokenOf('approved')
    const right = { holder_name: 'Ada Lovelace', month: 12, year: 2027, zip_code: '1012 AB' }
    const reply = await cards.app.inject({
      method: 'POST',
      url: '/api/deposit/card',
      headers: { client: String(client) },
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

  describe('by itself', () => {
    const alarms: string[] = []
    const state = newBooksState()
    const down = () => Promise.reject(new Outage('The node is down.'))
    let own: Record<string, bigint> = {}
    let isDown = false
    const newLook = () =>
      reconciler({
        ...deps,
        log: () => {},
        state,
        random: systemRandom,
        install: { mode: 'sandbox', publicUrl: () => 'https://trade.example' },
        alarm: (...parts) => void alarms.push(alarmText(parts)),
        get own() {
          return own
        },
        chainOf: (coin) => ({ ...world.in.chains[coin], ...(isDown ? { held: down } : {}) }),
      })
    const rows = async (sql: string) => (await database().db.rows<{ n: bigint }>(sql))[0]?.n
    const events = (kind: string) => rows(`select count(*) as n from events where kind = '${kind}'`)
    const mails = () => rows(`select count(*) as n from outbox where subject like 'The books%'`)
    const staff = () => rows(`select count(*) as n from operators`)

    it('alarms once for what stands, with one mail to each member of staff', async () => {
      const look = newLook()
      expect(viewOfBooks(state, deps.clock.now())).toEqual({ state: 'unknown', at: null })
      expect(await look()).toEqual([])
      expect([alarms, state.outcome]).toEqual([[], 'unknown'])
      expect(await look()).toHaveLength(1)
      expect(alarms).toEqual([expect.stringMatching(/^reconciliation: The chain holds other than/)])
      expect(state.outcome).toBe('differences')
      expect(await staff()).toBeGreaterThan(1n)
      expect([await events('books_differ'), await mails()]).toEqual([1n, await staff()])
      world.in.clock.advance(14 * minute)
      await look()
      world.in.clock.advance(hour)
      await look()
      // Not after a start either: what was told is on record.
      await newLook()()
      expect(alarms).toHaveLength(1)
      expect([await events('books_differ'), await mails()]).toEqual([1n, await staff()])
    })

    it('knows nothing, and does not take back, while a node is down', async () => {
      const look = newLook()
      isDown = true
      await look()
      expect(state.outcome).toBe('differences')
      expect(alarms).toHaveLength(1)
      isDown = false
      own = present(deps.own, 'what was taken away')
      world.in.clock.advance(hour)
      await look()
      expect([state.outcome, await events('books_agree')]).toEqual(['ok', 1n])
      isDown = true
      world.in.clock.advance(hour)
      await look()
      expect([state.outcome, alarms.length]).toEqual(['unknown', 1])
      isDown = false
      world.in.clock.advance(hour)
      await look()
      expect(viewOfBooks(state, deps.clock.now()).state).toBe('ok')
      expect(viewOfBooks(state, later(deps.clock.now(), 3 * hour)).state).toBe('unknown')
    })

    it('alarms anew for what was gone and came back', async () => {
      own = {}
      const look = newLook()
      await look()
      expect(await look()).toHaveLength(1)
      expect(alarms).toHaveLength(2)
    })

    it('keeps what it found as it was', async () => {
      const { db } = database()
      for (const sql of [
        'delete from book_differences',
        'update book_differences set ours = 0',
        'update book_differences set gone_at = null',
        'delete from reconciliations',
        `update reconciliations set outcome = 'ok'`,
      ]) {
        await expect(db.rows(sql)).rejects.toThrow()
      }
    })
  })

  describe('of coins that the operator moved', () => {
    const custody = () => ({ ...deps, random: systemRandom })

    it('takes a sweep that two people told of, and the chain has', async () => {
      const { chains, settings } = world.in
      const place = depositKeyOf(settings, 'btc', 'sandbox')
      if (place === undefined || typeof place === 'string') throw new Error(place)
      const from = Array.from({ length: 9 }, (_, index) => deriveAddress(place.key, index))
      const change = deriveAddress(place.key, 0, 1)
      const order = { reference: 'a sweep', to: 'tb1qcold', units: 20_000n, from, change }
      const sent = await chains.btc.send(order)
      if (!('txid' in sent)) throw new Error('nothing was sent')
      txid = sent.txid
      const sweep = { kind: 'sweep', coin: 'btc', txid, by: asEve } as const
      expect(await noteMovement(custody(), sweep)).toMatchObject({
        refused: 'movement_not_on_chain',
      })
      await chains.btc.grow(1)
      expect(await differences()).toEqual([['coins_differ', 'btc', -20_200n]])
      expect(
        await noteMovement(custody(), { ...sweep, by: staffNamed('no@body.test') }),
      ).toMatchObject({
        refused: 'operator_unknown',
      })
      const noted = await noteMovement(custody(), sweep)
      if (isRefusal(noted)) throw new Error(noted.refused)
      expect(noted.units).toBe(20_200n)
      expect(await noteMovement(custody(), sweep)).toMatchObject({ refused: 'movement_known' })
      expect(await differences()).toHaveLength(1)
      const { id } = noted
      expect(await decideMovement(deps, { id, outcome: 'confirmed', by: asEve })).toMatchObject({
        refused: 'movement_four_eyes',
      })
      const confirmed = await decideMovement(deps, { id, outcome: 'confirmed', by: asMax })
      expect(confirmed).toMatchObject({ confirmedBy: max })
      expect(await differences()).toEqual([])
      expect(await decideMovement(deps, { id, outcome: 'dropped', by: asMax })).toMatchObject({
        refused: 'movement_ended',
      })
      const { coins } = await reconcileBooks(deps)
      expect(coins.find(({ coin }) => coin === 'btc')?.moved).toBe((deps.own?.btc ?? 0n) - 20_200n)
    })

    it('does not take a payout for a sweep, nor a movement that another hand wrote', async () => {
      const { db } = database()
      const [row] = await db.rows<{ reference: string; withdrawal_id: string }>(
        `select g.reference, g.withdrawal_id from withdrawal_sendings g
           join withdrawals w on w.id = g.withdrawal_id where w.method = 'btc'`,
      )
      const { reference } = present(row, 'a payout')
      const sweep = { kind: 'sweep', coin: 'btc', txid: reference, by: asEve } as const
      expect(await noteMovement(custody(), sweep)).toMatchObject({ refused: 'movement_is_payout' })
      const topUp = { ...sweep, kind: 'top_up' } as const
      expect(await noteMovement(custody(), topUp)).toMatchObject({ refused: 'movement_seen' })
      const elsewhere = { ...sweep, kind: 'paid_elsewhere' } as const
      const noted = await noteMovement(custody(), elsewhere)
      if (isRefusal(noted)) throw new Error(noted.refused)
      const drop = { id: noted.id, outcome: 'dropped', by: asMax } as const
      expect(await decideMovement(deps, drop)).toMatchObject({ droppedBy: max })
      expect((await listMovements(deps)).map(stateOf).sort()).toEqual(['confirmed', 'dropped'])
      for (const sql of [
        'delete from custody_movements',
        'update custody_movements set units = 1',
        'update custody_movements set confirmed_by = noted_by, confirmed_at = noted_at',
      ]) {
        await expect(db.rows(sql)).rejects.toThrow()
      }
    })
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
      env: { ...env, INSTALL_MODE: 'sandbox', SECRET_KEY: '07'.repeat(32) },
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
    expect(stdout).toMatch(/^1 difference\.$/m)
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

describe('a movement that the chain took back', () => {
  it('is a difference', async () => {
    const { chains } = world.in
    await chains.btc.reorg(1, [txid])
    await chains.btc.grow(2)
    const { differences: found } = await reconcileBooks(deps)
    expect(found).toMatchObject([
      { kind: 'movement_not_on_chain', about: txid, ours: -20_200n, theirs: 0n },
    ])
  })
})
