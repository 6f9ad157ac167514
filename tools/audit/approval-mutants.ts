// Defects of what people decide: approvals, keys and limits that too few agreed on.

import type { MoneyWorld } from '#test/money-world.ts'
import { limitBefore, settingEvent } from './money-in-sql.ts'
import { dropChecks, dropKeys, type Mutant } from './planted.ts'

export const approvalMutants: readonly Mutant<MoneyWorld>[] = [
  {
    name: 'a withdrawal that was paid and never approved',
    trips: ['I9', 'I10'],
    plant: ({ withdrawals: { btc } }) => [
      `delete from withdrawal_approvals where withdrawal_id = '${btc}'`,
      `delete from withdrawal_steps where withdrawal_id = '${btc}' and state = 'approved'`,
    ],
  },
  {
    name: 'a large withdrawal that one of two people approved',
    trips: ['I10'],
    plant: ({ withdrawals: { eth } }) => [
      `delete from withdrawal_approvals where withdrawal_id = '${eth}' and operator_id = (
         select max(operator_id) from withdrawal_approvals where withdrawal_id = '${eth}')`,
    ],
  },
  {
    name: 'a withdrawal that one person approved twice',
    trips: ['I10'],
    plant: ({ withdrawals: { eth } }) => [
      ...dropKeys('withdrawal_approvals'),
      `update withdrawal_approvals set operator_id = (select min(operator_id)
         from withdrawal_approvals where withdrawal_id = '${eth}') where withdrawal_id = '${eth}'`,
    ],
  },
  {
    name: 'a second approval given after the fact',
    trips: ['I10'],
    plant: ({ withdrawals: { eth } }) => [
      `update withdrawal_approvals set approved_at = approved_at + interval '1 day'
        where withdrawal_id = '${eth}' and operator_id = (
         select max(operator_id) from withdrawal_approvals where withdrawal_id = '${eth}')`,
    ],
  },
  {
    name: 'an approval by the one who gets the money',
    trips: ['I10'],
    plant: ({ client, withdrawals: { pending } }) => [
      `with mole as (insert into operators (email, email_key, password_hash, created_at)
         select email, email_key, 'none', now() from clients where id = ${client} returning id)
       insert into withdrawal_approvals select '${pending}', id, now() from mole`,
    ],
  },
  {
    name: 'real money that one of those who approved showed no second factor for',
    trips: ['I10'],
    plant: ({ withdrawals: { eth } }) => [
      `update install set mode = 'live'`,
      `insert into install (mode) values ('live') on conflict do nothing`,
      'update withdrawal_approvals set proven_at = approved_at',
      `update withdrawal_approvals set proven_at = null
        where withdrawal_id = '${eth}' and operator_id = (
         select max(operator_id) from withdrawal_approvals where withdrawal_id = '${eth}')`,
    ],
  },
  {
    name: 'an approval long after its second factor was shown',
    trips: ['I10'],
    plant: ({ withdrawals: { eth } }) => [
      ...dropChecks('withdrawal_approvals'),
      `update withdrawal_approvals set proven_at = approved_at - interval '6 minutes'
        where withdrawal_id = '${eth}'`,
    ],
  },
  {
    name: 'an approved withdrawal that nobody approved',
    trips: ['I10'],
    plant: ({ withdrawals: { approved } }) => [
      `delete from withdrawal_approvals where withdrawal_id = '${approved}'`,
    ],
  },
  {
    name: 'a withdrawal above the limit that says one person is enough',
    trips: ['I9', 'I10', 'I23'],
    plant: ({ withdrawals: { approved } }) => [
      `update withdrawals set amount = 1000001 where id = '${approved}'`,
    ],
  },
  {
    name: 'a key of deposits that was written past the tool',
    trips: ['I28'],
    plant: () => [
      `insert into settings (name, value, changed_at) values ('btc_xpub', '"thief"', now())`,
    ],
  },
  {
    name: 'a key of deposits that one person changed',
    trips: ['I17', 'I28'],
    plant: () => [settingEvent(1, 'eve@staff.example', '"one"'), settingEvent(2, 'eve', '"two"')],
  },
  {
    name: 'a limit that one person raised',
    trips: ['I17', 'I28'],
    plant: () => [
      settingEvent(1, 'eve', '10000.01').replace('btc_xpub', 'withdrawal_two_staff_above'),
    ],
  },
  {
    name: 'a first key of deposits that one person set where money is real',
    trips: ['I17', 'I28'],
    plant: () => [
      settingEvent(1, 'eve@staff.example', '"one"'),
      `update install set mode = 'live'`,
      `insert into install (mode) values ('live') on conflict do nothing`,
      'update withdrawal_approvals set proven_at = approved_at',
    ],
  },
  {
    name: 'a key of deposits that one person set under another spelling',
    trips: ['I17', 'I28'],
    plant: () => [
      settingEvent(1, 'eve@staff.example', '"one"').replace('btc_xpub', 'btcXpub'),
      settingEvent(2, 'eve@staff.example', '"two"').replace('btc_xpub', 'btcXpub'),
    ],
  },
  {
    name: 'a setting of a name that is none',
    trips: ['I28'],
    plant: () => [
      ...dropChecks('settings'),
      `insert into settings (name, value, changed_at) values ('btcXpub', '"thief"', now())`,
    ],
  },
  {
    name: 'a row of another spelling that was put aside and that nobody decided on',
    trips: ['I28'],
    plant: () => [
      `insert into settings_put_aside (name, value, changed_at)
       values ('payoutBank', '{}', now())`,
    ],
  },
  {
    name: 'a change of a key that says two people agreed, and nobody did',
    trips: ['I17', 'I28'],
    plant: () => [settingEvent(1, '', '"one"')],
  },
  {
    name: 'a limit that was lower when the withdrawal was asked for',
    trips: ['I10', 'I17', 'I28'],
    plant: () => [limitBefore('102.5')],
  },
  {
    name: 'a large withdrawal in parts that one person approved each',
    trips: ['I10', 'I17', 'I28'],
    plant: () => [limitBefore('300')],
  },
  {
    name: 'a large withdrawal in parts, asked for by several to one destination',
    trips: ['I9', 'I10', 'I17', 'I18', 'I23', 'I28'],
    plant: ({ client, withdrawals: { btc, pending, sent } }) => [
      limitBefore('250'),
      `update withdrawals set client_id = (select min(id) from clients where id <> ${client})
        where id in ('${btc}', '${pending}')`,
      `update withdrawals set client_id = (select max(id) from clients where id <> ${client})
        where id = '${sent}'`,
    ],
  },
]
