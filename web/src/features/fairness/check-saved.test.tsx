// Somebody's file on the fairness page: whole, changed, unreadable, and of a trade that is open.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joined, sha256, toBase64, toHex, utf8 } from '#verify/bytes.ts'
import { proofText } from '#verify/checkpoint.ts'
import { statementText } from '#verify/entry.ts'
import type { Proven, SavedReceipt } from '#verify/saved.ts'
import { proveInclusion, tilePath } from '#verify/tiles.ts'
import { until, untilText } from '../../../../browser/test/served.tsx'
import { type MadeLog, madeLog } from '../../../../verify/test/made-log.ts'
import { leave, show } from '../../../test/served.tsx'
import { CheckSaved } from './CheckSaved.tsx'

const origin = 'trade.example/log'
const terms = {
  trade_id: '0190a000-0000-7000-8000-00000000beef',
  rule_version: 1,
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  mode: 'demo',
  trade_mode: 'Buy',
  amount: 120,
  strike_rate: '75/3',
  profit_rate: 0.75,
  duration: 60,
  accepted_at: '2026-11-28T12:00:10.000Z',
  expires_at: '2026-11-28T12:01:10.000Z',
  tick_size: '0.1',
  volatility: 0.0001,
  quantile: 0.1,
  margin: 0.04,
  win_probability: 0.55,
  strike_factor: '1.000000000000',
}
const price = (seq: number, time: string, price: number) => ({ seq, time, price })
const settlement = {
  trade_id: terms.trade_id,
  terms: 0,
  entry_tick: price(1, '2026-11-28T12:00:11.000Z', 60_000),
  strike_price: 60_000,
  exit_tick: price(2, '2026-11-28T12:01:09.000Z', 60_001),
  status: 'Won',
  reason: null,
  cause: null,
  gaps: [],
  payout: 210,
  settled_at: '2026-11-28T12:01:10.020Z',
}
const minuteOf = (minute: string, ticks: readonly (readonly number[])[]) =>
  JSON.stringify({ kind: 'ticks', symbol: 'BTCUSD', minute, sources: ['simulated'], ticks })
const prices = [
  minuteOf('2026-11-28T12:00:00.000Z', [[1, 11_000, 60_000, 0]]),
  minuteOf('2026-11-28T12:01:00.000Z', [[2, 9_000, 60_001, 0]]),
]

let log: MadeLog
let saved: SavedReceipt
const salt = new Uint8Array(32).fill(5)

beforeEach(async () => {
  log = madeLog(origin)
  const texts = [statementText('terms', terms), statementText('settlement', settlement)]
  const hashes = await Promise.all(texts.map((text) => sha256(joined(salt, utf8(text)))))
  const [first, second] = hashes.map(toHex)
  log.entries = [
    `{"kind":"terms","commitment":"${first}"}`,
    `{"kind":"settlement","commitment":"${second}"}`,
    ...prices,
  ]
  const proven = async (place: number): Promise<Proven> => {
    const text = texts[place] ?? ''
    const note = `${text}\n${log.signer.line(text)}`
    return { note, salt: toBase64(salt), proof: await proofOf(place) }
  }
  saved = {
    format: 'truestrike/receipt/v1',
    origin,
    keys: [{ vkey: log.signer.vkey, ended: null }],
    terms: await proven(0),
    settlement: await proven(1),
    prices: await Promise.all(
      prices.map(async (entry, nr) => ({ entry, proof: await proofOf(2 + nr) })),
    ),
  }
})
afterEach(leave)

async function proofOf(index: number): Promise<string> {
  const read = (tile: Parameters<typeof tilePath>[0]) => log.get(tilePath(tile))
  const proof = await proveInclusion({ size: log.entries.length, read }, index)
  return proofText({
    index,
    proof,
    checkpoint: Buffer.from(await log.get('checkpoint')).toString(),
  })
}

async function choose(text: string): Promise<HTMLElement> {
  const place = await show(<CheckSaved />, () => undefined, 'visitor')
  const input = place.querySelector('input')
  const file = new File([text], 'receipt.signed.json', { type: 'application/json' })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  return place
}

it('says that all of it holds, what it is of, and by which key', async () => {
  const place = await choose(JSON.stringify(saved))
  await untilText('All of it holds')
  await untilText('Buy BTCUSD, $120.00')
  await untilText('won, $210.00 paid out')
  await untilText(log.signer.vkey)
  await until(() => expect(place.querySelectorAll('[data-state=good]').length).toBe(11))
})

describe('says what does not', () => {
  it.each([
    [
      'a payout',
      (one: SavedReceipt) => JSON.stringify(one).replace('\\"payout\\":210', '\\"payout\\":10'),
    ],
    ['a price', (one: SavedReceipt) => JSON.stringify(one).replace('60001,0]', '59999,0]')],
    ['the log', (one: SavedReceipt) => JSON.stringify({ ...one, origin: 'other.example/log' })],
  ])('%s', async (_, change) => {
    const text = change(saved)
    expect(text).not.toBe(JSON.stringify(saved))
    const place = await choose(text)
    await untilText('It does not hold')
    expect(place.querySelectorAll('[data-state=bad]').length).toBeGreaterThan(0)
  })
})

it('holds as far as it goes, of a trade that is open', async () => {
  await choose(JSON.stringify({ ...saved, settlement: null, prices: [] }))
  await untilText('still open')
  await untilText('All of it holds')
})

it.each(['', '{}', '[1]', 'a text', JSON.stringify({ format: 'truestrike/receipt/v2' })])(
  'says that this is none: %s',
  async (text) => {
    await choose(text)
    await untilText('This file is no signed receipt.')
  },
)
