// Keys to a client's own accounts on exchanges, on the wire. What a key signs with comes in and
// never goes out.

import * as z from 'zod/mini'
import { Instant, line, prose, required, Success, Text, text, Written } from '../shared/wire.ts'

export const venueNames = [
  'practice',
  'kraken',
  'binance',
  'bybit',
  'coinbase',
  'bitstamp',
] as const
export const VenueName = z.enum(venueNames, { error: required('not_listed') })
export type VenueName = z.infer<typeof VenueName>

/** `live`: it may trade; `dry`: the exchange cannot say what it may do, so only dry runs. */
export const keyStandings = ['live', 'dry', 'ended'] as const
export type KeyStanding = (typeof keyStandings)[number]

export const keysMost = 10

export const keyEndings = ['removed', 'too_mighty', 'not_accepted'] as const
export type KeyEnding = (typeof keyEndings)[number]

export const ExchangeKeyView = z.object({
  id: Text,
  venue: VenueName,
  name: Written,
  standing: z.enum(keyStandings),
  ending: z.nullable(z.enum(keyEndings)),
  /** What it may do, in the words of the exchange. */
  rights: z.array(Text),
  added_at: Instant,
  checked_at: Instant,
})
export type ExchangeKeyView = z.infer<typeof ExchangeKeyView>

export const ExchangeKeyWish = z.strictObject({
  venue: VenueName,
  name: line(40),
  api_key: text(300),
  secret: prose(2_000),
})
export type ExchangeKeyWish = z.infer<typeof ExchangeKeyWish>

const Keys = Success(z.array(ExchangeKeyView))

export const exchangeKeyRoutes = {
  exchangeKeys: {
    method: 'GET',
    path: '/trader/keys',
    audience: 'client',
    summary: 'Keys to own accounts on exchanges; those that ended stay in the list.',
    reply: Keys,
  },
  exchangeKeyAdd: {
    method: 'POST',
    path: '/trader/keys',
    audience: 'client',
    summary: 'Add a key: the exchange is asked what it may do; one that can move money is refused.',
    body: ExchangeKeyWish,
    reply: Keys,
  },
  exchangeKeyRemove: {
    method: 'POST',
    path: '/trader/keys/:id/remove',
    audience: 'client',
    summary: 'Forget a key at once; bots that trade by it stop.',
    reply: Keys,
  },
} as const
