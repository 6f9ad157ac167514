// The exchanges that the trader knows: how each is asked what a key may do, and how long a dry run
// has to be before anything is traded there for good.

import type { VenueName } from '#contract/client/exchange-keys.ts'
import { day, minute } from '#kernel/time.ts'
import {
  binanceRights,
  bybitRights,
  coinbaseRights,
  krakenRights,
  type ReadRights,
} from './read-rights.ts'

/** Whose client library speaks to it. */
export type Library = 'kraken' | 'binance' | 'bybit' | 'coinbase' | 'bitstamp'

/** The call by which a key is told what it may do, as the library names it. */
export type RightsCall = { readonly call: string; readonly read: ReadRights }

/** How an order is found by the name that we gave it. */
export type Finding = 'open_and_closed' | 'by_name' | 'in_list'

export type Venue = {
  readonly library: Library
  /** Null: it cannot say. */
  readonly rights: RightsCall | null
  readonly dryRunMs: number
  readonly finding: Finding
  /** What our name for an order is called in what is sent, and in what is asked. */
  readonly nameSent: string
  readonly nameAsked: string
}

const kraken: Venue = {
  library: 'kraken',
  rights: { call: 'privatePostGetApiKeyInfo', read: krakenRights },
  dryRunMs: day,
  finding: 'open_and_closed',
  nameSent: 'clientOrderId',
  nameAsked: 'clientOrderId',
}

export const venues: Readonly<Record<VenueName, Venue>> = {
  /** Nothing is lost there: a minute shows what a dry run is. */
  practice: { ...kraken, dryRunMs: minute },
  kraken,
  binance: {
    library: 'binance',
    rights: { call: 'sapiGetAccountApiRestrictions', read: binanceRights },
    dryRunMs: day,
    finding: 'by_name',
    nameSent: 'newClientOrderId',
    nameAsked: 'origClientOrderId',
  },
  bybit: {
    library: 'bybit',
    rights: { call: 'privateGetV5UserQueryApi', read: bybitRights },
    dryRunMs: day,
    finding: 'open_and_closed',
    nameSent: 'clientOrderId',
    nameAsked: 'orderLinkId',
  },
  coinbase: {
    library: 'coinbase',
    rights: { call: 'v3PrivateGetBrokerageKeyPermissions', read: coinbaseRights },
    dryRunMs: day,
    finding: 'in_list',
    nameSent: 'client_order_id',
    nameAsked: 'client_order_id',
  },
  bitstamp: {
    library: 'bitstamp',
    rights: null,
    dryRunMs: day,
    finding: 'in_list',
    nameSent: 'clientOrderId',
    nameAsked: 'client_order_id',
  },
}
