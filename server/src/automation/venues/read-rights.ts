// What an exchange says of a key, read: each has its own words for what moves money. What is not
// understood is taken for a right to move it.

import * as z from 'zod/mini'
import type { KeyRights } from './exchange.ts'

/** Undefined where the answer is none that we know. */
export type ReadRights = (answer: unknown) => KeyRights | undefined

const Words = z.array(z.string())

const KrakenAnswer = z.object({ result: z.object({ permissions: Words }) })

const krakenTrades = ['modify-trades', 'close-trades']
const krakenReads = ['query-funds', 'query-open-trades', 'query-closed-trades']
const krakenKnown = [
  ...krakenTrades,
  ...krakenReads,
  ...['query-ledger', 'export-data', 'access-ws', 'create-ws-token', 'add-ws-token'],
]

export const krakenRights: ReadRights = (answer) => {
  const read = z.safeParse(KrakenAnswer, answer)
  if (!read.success) return undefined
  const { permissions: named } = read.data.result
  return {
    mayTrade: krakenTrades.every((it) => named.includes(it)),
    mayRead: krakenReads.every((it) => named.includes(it)),
    mayMore: named.some((it) => !krakenKnown.includes(it)),
    named,
  }
}

const BinanceAnswer = z.record(z.string(), z.unknown())

const binanceKnown = ['enableReading', 'enableSpotAndMarginTrading', 'enableFixReadOnly']
const binanceNoRight = ['ipRestrict', 'createTime', 'tradingAuthorityExpirationTime']

/** Its rights are fields that are true; a new one is not known to be harmless. */
export const binanceRights: ReadRights = (answer) => {
  const read = z.safeParse(BinanceAnswer, answer)
  if (!read.success || typeof read.data.enableWithdrawals !== 'boolean') return undefined
  const named = Object.entries(read.data).flatMap(([name, value]) =>
    value === true && !binanceNoRight.includes(name) ? [name] : [],
  )
  return {
    mayTrade: named.includes('enableSpotAndMarginTrading'),
    mayRead: named.includes('enableReading'),
    mayMore: named.some((it) => !binanceKnown.includes(it)),
    named,
  }
}

const BybitAnswer = z.object({
  result: z.object({
    readOnly: z.union([z.number(), z.string()]),
    permissions: z.record(z.string(), z.nullable(Words)),
  }),
})

/** Of `permissions`, by its groups: all but these either moves money or is more than spot. */
const bybitKnown = ['Spot SpotTrade']

export const bybitRights: ReadRights = (answer) => {
  const read = z.safeParse(BybitAnswer, answer)
  if (!read.success) return undefined
  const { readOnly, permissions } = read.data.result
  const named = Object.entries(permissions).flatMap(([group, words]) =>
    (words ?? []).map((word) => `${group} ${word}`),
  )
  return {
    mayTrade: String(readOnly) === '0' && named.includes('Spot SpotTrade'),
    mayRead: true,
    mayMore: named.some((it) => !bybitKnown.includes(it)),
    named,
  }
}

const CoinbaseAnswer = z.object({
  can_view: z.boolean(),
  can_trade: z.boolean(),
  can_transfer: z.boolean(),
})

export const coinbaseRights: ReadRights = (answer) => {
  const read = z.safeParse(CoinbaseAnswer, answer)
  if (!read.success) return undefined
  const { can_view: mayRead, can_trade: mayTrade, can_transfer: mayMore } = read.data
  const named = Object.entries(read.data).flatMap(([name, is]) => (is ? [name] : []))
  return { mayTrade, mayRead, mayMore, named }
}
