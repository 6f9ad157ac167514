// The invariants of corrections and of frozen accounts, each proven by defects that are planted
// into a small world in which every kind of correction was made by two people.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Usd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso, minute } from '#kernel/time.ts'
import { freezeAccount } from '#server/identity/freezes/freeze-account.ts'
import { unfreezeAccount } from '#server/identity/freezes/unfreeze-account.ts'
import { correctionInvariants } from '#server/money/corrections/invariants.reader.ts'
import type { Single } from '#server/platform/db.ts'
import { type CardsApp, createCardsApp } from '#test/cards-app.ts'
import { testClock } from '#test/clock.ts'
import {
  acting,
  aDisputedDeposit,
  aLostDeposit,
  aPaidWithdrawal,
  type Correcting,
  corrected,
  spend,
} from '#test/corrected.ts'
import { clientAccount, moved, ownAccount, someTerms } from '#test/crooked.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { createDepositsApp } from '#test/deposits-app.ts'
import { createWithdrawalsApp, eve, max } from '#test/withdrawals-app.ts'
import { audit, brokenOf } from './audit.ts'
import { auditPlanted, type Mutant } from './planted.ts'

let database: TestDatabase
let at: Correcting
let connection: Single
let ids: {
  readonly deposit: string
  /** Disputed, restored, disputed again, restored again. */
  readonly twice: string
  readonly withdrawal: string
  readonly goodwill: string
  readonly client: bigint
}
let cards: CardsApp

beforeAll(async () => {
  database = await cloneDatabase()
  const clock = testClock()
  const { db } = database
  cards = await createCardsApp(db, clock)
  const apps = {
    out: await createWithdrawalsApp(db, { clock }),
    in: await createDepositsApp(db, clock),
  }
  at = { ...apps, provider: cards.provider }
  connection = db.single()
  const lost = await aLostDeposit(at, 1_800n)
  await lost.bringBack(3)
  const common = () => ({ reason: 'It is yours.', by: acting(at, eve) })
  await corrected(at, { kind: 'deposit_restored', depositId: lost.id, ...common() })
  const disputed = await aDisputedDeposit(at, cards)
  for (const again of [true, false]) {
    await disputed.win()
    await corrected(at, { kind: 'deposit_restored', depositId: disputed.id, ...common() })
    if (!again) continue
    await spend(at, disputed.client, 4_000n as Usd)
    await disputed.disputeAgain()
  }
  const { who, id: withdrawalId } = await aPaidWithdrawal(at)
  const back = { withdrawalId, amount: 8_000n as Usd, reference: 'R-1', ...common() }
  await corrected(at, { kind: 'withdrawal_returned', ...back })
  const known = String(who.client.id)
  const gift = { known, amount: 500n as Usd, ...common() }
  const goodwill = await corrected(at, { kind: 'goodwill', ...gift })
  clock.advance(minute)
  await freezeAccount(at.out.deps, { known, ...common() })
  clock.advance(minute)
  const freed = await unfreezeAccount(at.out.deps, { known, ...common(), by: acting(at, max) })
  if (isRefusal(freed)) throw new Error(freed.refused)
  clock.advance(minute)
  ids = {
    deposit: lost.id,
    twice: disputed.id,
    withdrawal: withdrawalId,
    goodwill,
    client: who.client.id,
  }
})
afterAll(async () => {
  await Promise.all([at.in.close(), cards.close()])
  await connection.close()
  await database.db.close()
})

const mutants: readonly Mutant<typeof ids>[] = [
  {
    name: 'a correction that one person proposed and confirmed',
    trips: ['I24'],
    plant: ({ goodwill }) => [
      `update correction_decisions k set decided_by = c.proposed_by from corrections c
        where c.id = k.correction_id and c.id = '${goodwill}'`,
    ],
  },
  {
    name: 'a correction confirmed by the one who gets it',
    trips: ['I24'],
    plant: ({ goodwill, client }) => [
      `with mole as (insert into operators (email, email_key, password_hash, created_at)
         select email, email_key, 'none', now() from clients where id = ${client} returning id)
       update correction_decisions set decided_by = mole.id from mole
        where correction_id = '${goodwill}'`,
    ],
  },
  {
    name: 'goodwill that nobody confirmed',
    trips: ['I23', 'I24'],
    plant: ({ goodwill }) => [
      `delete from correction_decisions where correction_id = '${goodwill}'`,
    ],
  },
  {
    name: 'goodwill of more than was confirmed',
    trips: ['I23', 'I24'],
    plant: ({ goodwill }) => [`update corrections set amount = 400 where id = '${goodwill}'`],
  },
  {
    name: 'goodwill from money of others',
    trips: ['I1', 'I4', 'I7'],
    plant: ({ goodwill }) => [
      `update journal set from_account = own_account('real', 'stakes') where ref = '${goodwill}'`,
    ],
  },
  {
    name: 'a deposit restored to somebody else',
    trips: ['I3', 'I13', 'I23', 'I24'],
    plant: ({ deposit, client }) => [
      `update journal j set to_account = a.id, client_account = a.id, posting = 1000,
              balance_after = a.balance + j.amount
         from ledger_accounts a where a.client_id = ${client} and a.book = 'real'
          and j.ref = '${deposit}' and j.kind = 'deposit_restored'`,
    ],
  },
  {
    name: 'a deposit that says it was restored, by nobody',
    trips: ['I23', 'I24'],
    plant: ({ deposit }) => [
      `delete from correction_decisions where correction_id in (
         select id from corrections where deposit_id = '${deposit}')`,
    ],
  },
  {
    name: 'a restored deposit whose loss stays lost',
    trips: ['I18', 'I24'],
    plant: ({ deposit }) => [
      `delete from journal where ref = '${deposit}' and kind = 'loss_recovered'`,
    ],
  },
  {
    name: 'a deposit taken back twice for one dispute',
    trips: ['I11'],
    plant: () => [`delete from charge_disputes where dispute_id like '%_dispute_2'`],
  },
  {
    name: 'a deposit taken back a second time without its loss',
    trips: ['I11', 'I18', 'I23'],
    plant: ({ twice }) => [
      `delete from journal where kind = 'deposit_loss' and ref <> '${twice}' and ref in (
         select id from corrections where deposit_id = '${twice}')`,
    ],
  },
  {
    name: 'a deposit restored a second time under its first number',
    trips: ['I24'],
    plant: ({ twice }) => [
      `update corrections set previous_id = null where deposit_id = '${twice}'`,
    ],
  },
  {
    name: 'a second restoring that is not among the steps',
    trips: ['I24'],
    plant: ({ twice }) => [`delete from deposit_steps where deposit_id = '${twice}' and nr = 6`],
  },
  ...['ref = gen_random_uuid()', `reason = 'Another.'`, `at = at + interval '1 ms'`].map(
    (other) => ({
      name: `a deposit restored otherwise than was confirmed: ${other}`,
      trips: ['I24'],
      plant: ({ deposit }: typeof ids) => [
        `update deposit_steps set ${other} where deposit_id = '${deposit}' and state = 'restored'`,
      ],
    }),
  ),
  {
    name: 'a deposit credited again that funding does not know of',
    trips: ['I24'],
    plant: ({ twice }) => [
      `delete from funding_credits where ref in (
         select ref from deposit_credits where deposit_id = '${twice}')`,
    ],
  },
  {
    name: 'a deposit credited again, for the funding of somebody else',
    trips: ['I24'],
    plant: ({ client }) => [`update funding_credits set client_id = ${client}`],
  },
  {
    name: 'funding that knows of a credit that was none',
    trips: ['I24'],
    plant: ({ client, goodwill }) => [
      `insert into funding_credits (client_id, ref) values (${client}, '${goodwill}')`,
    ],
  },
  {
    name: 'more given back than the bank was paid',
    trips: ['I18', 'I24', 'I27'],
    plant: ({ withdrawal }) => [
      `update withdrawals set fee = 3000 where id = '${withdrawal}'`,
      `update journal set amount = 3000 where ref = '${withdrawal}' and kind = 'withdrawal_fee'`,
      `update journal set amount = 7000 where ref = '${withdrawal}' and kind = 'withdrawal_pay'`,
    ],
  },
  {
    name: 'a withdrawal that came back, by nobody’s word',
    trips: ['I24'],
    plant: () => [
      `insert into withdrawal_returns (withdrawal_id, amount, reason, at)
         values (gen_random_uuid(), 100, 'It came back.', now())`,
    ],
  },
  {
    name: 'a withdrawal that came back, and does not say so',
    trips: ['I24'],
    plant: ({ withdrawal }) => [
      `delete from withdrawal_returns where withdrawal_id = '${withdrawal}'`,
    ],
  },
  ...['amount = amount + 1', `reason = 'Another.'`, `at = at + interval '1 ms'`].map((other) => ({
    name: `a withdrawal that came back otherwise than was confirmed: ${other}`,
    trips: ['I24'],
    plant: ({ withdrawal }: typeof ids) => [
      `update withdrawal_returns set ${other} where withdrawal_id = '${withdrawal}'`,
    ],
  })),
  {
    name: 'an approval given while the account was frozen',
    trips: ['I25'],
    plant: ({ withdrawal }) => [
      `update withdrawal_approvals set approved_at = (select max(at) + interval '1 second'
         from account_freezes f join withdrawals w on w.client_id = f.client_id
        where w.id = withdrawal_id) where withdrawal_id = '${withdrawal}'`,
      `update withdrawal_steps set at = '2100-01-01' where withdrawal_id = '${withdrawal}'
          and nr > 1`,
      `update corrections set proposed_at = '2100-01-02', proven_at = null
        where withdrawal_id = '${withdrawal}'`,
    ],
  },
  {
    name: 'a payout prepared while the account was frozen',
    trips: ['I25'],
    plant: ({ withdrawal }) => [
      `update withdrawal_payouts set prepared_at = (select max(at) + interval '1 second'
         from account_freezes f join withdrawals w on w.client_id = f.client_id
        where w.id = withdrawal_id) where withdrawal_id = '${withdrawal}'`,
    ],
  },
  {
    name: 'an account that goes on though it is frozen',
    trips: ['I25'],
    plant: ({ client }) => [
      `delete from account_unfreezings where freeze_id in (
         select id from account_freezes where client_id = ${client})`,
    ],
  },
  {
    name: 'a trade that was opened while the account was frozen',
    trips: ['I25'],
    plant: ({ client }) => [
      someTerms(1),
      `update account_unfreezings set at = at + interval '1 day'`,
      moved({
        kind: 'trade_open',
        ref: '00000000-0000-7000-8000-000000000001',
        amount: 100,
        from: clientAccount(client, 'real'),
        to: ownAccount('real', 'stakes'),
        client: 'from',
        also: {
          client_id: String(client),
          terms_id: '1',
          at: `(select max(at) + interval '61 s' from account_freezes where client_id = ${client})`,
        },
      }),
    ],
  },
  {
    name: 'a freeze that nobody ended',
    trips: ['I25'],
    plant: () => ['delete from unfreeze_approvals'],
  },
  {
    name: 'an account whose owner let it go on',
    trips: ['I25'],
    plant: ({ client }) => [
      `with mole as (insert into operators (email, email_key, password_hash, created_at)
         select email, email_key, 'none', now() from clients where id = ${client} returning id)
       update unfreeze_approvals set operator_id = mole.id from mole`,
    ],
  },
]

const options = () => ({ now: iso(at.in.clock.now()), show: 5 })

describe('in a world of corrections, the audit', () => {
  it('finds nothing', async () => {
    const findings = await audit(database.db, options())
    expect(brokenOf(findings)).toEqual([])
  })

  it.each(mutants)('finds $name', async ({ trips, plant }) => {
    const findings = await auditPlanted(connection, plant(ids), options())
    expect(brokenOf(findings).map(({ id }) => id)).toEqual(trips)
  })

  it('finds something with each of its invariants, several times', () => {
    for (const { id } of correctionInvariants) {
      expect([id, mutants.filter(({ trips }) => trips.includes(id)).length > 2]).toEqual([id, true])
    }
  })
})
