import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRecordedFile, readRecordedFiles } from './recorded-files.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorded files '))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const noon = Date.UTC(2022, 0, 1, 12)
const candle = { at: noon, open: 10.5, high: 12, low: 10, close: 11.25 }
const kline = (open: number, close: number) =>
  `${open},10.50,12.00,10.00,11.25,7.1,${close},80.2,3,1.5,16.1,0`
const klineHeader =
  'open_time,open,high,low,close,volume,close_time,quote_volume,count,' +
  'taker_buy_volume,taker_buy_quote_volume,ignore'

describe('candles', () => {
  it.each([
    [
      'without zone',
      'timestamp,open,high,low,close,volume\n2022-01-01 12:00:00.000000,10.5,12,10,11.25,7',
    ],
    [
      'with zone',
      'timestamp,open,high,low,close\n2022-01-01 14:00:00+02:00,10.50,12.00,10.00,11.25',
    ],
    ['in another order', 'Close,Low,High,Open,Date\r\n11.25,10,12,10.5,2022-01-01T12:00:00Z\r\n'],
    ['klines with header', `${klineHeader}\n${kline(noon, noon + 59_999)}`],
    ['klines in milliseconds', kline(noon, noon + 59_999)],
    ['klines in microseconds', kline(noon * 1000, noon * 1000 + 59_999_999)],
    ['JSON', `[[${noon}, 10.5, 12, 10, 11.25, 7.1]]`],
    ['with a byte order mark', `\uFEFF${klineHeader}\n${kline(noon, noon + 59_999)}\n\n`],
  ])('%s', async (name, content) => {
    const recording = await readRecordedFile(await file(`${name}.csv`, content))
    expect(recording).toMatchObject({ kind: 'candles', candles: [candle] })
  })

  it('come in order, the later row of a minute counting', async () => {
    const row = (minute: number, close: number) => `2022-01-01 12:0${minute}:00,5,9,1,${close}`
    const rows = ['time,open,high,low,close', row(2, 2), row(0, 3), row(1, 4), row(0, 5)]
    const recording = await readRecordedFile(await file('order.csv', rows.join('\n')))
    expect(recording.kind === 'candles' && recording.candles.map((it) => it.close)).toEqual([
      5, 4, 2,
    ])
  })

  it('are widened to hold an open or close outside them', async () => {
    const path = await file('wide.csv', `time,open,high,low,close\n${noon},9,12,10,13`)
    expect(await readRecordedFile(path)).toMatchObject({ candles: [{ high: 13, low: 9 }] })
  })

  it('of a bid and an ask file become those of their mid, of the minutes both have', async () => {
    const rows = (open: number, minutes: readonly number[]) =>
      minutes.map((m) => `2022-01-01 12:0${m}:00,${open},1.3,1.1,${open + m / 1e5}`)
    const head = 'timestamp,open,high,low,close'
    const paths = [
      await file('gbp-usd-bid-2022.csv', [head, ...rows(1.2, [0, 1, 2])].join('\n')),
      await file('other.csv', [head, ...rows(1.2, [0, 1])].join('\n')),
      await file('gbp-usd-ask-2022.csv', [head, ...rows(1.20001, [1, 2, 3])].join('\n')),
    ]
    const [mid, other, ...rest] = await readRecordedFiles(paths)
    expect(rest).toEqual([])
    expect(other?.name).toBe('other.csv')
    expect(mid).toMatchObject({ name: 'gbp-usd-bid+ask-2022.csv', symbolHint: 'GBPUSD' })
    expect(mid?.kind === 'candles' && mid.candles.map((it) => it.close)).toEqual([
      1.200015, 1.200025,
    ])
    expect((await readRecordedFiles(paths.slice(0, 1)))[0]?.name).toBe('gbp-usd-bid-2022.csv')
  })
})

describe('trades', () => {
  const at = noon + 138
  it.each([
    [
      'a CSV with header',
      `,timestamp,id,type,side,price,amount,cost,date\n0,${at},120,,buy,1666.8,26,4,2022-01-01`,
    ],
    ['a JSON array', `[[${at}, "120", null, "sell", 1666.8, 26.0, 43440.1]]`],
    ['Binance trades', `120,1666.80,26.0,43440.1,${at},True,True`],
    ['Binance trades in microseconds', `120,1666.80,26.0,43440.1,${at}000,true,true`],
    [
      'Binance futures trades',
      `id,price,qty,quote_qty,time,is_buyer_maker\n120,1666.8,26,43440.1,${at},false`,
    ],
    ['Binance aggTrades', `88,1666.80,26.0,120,121,${at},False,True`],
    [
      'Binance futures aggTrades',
      'agg_trade_id,price,quantity,first_trade_id,last_trade_id,transact_time,is_buyer_maker\n' +
        `88,1666.8,26,120,121,${at},true`,
    ],
  ])('%s', async (name, content) => {
    const recording = await readRecordedFile(await file(`${name}.txt`, content))
    expect(recording).toMatchObject({ kind: 'trades', trades: [{ at, price: 1666.8 }] })
  })

  it('come in order of time, those of one millisecond in the order of the file', async () => {
    const rows = [
      [1, 7],
      [0, 5],
      [0, 6],
      [0, 5],
    ].map(([ms, price]) => [noon + ms!, 'x', null, 'buy', price, 1])
    const recording = await readRecordedFile(await file('order.json', JSON.stringify(rows)))
    expect(recording.kind === 'trades' && recording.trades.map((it) => it.price)).toEqual([
      5, 6, 5, 7,
    ])
  })
})

describe('a gzipped file', () => {
  it('is read like a plain one, whatever its name and however long', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, i) => `${noon + i * 60_000},5,9,1,${2 + (i % 7)}`,
    )
    const path = await file('long.csv', gzipSync(['time,open,high,low,close', ...rows].join('\n')))
    const recording = await readRecordedFile(path)
    expect(recording.kind === 'candles' && recording.candles.length).toBe(20_000)
    expect(recording).toMatchObject({ candles: { 19999: { at: noon + 19_999 * 60_000 } } })
  })
})

describe('refused, naming file and line', () => {
  const head = 'timestamp,open,high,low,close\n2022-01-01 12:00:00,10,12,10,11\n'
  it.each<[string, string | Buffer, RegExp]>([
    [
      'text for a price',
      `${head}2022-01-01 12:01:00,10,12,x,11`,
      /^bad\.csv, line 3: "x" is not a price/,
    ],
    ['a negative price', `${head}2022-01-01 12:01:00,10,12,-1,11`, /line 3: "-1" is not a price/],
    ['a row cut short', `${head}2022-01-01 12:01:00,10,1`, /line 3: nothing is not a price/],
    [
      'a bad time',
      `${head}2022-13-01 12:01:00,10,12,10,11`,
      /line 3: "2022-13-01 12:01:00" is not a time/,
    ],
    ['a time long ago', `${head}1,10,12,10,11`, /line 3: "1" is not a time/],
    [
      'a high below its low',
      `${head}\n2022-01-01 12:01:00,10,9,10,11`,
      /line 4: the high 9 is below the low 10/,
    ],
    ['an unknown header', 'when,what\n1,2', /^bad\.csv, line 1: the header names neither/],
    ['rows of something else', '1,2,3\n4,5,6', /line 1: these are neither candles nor trades/],
    [
      'candles of five minutes',
      `${head}2022-01-01 12:05:00,10,12,10,11`,
      /candles are 300 s apart/,
    ],
    ['nothing', '', /^bad\.csv: it has no rows\.$/],
    ['only a header', 'timestamp,price', /it has no rows/],
    ['broken JSON', '[[1,2', /not valid JSON/],
    ['a JSON object', '{"result": []}', /only a JSON array of rows is read/],
    ['JSON rows that are objects', '[{"price": 1}]', /row 1: it is not an array/],
    ['a zip archive', Buffer.from('PK\u0003\u0004'), /a zip archive; unpack it first/],
    [
      'half a gzip file',
      gzipSync(head.repeat(99)).subarray(0, 60),
      /it can't be read \(unexpected end/,
    ],
  ])('%s', async (_, content, message) => {
    await expect(readRecordedFile(await file('bad.csv', content))).rejects.toThrow(message)
  })

  it('a file that is not there', async () => {
    await expect(readRecordedFile(join(folder, 'none.csv'))).rejects.toThrow(/none\.csv: .*ENOENT/)
  })

  it('a bid and an ask that never meet', async () => {
    const bid = await file('bid.csv', head)
    const ask = await file('ask.csv', head.replace('12:00', '13:00'))
    await expect(readRecordedFiles([ask, bid])).rejects.toThrow(
      /bid\+ask\.csv: bid and ask share no/,
    )
  })
})

const shared = join(import.meta.dirname, '../../../../../shared/market')

describe.skipIf(!existsSync(shared))(
  'the recorded files shared among us (skipped where absent)',
  () => {
    it.each([
      ['btc-usd-1m-2022-01.csv.gz', 'candles', 45_031, { decimals: 0, tickPoints: 1 }],
      ['gbp-usd-1m-ask-2012-02.csv.gz', 'candles', 30_117, { decimals: 5, tickPoints: 1 }],
      ['xrp-eth-trades-2019-10.json.gz', 'trades', 12_477, { decimals: 8, tickPoints: 1 }],
      ['eth-usdt-trades-2023-02-02.csv', 'trades', 1_000, { decimals: 2, tickPoints: 1 }],
    ])('%s', async (name, kind, count, scale) => {
      const recording = await readRecordedFile(join(shared, name))
      expect(recording).toMatchObject({ name, kind, scale })
      expect(recording.kind === 'candles' ? recording.candles : recording.trades).toHaveLength(
        count,
      )
    })
  },
)
