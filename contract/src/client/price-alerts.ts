// Price alerts on the wire: a client is told once when a price that is published reaches a level.

import * as z from 'zod/mini'
import { Instant, Success, Text, text } from '../shared/wire.ts'

/** Waiting at once. */
export const priceAlertsMost = 50
/** In percent, of a move. */
export const moveLeast = 0.1
export const moveMost = 50

const price = z
  .number({ error: (issue) => (issue.input === undefined ? 'required' : 'not_number') })
  .check(z.positive('invalid'))

const percent = z
  .number({ error: (issue) => (issue.input === undefined ? 'required' : 'not_number') })
  .check(z.minimum(moveLeast, 'too_small'), z.maximum(moveMost, 'too_large'))

export const NewPriceAlert = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('above'), symbol: text(20), price }),
  z.strictObject({ kind: z.literal('below'), symbol: text(20), price }),
  /** Up or down by so much from the newest price. */
  z.strictObject({ kind: z.literal('moved'), symbol: text(20), percent }),
])
export type NewPriceAlert = z.infer<typeof NewPriceAlert>

export const PriceAlertView = z.object({
  id: Text,
  symbol: Text,
  kind: z.enum(['above', 'below', 'moved']),
  /** As prices of this instrument are written; of a move both are there, else one. */
  upper: z.nullable(Text),
  lower: z.nullable(Text),
  /** The price that it was set at. */
  set_at_price: Text,
  made_at: Instant,
  /** Null: it waits. */
  reached_at: z.nullable(Instant),
  reached_price: z.nullable(Text),
})
export type PriceAlertView = z.infer<typeof PriceAlertView>

/** Those that wait, newest first, and the last that were reached. */
const Alerts = Success(z.array(PriceAlertView))

export const priceAlertRoutes = {
  priceAlerts: {
    method: 'GET',
    path: '/users/price-alerts',
    audience: 'client',
    scope: 'read',
    summary: 'The price alerts of this client that wait, and those that were reached lately.',
    reply: Alerts,
  },
  setPriceAlert: {
    method: 'POST',
    path: '/users/price-alerts',
    audience: 'client',
    summary:
      'Tells the client once when the price reaches a level: `above` or `below` a price, or ' +
      '`moved` by a percentage from now.',
    body: NewPriceAlert,
    reply: Alerts,
  },
  dropPriceAlert: {
    method: 'POST',
    path: '/users/price-alerts/:id/removal',
    audience: 'client',
    summary: 'Takes a price alert away, whether it waits or was reached. May be repeated.',
    reply: Alerts,
  },
} as const
