// Defects of what is told of money: events, and money that no rule knows.

import type { MoneyWorld } from '#test/money-world.ts'
import { live, within } from './money-in-sql.ts'
import { dropChecks, type Mutant } from './planted.ts'

export const tellingMutants: readonly Mutant<MoneyWorld>[] = [
  {
    name: 'a credit whose event is gone',
    trips: ['I17', 'I18'],
    plant: ({ deposits: { exact } }) => [
      `delete from events where kind = 'deposit_approved' and details like '%${exact}%'`,
    ],
  },
  {
    name: 'an event that tells another amount',
    trips: ['I17', 'I18'],
    plant: ({ withdrawals: { btc } }) => [
      `update events set details = replace(details, '"amount":"103.00"', '"amount":"13.00"')
        where kind = 'withdrawal_paid' and details like '%${btc}%'`,
    ],
  },
  {
    name: 'an event about another client',
    trips: ['I17', 'I18'],
    plant: ({ client, deposits: { card } }) => [
      ...dropChecks('events'),
      `update events set client_id = ${client}
        where kind = 'deposit_approved' and details like '%${card}%'`,
    ],
  },
  {
    name: 'an event of a payment that never was',
    trips: ['I17', 'I18'],
    plant: ({ withdrawals: { btc, pending } }) => [
      `insert into events (chain, nr, at, client_id, actor, kind, details, previous, hash)
       select chain, 900000, at, client_id, actor, kind, replace(details, '${btc}', '${pending}'),
              previous, sha256('x') from events
        where kind = 'withdrawal_paid' and details like '%${btc}%'`,
    ],
  },
  {
    name: 'a closing whose event is gone',
    trips: ['I17', 'I18'],
    plant: () => [`delete from events where kind = 'account_closed'`],
  },
  {
    name: 'a kind of transfer that no rule knows',
    trips: ['I1', 'I18'],
    plant: ({ withdrawals: { btc } }) => [
      `alter type transfer_kind rename value 'house_cover' to 'adjustment'`,
      within('adjustment', btc, ['house', 'grants'], 100),
    ],
  },
  {
    name: 'an edited balance',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ client }) => [
      `update journal j set balance_after = balance_after + 1 from ledger_accounts a
        where a.id = ${live(client)} and j.client_account = a.id and j.posting = a.postings`,
    ],
  },
  {
    name: 'money that went from one client to another',
    trips: ['I3', 'I11', 'I13', 'I23'],
    plant: ({ client, deposits: { exact } }) => [
      `update journal j set to_account = a.id, client_account = a.id, posting = 1000,
              balance_after = a.balance + j.amount
         from ledger_accounts a where a.id = ${live(client)} and j.ref = '${exact}'`,
    ],
  },
]
