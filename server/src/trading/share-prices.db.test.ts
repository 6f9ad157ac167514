// Another cell has the prices that home has stored, row by row, whatever is lost between them: so
// the same trade ends the same in both.

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { points } from '#kernel/price.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { later, second } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { pricesIn, startTwoCells, type TwoCells } from '#test/two-cells.ts'

const homeDatabase = freshDatabase()
const cellDatabase = freshDatabase()
const funds = { at: wednesday, real: dollars(500), demo: dollars(500) }
let cells: TwoCells
let atHome: ClientId
let elsewhere: ClientId
beforeAll(async () => {
  atHome = await addFundedClient(homeDatabase().db, funds)
  elsewhere = await addFundedClient(cellDatabase().db, funds)
  cells = await startTwoCells(homeDatabase().db, cellDatabase().db)
})
afterAll(async () => {
  await cells.stop()
  await expectSoundBooks(homeDatabase().db, cells.clock.now())
  await expectSoundBooks(cellDatabase().db, cells.clock.now())
})

let step = 0
async function run(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    step += 1
    await cells.tick({
      BTCUSD: 60_000 + Math.round(4_000 * Math.sin(step)) / 100,
      BCHBTC: 0.0075 + (step % 7) * 2.5e-7,
      EURUSD: 1.1 + (step % 5) * 1e-5,
    })
    await cells.pass(second - 1)
  }
}

async function expectSamePrices(): Promise<void> {
  const home = await pricesIn(homeDatabase().db)
  expect(home.ticks.length).toBeGreaterThan(0)
  await vi.waitFor(async () => expect(await pricesIn(cellDatabase().db)).toEqual(home), {
    timeout: 60_000,
  })
}

async function open(engine: TestEngine, clientId: ClientId, symbol = 'BTCUSD') {
  const category = symbol === 'EURUSD' ? 'Currencies' : 'Cryptocurrency'
  const order = anOrder({ symbol, category, stake: dollars(1) })
  const opened = await engine.lanes.open({ clientId, order, orderKey: null })
  if (isRefusal(opened)) throw new Error(opened.refused)
  const { id, clientId: _, ...terms } = opened.trade
  return { id, terms }
}

/** The same order at the same moment in both. */
async function openBoth(symbol?: string) {
  const home = await open(cells.home, atHome, symbol)
  const cell = await open(cells.cell, elsewhere, symbol)
  expect(cell.terms).toEqual(home.terms)
  return { home: home.id, cell: cell.id }
}

async function endOf(db: Database, id: string) {
  const rows = await db.rows<{ status: string }>(
    `select status, void_reason, void_cause, entry_at, entry_price, strike_price, exit_at,
            exit_price, payout from outcomes where trade_id = $1`,
    [id],
  )
  return present(rows[0], 'the trade has ended')
}

async function expectSameEnds({ home, cell }: Awaited<ReturnType<typeof openBoth>>) {
  const end = await endOf(homeDatabase().db, home)
  expect(await endOf(cellDatabase().db, cell)).toEqual(end)
  return end.status
}

const isOfPrices = ({ subject }: { readonly subject: string }) => subject === 'shared.prices'

it('has the ticks, the minutes and the history of home', async () => {
  await run(70)
  await expectSamePrices()
})

it('takes the same order at the same terms, and it ends the same', async () => {
  const both = await openBoth()
  await run(62)
  expect(await expectSameEnds(both)).toMatch(/won|lost/)
})

it('asks for what was lost, in the middle of a trade, and nothing differs', async () => {
  const both = await openBoth()
  await run(3)
  let lost = 0
  cells.wires.lose = (envelope) => {
    lost += isOfPrices(envelope) ? 1 : 0
    return isOfPrices(envelope) && lost % 3 !== 0
  }
  await run(30)
  expect(lost).toBeGreaterThan(30)
  cells.wires.lose = () => false
  await run(30)
  await expectSamePrices()
  expect(await expectSameEnds(both)).toMatch(/won|lost/)
})

it('knows nothing of a time of which home was not heard', async () => {
  await run(1)
  cells.wires.lose = isOfPrices
  const before = cells.cell.market.storedThrough
  cells.home.feed.tick('BTCUSD', 60_123.45)
  await cells.home.pass(second)
  await cells.home.pass(second)
  expect(cells.cell.market.storedThrough).toBeLessThan(cells.home.market.storedThrough)
  expect(cells.cell.market.storedThrough).toBeLessThanOrEqual(later(before, 1))
  cells.wires.lose = () => false
  await run(1)
  await expectSamePrices()
})

it('has what each source of a median said, and is halted while home is', async () => {
  const { feed } = cells.home
  const at = () => cells.clock.now()
  const mids = [points(6_010_000), points(6_020_000), null]
  const source = 'median:kraken+coinbase'
  feed.tell({ symbol: 'BTCUSD', price: 60_150, at: at(), source, mids })
  await cells.pass(second)
  feed.halt({ symbol: 'BTCUSD', at: at(), cause: 'disputed', source, mids })
  await cells.pass(second)
  expect(cells.cell.market.bySymbol.get('BTCUSD')?.halt).toBe('disputed')
  await expect(open(cells.cell, elsewhere)).rejects.toThrow('price_stale')
  cells.wires.lose = isOfPrices
  feed.halt({ symbol: 'BTCUSD', at: at(), cause: undefined, source, mids })
  await cells.home.pass(second)
  cells.wires.lose = () => false
  await run(2)
  expect(cells.cell.market.bySymbol.get('BTCUSD')?.halt).toBeUndefined()
  await expectSamePrices()
  const { halts } = await pricesIn(cellDatabase().db)
  expect(halts).toHaveLength(2)
})

it('waits for home’s source where home waits, and has its answer and its prices', async () => {
  const both = await openBoth()
  await run(2)
  const from = cells.clock.now()
  await cells.home.stop()
  await cells.cell.pass(0)
  cells.clock.advance(3 * second)
  const missed = later(from, second)
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  await cells.startHome((feed) => {
    feed.again.set('BTCUSD', async () => {
      await asked
      const tick = {
        symbol: 'BTCUSD',
        price: 60_001,
        at: missed,
        source: 'replay:scripted',
      } as const
      return { answer: 'prices', asked: 'scripted', ticks: [tick] }
    })
  })
  await run(2)
  const held = () => cells.cell.market.bySymbol.get('BTCUSD')?.heldFrom
  expect(held()).toBeDefined()
  expect(held()).toBe(cells.home.market.bySymbol.get('BTCUSD')?.heldFrom)
  answer()
  await run(60)
  expect(held()).toBeUndefined()
  await expectSamePrices()
  const { gaps } = await pricesIn(cellDatabase().db)
  expect(gaps).toMatchObject([{ instrument_id: 1, answer: 'prices', ticks: 1 }, {}, {}])
  expect(await expectSameEnds(both)).toMatch(/won|lost/)
})

it('goes on where its own series ended when it comes back', async () => {
  const both = await openBoth('EURUSD')
  await cells.cell.stop()
  for (let passed = 0; passed < 70; passed += 1) {
    cells.home.feed.tick('EURUSD', 1.1 + (passed % 9) * 1e-5)
    cells.home.feed.tick('BTCUSD', 60_000 + passed)
    await cells.home.pass(second)
  }
  await cells.startCell()
  await run(2)
  const [home, cell] = await Promise.all(
    [homeDatabase(), cellDatabase()].map(({ db }) => pricesIn(db)),
  )
  expect(cell?.ticks).toEqual(home?.ticks)
  expect(await expectSameEnds(both)).toMatch(/won|lost/)
})

it('would differ if prices were admitted a second time: one that leapt would be missing', async () => {
  await cells.cell.stop()
  await cells.startCell({ isAdmitted: false })
  await run(2)
  cells.home.feed.tick('BTCUSD', 70_000)
  await cells.pass(second)
  cells.home.feed.tick('BTCUSD', 70_001)
  await cells.pass(second)
  const leapt = async (db: Database) => {
    const rows = await db.rows(
      'select price from ticks where instrument_id = 1 and price > 6500000',
    )
    return rows.length
  }
  expect(await leapt(homeDatabase().db)).toBe(1)
  expect(await leapt(cellDatabase().db)).toBe(0)
  await cells.cell.stop()
  await cells.startCell()
  await run(1)
  expect(await leapt(cellDatabase().db)).toBe(await leapt(homeDatabase().db))
})
