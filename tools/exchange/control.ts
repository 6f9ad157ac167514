// The door for whoever tests by the practice exchange: what goes wrong, where the price is, keys,
// and the exchange's own books to hold others against.

import * as z from 'zod/mini'
import { unitsFrom } from '#server/automation/practice/decimal.ts'
import { type Exchange, setFaults } from '#server/automation/practice/exchange-state.ts'
import type { KeptQuotes } from '#server/automation/practice/kept-quotes.ts'
import { rights, shapes, tradingRights } from '#server/automation/practice/key.ts'
import { newKey } from '#server/automation/practice/new-key.ts'
import type { Control } from '#server/automation/practice/practice.server.ts'
import { faultsFrom, WrongOptions } from './options.ts'

type Controlled = {
  readonly quotes: KeptQuotes
  readonly seed: number
  readonly accountId: string
  /** Whether prices are moved by hand. */
  readonly isMoved: boolean
}

const KeyWish = z.object({
  shape: z.enum(shapes),
  rights: z._default(z.array(z.enum(rights)), [...tradingRights]),
  name: z._default(z.string(), 'made by hand'),
})

const listMost = 100_000

export function controlOf(
  exchange: Exchange,
  { quotes, seed, accountId, isMoved }: Controlled,
): Control {
  const { books, clock, random } = exchange
  const doors: Readonly<Record<string, (body: string) => unknown | Promise<unknown>>> = {
    '/faults': (body) => {
      const lines = body.split('\n').filter((line) => line.trim() !== '')
      setFaults(exchange, seed, faultsFrom(lines.map((line) => line.trim())))
      return { rules: lines.length }
    },
    '/price': (body) => {
      const [market = '', text = ''] = body.trim().split(/\s+/)
      const spot = quotes.find(market)
      const price = spot && unitsFrom(text, spot.priceDecimals)
      if (!isMoved || !spot || !price) return { error: 'MARKET PRICE of a market of --price' }
      quotes.put(market, { price, at: clock.now() })
      return { market, price: text }
    },
    '/key': async (body) => {
      const wish = KeyWish.parse(JSON.parse(body))
      const key = newKey({ ...wish, accountId }, clock.now(), random)
      await books.addKey(key)
      return { apiKey: key.apiKey, secret: key.secret }
    },
    '/revoke': async (body) => {
      const apiKey = body.trim()
      if (!(await books.key(apiKey))) return { error: 'no such key' }
      await books.revokeKey(apiKey, clock.now())
      return { revoked: apiKey }
    },
    '/books': async () => {
      const account = await books.account(accountId, clock.now())
      const cut = { limit: listMost }
      return written({
        balances: Object.fromEntries(account?.balances ?? []),
        orders: (await books.orders(accountId, {}, cut)).rows,
        fills: (await books.fills(accountId, {}, cut)).rows,
      })
    },
  }
  return async (path, body) => {
    try {
      return Object.hasOwn(doors, path) ? await doors[path]?.(body) : undefined
    } catch (error) {
      if (
        !(
          error instanceof WrongOptions ||
          error instanceof SyntaxError ||
          error instanceof z.core.$ZodError
        )
      ) {
        throw error
      }
      return { error: error.message }
    }
  }
}

/** Units are written as text, as JSON has no whole numbers of any size. */
function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, it) => (typeof it === 'bigint' ? String(it) : it)))
}
