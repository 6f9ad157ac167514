// Defects of what trades are settled by: when, at which prices and terms; and guards that are gone.

import { copied } from '#test/crooked.ts'
import type { World } from '#test/world.ts'
import type { Mutant } from './planted.ts'
import { ending, exitFrom, opening, otherId, termsOf } from './trades-in-sql.ts'

export const priceMutants: readonly Mutant<World>[] = [
  {
    name: 'an open trade overdue by eleven seconds',
    trips: ['I8'],
    plant: ({ trades, now }) => [
      `update journal set at = '${now}'::timestamptz - interval '311 s'
        where ${opening(trades.open)}`,
    ],
  },
  {
    name: 'an exit price of after the expiry',
    trips: ['I16'],
    plant: ({ trades }) => [exitFrom(trades.won, 'k.at > t.expires_at', 'k.at')],
  },
  {
    name: 'an exit price that was not the last',
    trips: ['I16'],
    plant: ({ trades }) => [exitFrom(trades.won, 'k.at < t.exit_at', 'k.at desc')],
  },
  {
    name: 'an entry price that was not the first',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal o set entry_seq = k.seq, entry_at = k.at, entry_price = k.price
         from ticks k, trades t
        where o.kind = 'trade_settle' and o.ref = '${trades.lost}' and t.id = o.ref
          and k.instrument_id = t.instrument_id
          and k.at = (select min(at) from ticks where instrument_id = t.instrument_id
                         and at > o.entry_at)`,
    ],
  },
  {
    name: 'a price altered after the fact',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update ticks k set price = k.price + 1 from trade_records t
        where t.id = '${trades.tied}' and k.instrument_id = t.instrument_id and k.at = t.exit_at`,
    ],
  },
  {
    name: 'a price removed after the fact',
    trips: ['I16'],
    plant: ({ trades }) => [
      `delete from ticks k using trade_records t
        where t.id = '${trades.lost}' and k.instrument_id = t.instrument_id and k.at = t.entry_at`,
    ],
  },
  {
    name: 'a price invented after the fact',
    trips: ['I16'],
    plant: ({ trades }) => [
      `insert into ticks (instrument_id, at, seq, price, source_id)
       select instrument_id, expires_at, exit_seq + 1, exit_price, 1 from trade_records
        where id = '${trades.tied}'`,
    ],
  },
  {
    name: 'a strike moved by a point',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal set strike_price = strike_price - 1 where ${ending(trades.won)}`,
    ],
  },
  {
    name: 'a strike factor that its terms do not make',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update trade_terms set strike_factor = strike_factor + 10 where ${termsOf(trades.noEntry)}`,
    ],
  },
  {
    name: 'a win thought less likely than the payout says',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update trade_terms set win_probability = win_probability - 0.01
        where ${termsOf(trades.won)}`,
    ],
  },
  {
    name: 'an entry delay that the strike was not made for',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update trade_terms set entry_delay_ms = 2000 where ${termsOf(trades.noEntry)}`,
    ],
  },
  {
    name: 'an exit that is called an average',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal set exit_average = exit_price + 1 where ${ending(trades.won)}`,
    ],
  },
  {
    name: "a trade at another's terms",
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal set terms_id = (select terms_id from journal where ${opening(trades.tooOld)})
        where ${opening(trades.won)}`,
    ],
  },
  {
    name: 'an outcome of a trade that there is not',
    trips: ['I6', 'I7'],
    plant: ({ trades }) => [copied(ending(trades.lost), { ref: `'${otherId}'` })],
  },
  {
    name: 'a void without cause',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal set status = 'voided', void_reason = 'exit_tick_too_old'
        where ${ending(trades.tied)}`,
    ],
  },
  ...[
    ['journal', 'journal_follows'],
    ['journal', 'journal_append_only'],
    ['trade_terms', 'trade_terms_append_only'],
    ['accounts', 'accounts_append_only'],
    ['clients', 'clients_standing'],
  ].flatMap(([table, trigger]): Mutant<World>[] => [
    {
      name: `the guard ${trigger}, disabled`,
      trips: ['I29'],
      plant: () => [`alter table ${table} disable trigger ${trigger}`],
    },
    {
      name: `the guard ${trigger}, removed`,
      trips: ['I29'],
      plant: () => [`drop trigger ${trigger} on ${table}`],
    },
  ]),
]
