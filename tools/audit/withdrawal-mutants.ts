// Defects of withdrawals: what they hold, where they went, and what the lists of payouts say.

import type { MoneyWorld } from '#test/money-world.ts'
import { copy, otherId, own, posted, within } from './money-in-sql.ts'
import { dropChecks, dropKeys, type Mutant } from './planted.ts'

export const withdrawalMutants: readonly Mutant<MoneyWorld>[] = [
  {
    name: 'a hold that was released in secret',
    trips: ['I9', 'I18', 'I23'],
    plant: ({ client, withdrawals: { pending } }) => [
      posted(client, { kind: 'withdrawal_return', ref: pending, from: 'withdrawals' }),
    ],
  },
  {
    name: 'a withdrawal that holds less than it asks',
    trips: ['I9', 'I22', 'I23'],
    plant: ({ withdrawals: { btc } }) => [
      `update withdrawals set amount = amount + 100 where id = '${btc}'`,
    ],
  },
  {
    name: 'a withdrawal whose hold is gone from the records',
    trips: ['I9', 'I18', 'I23'],
    plant: ({ withdrawals: { pending } }) => [
      `delete from withdrawal_steps where withdrawal_id = '${pending}'`,
      `delete from withdrawals where id = '${pending}'`,
    ],
  },
  {
    name: 'a paid withdrawal that the ledger never let go',
    trips: ['I9', 'I18', 'I22'],
    plant: ({ withdrawals: { btc } }) => [
      `delete from journal where kind = 'withdrawal_pay' and ref = '${btc}'`,
    ],
  },
  {
    name: 'a payment to the wrong place outside',
    trips: ['I9', 'I22'],
    plant: ({ withdrawals: { btc } }) => [
      `update journal set to_account = ${own('outside_eth')}
        where kind = 'withdrawal_pay' and ref = '${btc}'`,
    ],
  },
  {
    name: 'a rejected withdrawal that was paid all the same',
    trips: ['I9', 'I18'],
    plant: ({ withdrawals: { rejected } }) => [
      within('withdrawal_pay', rejected, ['withdrawals', 'outside_btc'], 6_100),
    ],
  },
  {
    name: 'a paid withdrawal without a reference',
    trips: ['I9'],
    plant: ({ withdrawals: { bank } }) => [
      ...dropChecks('withdrawal_steps'),
      `update withdrawal_steps set reference = '' where withdrawal_id = '${bank}' and nr = 3`,
    ],
  },
  {
    name: 'a payment by a transaction that nobody saw',
    trips: ['I9'],
    plant: ({ withdrawals: { btc } }) => [
      `update withdrawal_steps set reference = repeat('ab', 32)
        where withdrawal_id = '${btc}' and state = 'paid'`,
    ],
  },
  {
    name: 'one transaction for two withdrawals',
    trips: ['I9'],
    plant: ({ withdrawals: { btc, sent } }) => [
      ...dropKeys('withdrawal_sendings'),
      `update withdrawal_sendings set reference = (select upper(reference) from withdrawal_sendings
         where withdrawal_id = '${btc}') where withdrawal_id = '${sent}'`,
    ],
  },
  {
    name: 'a withdrawal paid twice',
    trips: ['I9', 'I22'],
    plant: ({ withdrawals: { btc } }) => [
      copy('withdrawal_steps', `withdrawal_id = '${btc}' and state = 'paid'`, '{"nr": 4}'),
    ],
  },
  {
    name: 'a rejected withdrawal brought back to life',
    trips: ['I9', 'I10', 'I23'],
    plant: ({ withdrawals: { rejected } }) => [
      `insert into withdrawal_steps (withdrawal_id, nr, state, at, actor)
       values ('${rejected}', 3, 'approved', now(), 'system')`,
    ],
  },
  {
    name: 'money in the withdrawals that nobody asked for',
    trips: ['I1', 'I9'],
    plant: () => [within('house_cover', otherId, ['house', 'withdrawals'], 100)],
  },
  {
    name: 'a withdrawal whose hold and return are gone from the ledger',
    trips: ['I3', 'I9', 'I13', 'I18'],
    plant: ({ withdrawals: { rejected } }) => [`delete from journal where ref = '${rejected}'`],
  },
  {
    name: 'a payment for what is not paid, from another account',
    trips: ['I1', 'I9', 'I18'],
    plant: ({ withdrawals: { pending } }) => [
      within('withdrawal_pay', pending, ['house', 'outside_btc'], 100),
    ],
  },
  {
    name: 'a list of payouts that shows what was only approved',
    trips: ['I22'],
    plant: () => [
      'drop view payouts',
      `create view payouts as
       select w.id, w.method, w.network, w.amount - w.fee as amount, s.at as requested_at,
              s.at as paid_at, left(w.destination, 6) as destination,
              case when w.method <> 'bank' then coalesce((select reference from withdrawal_steps p
                where p.withdrawal_id = w.id and p.state = 'paid'), 'ab') end as transaction_id
         from withdrawals w join withdrawal_steps s on s.withdrawal_id = w.id
          and s.state = 'approved'`,
    ],
  },
  {
    name: 'a list of payouts with a larger amount',
    trips: ['I22'],
    plant: () => [
      'alter view payouts rename to shown',
      `create view payouts as select id, method, network, amount * 10 as amount, transaction_id
         from shown`,
    ],
  },
  {
    name: 'a list of payouts that leaves one out',
    trips: ['I22'],
    plant: ({ withdrawals: { eth } }) => [
      'alter view payouts rename to shown',
      `create view payouts as select * from shown where id <> '${eth}'`,
    ],
  },
]
