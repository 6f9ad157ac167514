// The invariants of money that comes in and leaves, each proven by defects that are planted into a
// world which the real use cases made.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctionInvariants } from '#server/money/reconciliation/correction-invariants.store.ts'
import { moneyInvariants } from '#server/money/reconciliation/money-invariants.store.ts'
import type { Single } from '#server/platform/db.ts'
import { clientAccount, moved, ownAccount } from '#test/crooked.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { buildMoneyWorld, type MoneyWorld } from '#test/money-world.ts'
import { audit, brokenOf } from './audit.ts'
import { openMutants } from './open-mutants.ts'
import { auditPlanted, dropChecks, dropKeys, type Mutant } from './planted.ts'

const otherId = '00000000-0000-7000-8000-000000000001'

/** A copy of a row, with some columns changed. */
const copy = (table: string, where: string, changes: string) => `
  insert into ${table} select (jsonb_populate_record(x, '${changes}'::jsonb)).* from ${table} x
   where ${where}`

const live = (clientId: bigint) => clientAccount(clientId, 'real')
const own = (name: string) => ownAccount('real', name)

/** More on a client's balance, posted as if it belonged there. */
const posted = (clientId: bigint, transfer: { kind: string; ref: string; from: string }) =>
  moved({ ...transfer, from: own(transfer.from), to: live(clientId), amount: 5_000, client: 'to' })

/** Between the currency's own accounts. */
const within = (kind: string, ref: string, [from, to]: [string, string], amount: number) =>
  moved({ kind, ref, from: own(from), to: own(to), amount })

/** By the system where nobody is named. */
const settingEvent = (nr: number, by: string, value: string) => `
  insert into events (nr, at, actor, kind, details, previous, hash)
  select ${900_000 + nr}, at, '${by === '' ? 'system' : `staff:${by}`}', 'setting_changed',
         '${JSON.stringify({ name: 'btc_xpub', value })}', hash, sha256('${nr}')
    from events order by nr desc limit 1`

/** A limit for one approval, a day before anything was asked for. */
const limitBefore = (value: string) => `
  insert into events (nr, at, actor, kind, details, previous, hash)
  select 900000, at - interval '1 day', 'staff:eve@staff.example', 'setting_changed',
         '{"name":"withdrawal_two_staff_above","value":"${value}"}', hash, sha256('x')
    from events where kind = 'withdrawal_asked' order by nr limit 1`

const withdrawals: readonly Mutant<MoneyWorld>[] = [
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
      `update journal set to_account = ${own('outside_eth')} where kind = 'withdrawal_pay' and ref = '${btc}'`,
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

const deposits: readonly Mutant<MoneyWorld>[] = [
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

const throughout: readonly Mutant<MoneyWorld>[] = [
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
      `update events set client_id = ${client}
        where kind = 'deposit_approved' and details like '%${card}%'`,
    ],
  },
  {
    name: 'an event of a payment that never was',
    trips: ['I17', 'I18'],
    plant: ({ withdrawals: { btc, pending } }) => [
      `insert into events (nr, at, client_id, actor, kind, details, previous, hash)
       select 900000, at, client_id, actor, kind, replace(details, '${btc}', '${pending}'),
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

let database: TestDatabase
let world: MoneyWorld
let connection: Single

beforeAll(async () => {
  database = await cloneDatabase()
  world = await buildMoneyWorld(database.db)
  connection = database.db.single()
})
afterAll(async () => {
  await world.close()
  await connection.close()
  await database.db.close()
})

const options = () => ({ now: world.now, show: 5 })
const mutants = [...withdrawals, ...deposits, ...throughout, ...openMutants]

describe('in a world of deposits and withdrawals, the audit', () => {
  it('sees everything that can become of them', async () => {
    const rows = await database.db.rows<{ id: string; state: string }>(
      `select deposit_id as id, (array_agg(state::text order by nr desc))[1] as state
         from deposit_steps group by 1
       union all
       select withdrawal_id, (array_agg(state::text order by nr desc))[1]
         from withdrawal_steps group by 1`,
    )
    const stateOf = new Map(rows.map(({ id, state }) => [id, state]))
    const states = (ids: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, stateOf.get(id)]))
    expect(states(world.deposits)).toEqual({
      ...{ exact: 'approved', over: 'approved', unasked: 'approved', waiting: 'pending' },
      ...{ card: 'approved', declined: 'rejected', disputed: 'reversed', reorged: 'reversed' },
    })
    expect(states(world.withdrawals)).toEqual({
      ...{ btc: 'paid', eth: 'paid', bank: 'paid', pending: 'pending', approved: 'approved' },
      ...{ sent: 'approved', rejected: 'rejected', cancelled: 'cancelled' },
    })
    const kinds = await database.db.rows<{ kind: string }>(
      `select distinct kind::text from transfers where kind::text similar to '(dep|with)%'`,
    )
    expect(kinds).toHaveLength(7)
  })

  it('finds nothing broken', async () => {
    expect(brokenOf(await audit(database.db, options()))).toEqual([])
  })
})

describe('the audit notices', () => {
  it.each(mutants)('$name: $trips', async ({ plant, trips }) => {
    const findings = await auditPlanted(connection, plant(world), options())
    expect(new Set(brokenOf(findings).map(({ id }) => id))).toEqual(new Set(trips))
  })

  it('something with each of these invariants, several times', () => {
    const others = new Set(correctionInvariants.map(({ id }) => id))
    for (const { id } of moneyInvariants.filter((one) => !others.has(one.id))) {
      expect([id, mutants.filter(({ trips }) => trips.includes(id)).length > 2]).toEqual([id, true])
    }
  })
})
