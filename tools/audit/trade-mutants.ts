// Defects of trades: stakes, ends and payouts, of whom and in which currency, and places in a plan.

import { continuing, copied, moved } from '#test/crooked.ts'
import type { World } from '#test/world.ts'
import { dropChecks, type Mutant } from './planted.ts'
import { account, ending, house, opening, otherId, stakes, termsOf } from './trades-in-sql.ts'

export const tradeMutants: readonly Mutant<World>[] = [
  {
    name: 'a stake taken for no trade',
    trips: ['I5', 'I7', 'I23'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      `update journal set terms_id = null where ${opening(trades.open)}`,
    ],
  },
  {
    name: 'a trade at terms that there are not',
    trips: ['I5', 'I7', 'I23'],
    plant: ({ trades }) => [`update journal set terms_id = 1 where ${opening(trades.open)}`],
  },
  {
    name: 'terms that are there twice',
    trips: ['I5', 'I23'],
    plant: ({ trades }) => [
      'alter table trade_terms drop constraint trade_terms_pkey',
      `insert into trade_terms select * from trade_terms where ${termsOf(trades.won)}`,
    ],
  },
  {
    name: 'a trade whose stake the house paid',
    trips: ['I1', 'I5', 'I23'],
    plant: ({ trades }) => [
      copied(opening(trades.open), {
        ref: `'${otherId}'`,
        order_key: 'null',
        from_account: house('demo'),
        client_account: 'null',
        posting: 'null',
        balance_after: 'null',
      }),
    ],
  },
  {
    name: 'a trade of another stake than left the account',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ trades }) => [
      `update journal set amount = amount + 100 where ${opening(trades.open)}`,
    ],
  },
  {
    name: 'a trade settled twice',
    trips: ['I6', 'I7', 'I12', 'I23'],
    plant: ({ trades }) => [
      'alter table journal drop constraint journal_pkey',
      copied(ending(trades.won), continuing('j.client_account', '+ j.amount')),
    ],
  },
  {
    name: 'a trade that ended twice, without a payout',
    trips: ['I6', 'I7', 'I12', 'I23'],
    plant: ({ trades }) => [
      'alter table journal drop constraint journal_pkey',
      copied(ending(trades.lost), {}),
    ],
  },
  {
    name: 'a trade that ended before it was opened',
    trips: ['I6'],
    plant: ({ trades }) => [
      `update journal j set at = o.at - interval '1 ms' from journal o
        where j.kind = 'trade_settle' and j.ref = '${trades.lost}'
          and o.kind = 'trade_open' and o.ref = j.ref`,
    ],
  },
  {
    name: 'an end that was removed',
    trips: ['I8'],
    plant: ({ trades }) => [`delete from journal where ${ending(trades.lost)}`],
  },
  {
    name: 'a settling transfer that ends no trade',
    trips: ['I6', 'I7', 'I8'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      `update journal set status = null where ${ending(trades.lost)}`,
    ],
  },
  {
    name: 'an open trade whose stake went to the house',
    trips: ['I6', 'I7'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      moved({
        kind: 'trade_settle',
        ref: trades.open,
        currency: 'demo',
        amount: 5_000,
        from: stakes('demo'),
        to: house('demo'),
      }),
    ],
  },
  {
    name: 'a payout that is not what came to the account',
    trips: ['I2', 'I3', 'I7', 'I13', 'I16', 'I23'],
    plant: ({ trades }) => [`update journal set amount = amount + 1 where ${ending(trades.won)}`],
  },
  {
    name: 'a lost trade that says it was void',
    trips: ['I6', 'I16'],
    plant: ({ trades }) => [
      `update journal set status = 'voided', void_reason = 'no_exit_tick'
        where ${ending(trades.lost)}`,
    ],
  },
  {
    name: 'a payout that went to another client',
    trips: ['I6', 'I23'],
    plant: ({ trades, bob }) => [
      `update journal j set to_account = a.id, client_account = a.id, posting = a.postings + 1,
              balance_after = a.balance + j.amount
         from ledger_accounts a where a.id = ${account(bob, 'demo')}
          and j.kind = 'trade_settle' and j.ref = '${trades.won}'`,
    ],
  },
  {
    name: 'too high a payout, properly posted and covered',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal set amount = amount + 100, balance_after = balance_after + 100
        where ${ending(trades.won)}`,
      `update journal set amount = amount + 100
        where kind = 'house_cover' and currency = 'demo'`,
    ],
  },
  {
    name: 'a profit that the house did not cover',
    trips: ['I7'],
    plant: () => [`delete from journal where kind = 'house_cover' and currency = 'real'`],
  },
  {
    name: 'a transfer that names the other currency',
    trips: ['I6', 'I14'],
    plant: ({ trades }) => [`update journal set currency = 'real' where ${ending(trades.lost)}`],
  },
  {
    name: "a posting in another currency than its account's",
    trips: ['I1', 'I14'],
    plant: ({ bob }) => [
      `update journal set currency = 'real'
        where kind = 'demo_grant' and client_account = ${account(bob, 'demo')}`,
    ],
  },
  {
    name: 'a demo profit paid by the real house',
    trips: ['I2', 'I14'],
    plant: () => [
      `update journal set from_account = ${house('real')}
        where kind = 'house_cover' and currency = 'demo'`,
    ],
  },
  {
    name: 'a demo trade that calls itself real',
    trips: ['I5', 'I7', 'I14', 'I23'],
    plant: ({ trades }) => [`update journal set currency = 'real' where ${opening(trades.open)}`],
  },
  {
    name: "a trade on another client's account",
    trips: ['I14', 'I23'],
    plant: ({ trades, ada }) => [
      `update journal set client_id = ${ada} where ${opening(trades.open)}`,
    ],
  },
  {
    name: 'a key that made two trades',
    trips: ['I12'],
    plant: ({ trades }) => [
      'drop index journal_order_key',
      `update journal set order_key = 'again'
        where kind = 'trade_open' and ref in ('${trades.won}', '${trades.lost}')`,
    ],
  },
  {
    name: 'a trade that exists twice',
    trips: ['I5', 'I12'],
    plant: ({ trades }) => [
      'alter table journal drop constraint journal_pkey',
      copied(opening(trades.open), {
        order_key: 'null',
        ...continuing('j.client_account', '- j.amount'),
      }),
    ],
  },
  {
    name: 'more trades in a day than the plan allows',
    trips: ['I15'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      `update journal set plan_limit = 2 where ${opening(trades.openReal)}`,
    ],
  },
  {
    name: 'a place in the plan taken twice',
    trips: ['I15'],
    plant: ({ trades }) => [
      'drop index journal_plan_slot',
      `update journal set plan_slot = 2 where ${opening(trades.openReal)}`,
    ],
  },
  {
    name: 'a place in the plan left out',
    trips: ['I15'],
    plant: ({ trades }) => [`update journal set plan_slot = 4 where ${opening(trades.openReal)}`],
  },
  {
    name: "a trade counted for another day's plan",
    trips: ['I15'],
    plant: () => ['update journal set plan_day = plan_day - 1 where plan_day is not null'],
  },
]
