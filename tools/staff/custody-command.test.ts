import { expect, test } from 'vitest'
import { custodyCommandOf } from './custody-command.ts'

const txid = 'AB'.repeat(32)
const id = '0190A000-0000-7000-8000-00000000000F'
const by = 'eve@trade.example'
const parse = (line: string, values: object = {}) => custodyCommandOf(line.split(' '), values)

test('movements are noted with their coin, their transaction, and perhaps an amount', () => {
  const noted = { kind: 'custody', verb: 'note', txid: txid.toLowerCase(), by }
  expect(parse(`custody sweep btc ${txid}`, { as: ` ${by} ` })).toEqual({
    ...noted,
    moved: 'sweep',
    coin: 'btc',
    units: undefined,
  })
  expect(parse(`custody sweep ETH 0x${txid}`, { as: by, amount: '1.5' })).toMatchObject({
    moved: 'sweep',
    coin: 'eth',
    txid: `0x${txid.toLowerCase()}`,
    units: 1_500_000_000_000_000_000n,
  })
  expect(parse(`custody top-up btc ${txid}`, { as: by })).toMatchObject({ moved: 'top_up' })
  expect(parse(`custody paid-elsewhere btc ${txid}`, { as: by })).toMatchObject({
    moved: 'paid_elsewhere',
  })
})

test('movements are listed, confirmed and dropped', () => {
  expect(parse('custody list')).toEqual({ kind: 'custody', verb: 'list' })
  const decided = { kind: 'custody', id: id.toLowerCase(), by }
  expect(parse(`custody confirm ${id}`, { as: by })).toEqual({ ...decided, verb: 'confirm' })
  expect(parse(`custody drop ${id}`, { as: by })).toEqual({ ...decided, verb: 'drop' })
})

test('what is wrong is said, and what is about something else is left alone', () => {
  expect(parse('deposits list')).toBeUndefined()
  for (const [line, values, problem] of [
    ['custody', {}, 'Unknown: custody'],
    ['custody list all', {}, 'Too many words: all'],
    [`custody sweep btc ${txid}`, {}, 'Say who acts: --as ADDRESS'],
    [`custody sweep doge ${txid}`, { as: by }, 'Say which coin: btc, eth, ltc.'],
    ['custody sweep btc 12', { as: by }, 'This is no id of a transaction: 12'],
    [`custody sweep btc ${txid}`, { as: by, amount: '-1' }, 'This is no amount of btc: -1'],
    [
      `custody top-up btc ${txid}`,
      { as: by, amount: '1' },
      '--amount is not for "custody top-up".',
    ],
    ['custody confirm 7', { as: by }, 'This is no id of a movement: 7'],
  ] as const) {
    expect(parse(line, values)).toEqual({ problem })
  }
})
