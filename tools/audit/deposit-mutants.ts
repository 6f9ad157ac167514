// Defects of deposits: credits that nothing came for, and losses that nobody took.

import type { MoneyWorld } from '#test/money-world.ts'
import { copy, otherId, own, posted, within } from './money-in-sql.ts'
import { dropKeys, type Mutant } from './planted.ts'

export const depositMutants: readonly Mutant<MoneyWorld>[] = [
  {
    name: 'a credit without a deposit',
    trips: ['I11', 'I18', 'I23'],
    plant: ({ client }) => [
      posted(client, { kind: 'deposit_credit', ref: otherId, from: 'outside_btc' }),
    ],
  },
  {
    name: 'a credit for a deposit that is still waiting',
    trips: ['I11', 'I18', 'I23'],
    plant: ({ client, deposits: { waiting } }) => [
      posted(client, { kind: 'deposit_credit', ref: waiting, from: 'outside_btc' }),
    ],
  },
  {
    name: 'a deposit approved on nothing',
    trips: ['I11', 'I23', 'I26'],
    plant: ({ deposits: { waiting } }) => [
      `insert into deposit_steps (deposit_id, nr, state, outcome, at, actor, amount)
       values ('${waiting}', 2, 'approved', 'exact', now(), 'system', 7000)`,
    ],
  },
  {
    name: 'a deposit credited with more than came, properly posted',
    trips: ['I11', 'I18'],
    plant: ({ deposits: { exact } }) => [
      `update deposit_steps set amount = amount + 500
        where deposit_id = '${exact}' and state = 'approved'`,
      `update journal set amount = amount + 500, balance_after = balance_after + 500
        where ref = '${exact}'`,
    ],
  },
  {
    name: 'a deposit reckoned at a better rate',
    trips: ['I11'],
    plant: ({ deposits: { unasked } }) => [
      `update deposit_steps set rate = '65000' where deposit_id = '${unasked}' and nr = 2`,
    ],
  },
  {
    name: 'a rest reckoned at a better rate',
    trips: ['I11'],
    plant: ({ deposits: { over } }) => [
      `update deposit_steps set rest_rate = '3200' where deposit_id = '${over}' and nr = 2`,
    ],
  },
  {
    name: 'an output that two deposits were credited for',
    trips: ['I11'],
    plant: ({ deposits: { exact, unasked } }) => [
      ...dropKeys('chain_outputs'),
      `delete from chain_outputs where deposit_id = '${unasked}'`,
      copy('chain_outputs', `deposit_id = '${exact}'`, `{"deposit_id": "${unasked}"}`),
    ],
  },
  {
    name: 'one output that is two, each with its deposit',
    trips: ['I11'],
    plant: ({ deposits: { exact, unasked } }) => [
      ...dropKeys('chain_outputs'),
      `update chain_outputs x set txid = y.txid, index = y.index from chain_outputs y
        where x.deposit_id = '${unasked}' and y.deposit_id = '${exact}'`,
    ],
  },
  {
    name: 'a loss for a deposit that never was',
    trips: ['I11', 'I18'],
    plant: () => [within('deposit_loss', otherId, ['reorg_loss', 'outside_btc'], 100)],
  },
  {
    name: 'a credited output that the chain has no longer',
    trips: ['I11'],
    plant: ({ deposits: { exact } }) => [
      `update chain_outputs set gone_at = now() where deposit_id = '${exact}'`,
    ],
  },
  {
    name: "an output at another client's address",
    trips: ['I11'],
    plant: ({ deposits: { exact, unasked } }) => [
      `update chain_outputs set address = (select address from deposits where id = '${unasked}')
        where deposit_id = '${exact}'`,
    ],
  },
  {
    name: 'a removed output',
    trips: ['I11'],
    plant: ({ deposits: { exact } }) => [`delete from chain_outputs where deposit_id = '${exact}'`],
  },
  {
    name: 'a card deposit without its charge',
    trips: ['I11'],
    plant: ({ deposits: { card } }) => [`delete from deposit_charges where deposit_id = '${card}'`],
  },
  {
    name: 'a charge of less than was credited',
    trips: ['I11'],
    plant: ({ deposits: { card } }) => [
      `update deposit_charges set amount = amount - 1 where deposit_id = '${card}'`,
    ],
  },
  {
    name: 'a charge taken for two deposits',
    trips: ['I11'],
    plant: ({ deposits: { declined } }) => [
      ...dropKeys('deposit_charges'),
      copy('deposit_charges', `charge_id = 'ch_1'`, `{"deposit_id": "${declined}"}`),
    ],
  },
  {
    name: 'a credit from the wrong place outside',
    trips: ['I11'],
    plant: ({ deposits: { exact } }) => [
      `update journal set from_account = ${own('outside_eth')} where ref = '${exact}'`,
    ],
  },
  {
    name: 'a deposit approved twice',
    trips: ['I11'],
    plant: ({ deposits: { exact } }) => [
      copy('deposit_steps', `deposit_id = '${exact}' and nr = 2`, '{"nr": 3}'),
    ],
  },
  {
    name: 'a deposit taken back that says it stands',
    trips: ['I11', 'I23'],
    plant: ({ deposits: { disputed } }) => [
      `delete from deposit_steps where deposit_id = '${disputed}' and state = 'reversed'`,
    ],
  },
  {
    name: 'a loss that nobody took',
    trips: ['I11', 'I18', 'I23'],
    plant: ({ deposits: { disputed } }) => [
      `delete from journal where ref = '${disputed}' and kind = 'deposit_loss'`,
    ],
  },
]
