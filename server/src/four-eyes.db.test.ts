// What takes two people, written straight into the database: whoever asked for it, or began it, is
// not the second one, and whoever gains by it is neither. For each rule that staff can read.

import { beforeAll, describe, expect, test } from 'vitest'
import { type TwoPersonRule, twoPersonRuleNames } from '#contract/staff/two-people.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { checkRules } from '#server/install/operators/who-could.ts'
import { approveWithdrawal } from '#server/money/withdrawals/approve-withdrawal.ts'
import { prepareBankFile } from '#server/money/withdrawals/prepare-bank-file.ts'
import { setMode } from '#test/install-mode.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { asEve, asMax, aWithdrawer, btcAddress, eve, max } from '#test/withdrawals-app.ts'

openWithdrawals()

/** Of staff, and a client too: what is done with the account is to their gain. */
async function aGainer() {
  const who = await aWithdrawer(at)
  const { email } = who.client
  await createOperator(database().db, { email, passwordHash: 'none' }, at.clock.now())
  return { ...who, own: email }
}

let who: Awaited<ReturnType<typeof aGainer>>
beforeAll(async () => {
  at.set({
    withdrawalTwoStaffAbove: 1_000,
    withdrawalDayLimits: { unverified: 2_000, verified: 2_000 },
  })
  who = await aGainer()
})

const write = (sql: string, values: readonly unknown[]) => database().db.rows(sql, values)

type Attempts = {
  /** By whoever asked for it: both of the two, or once more. */
  readonly alone: () => Promise<unknown>
  /** What the database says. */
  readonly says: string
  /** By whoever gets something by it; null: nobody does. */
  readonly gaining: { readonly act: () => Promise<unknown>; readonly says: string } | null
}

const operator = `(select id from operators where email = $2)`

/** Of somebody new: what is asked for counts together for a day. */
async function asked(amount: number) {
  const gainer = await aGainer()
  const made = await gainer.withdraw(amount, btcAddress)
  return { id: made.data.withdraw_id as string, own: gainer.own }
}

async function done<T>(outcome: Promise<T>): Promise<T> {
  const done = await outcome
  if (isRefusal(done)) throw new Error(done.refused)
  return done
}

async function idOf(sql: string, values: readonly unknown[]): Promise<string> {
  const [row] = await database().db.rows<{ id: string }>(sql, values)
  return row?.id ?? ''
}

const approval = `insert into withdrawal_approvals (withdrawal_id, operator_id, approved_at)
                  values ($1, ${operator}, now())`
const step = `insert into withdrawal_steps (withdrawal_id, nr, state, at, actor, reason)
              select $1, max(nr) + 1, $2, $3, $4, $5 from withdrawal_steps where withdrawal_id = $1`
const laterOn = () => new Date(at.clock.now()).toISOString()

async function rejected(id: string, by: string): Promise<unknown> {
  return write(step, [id, 'rejected', laterOn(), `staff:${by}`, 'No.'])
}

/** In a file for the bank that one of staff made. */
async function prepared() {
  const gainer = await aGainer()
  const id: string = (await gainer.toBank(60)).data.withdraw_id
  await done(approveWithdrawal(at.deps, id, asMax))
  const file = await done(prepareBankFile(at.deps, asEve))
  return { id, own: gainer.own, file: 'id' in file ? file.id : null }
}

const correction = `insert into corrections
    (id, kind, client_id, amount, recovered, reason, proposed_by, proposed_at)
  values (gen_random_uuid(), 'goodwill', $1, 100, 0, 'So.', ${operator}, now()) returning id`

const campaign = `insert into campaigns
    (id, kind, name, gives, amount, audience, countries, starts_at, ends_at, uses_most, money_most,
     client_most, terms_version, proposed_by, proposed_at)
  values (gen_random_uuid(), 'code', coalesce($1, 'So'), 'demo', 100, 'everybody', '{UA}', now(),
          now() + interval '1 day', 1, 100, 100, '1', ${operator}, now()) returning id`

const approveEnd = `insert into unfreeze_approvals
    (freeze_id, operator_id, approved_at, proven_at, reason)
  values ($1, ${operator}, now(), now(), 'So.')`

async function aFreeze(): Promise<string> {
  return idOf(
    `insert into account_freezes (id, client_id, at, actor, reason, is_money_missing)
     values (gen_random_uuid(), $1, now(), 'system', 'So.', true) returning id`,
    [String(who.client.id)],
  )
}

let proposals = 0

async function proposed(kind: string, subject: string, by: string): Promise<string> {
  proposals += 1
  const hasValue = kind === 'setting' || kind === 'change_roles'
  return idOf(
    `insert into proposals (id, kind, subject, value, replaces, proposed_by, proposed_at, expires_at)
     values (gen_random_uuid(), $1, $3, $4, $4, ${operator}, now(), now() + interval '7 days')
     returning id`,
    [kind, by, subject, hasValue ? `[${proposals}]` : null],
  )
}

const sayYes = (id: string, by: string) =>
  write(
    `update proposals set confirmed_by = ${operator}, confirmed_at = proposed_at,
            due_at = proposed_at + interval '1 day' where id = $1`,
    [id, by],
  )

/** About a thing by which nobody gains, or about a member who does. */
function proposal(kind: string, about?: string): Attempts {
  const subject = async () => about ?? (await aGainer()).own
  const act = async () => {
    const gainer = await subject()
    await sayYes(await proposed(kind, gainer, max), gainer)
  }
  return {
    alone: async () => sayYes(await proposed(kind, await subject(), eve), eve),
    says: 'violates check constraint',
    gaining: about === undefined ? { act, says: 'who gains by proposal' } : null,
  }
}

function settings(rule: TwoPersonRule): readonly Attempts[] {
  const names = checkRules([], 'live').find((one) => one.rule === rule)?.settings ?? []
  return names.map((name) => proposal('setting', name))
}

const attempts: Readonly<Record<TwoPersonRule, readonly Attempts[]>> = {
  large_withdrawals: [
    {
      alone: async () => {
        const { id } = await asked(1_001)
        for (const _ of [1, 2]) await write(approval, [id, eve])
      },
      says: 'duplicate key',
      gaining: {
        act: async () => {
          const { id, own } = await asked(21)
          await write(approval, [id, own])
        },
        says: 'the beneficiary cannot approve',
      },
    },
    {
      alone: async () => {
        const { id } = await asked(1_002)
        await write(approval, [id, eve])
        await write(step, [id, 'approved', laterOn(), `staff:${eve}`, null])
      },
      says: 'is not approved by enough people',
      gaining: null,
    },
  ],
  prepared_payouts: [
    {
      alone: async () => rejected((await prepared()).id, eve),
      says: 'who prepared withdrawal',
      gaining: {
        act: async () => {
          const { id, own } = await prepared()
          await rejected(id, own)
        },
        says: 'the beneficiary cannot reject',
      },
    },
  ],
  unpaid_bank_files: [
    {
      alone: async () => {
        const { id, file } = await prepared()
        const sql = `insert into bank_refusals (withdrawal_id, operator_id, file_id, at, reason)
                     values ($1, ${operator}, $3, now(), 'x')`
        await write(sql, [id, eve, file])
      },
      says: 'who made bank file',
      gaining: null,
    },
  ],
  campaigns: [
    {
      alone: async () => {
        const id = await idOf(campaign, [null, eve])
        await write(
          `update campaigns set state = 'agreed', decided_by = ${operator}, decided_at = now()
            where id = $1`,
          [id, eve],
        )
      },
      says: 'violates check constraint',
      gaining: null,
    },
  ],
  corrections: [
    {
      alone: async () => {
        const id = await idOf(correction, [String(who.client.id), eve])
        const sql = `insert into correction_decisions
                       (correction_id, outcome, decided_by, decided_at)
                     values ($1, 'confirmed', ${operator}, now())`
        await write(sql, [id, eve])
      },
      says: 'takes two people',
      gaining: {
        act: () => write(correction, [String(who.client.id), who.own]),
        says: 'nobody corrects their own account',
      },
    },
    {
      alone: async () => {
        const id = await idOf(correction, [String(who.client.id), eve])
        const sql = `insert into correction_decisions
                       (correction_id, outcome, decided_by, decided_at)
                     values ($1, 'confirmed', ${operator}, now())`
        await write(sql, [id, who.own])
      },
      says: 'nobody corrects their own account',
      gaining: null,
    },
  ],
  moved_coins: [
    {
      alone: async () => {
        const id = await idOf(
          `insert into custody_movements (id, kind, coin, network, txid, units, noted_by, noted_at)
           values (gen_random_uuid(), 'top_up', 'btc', 'bitcoin_testnet', $1, 1, ${operator}, now())
           returning id`,
          ['ab'.repeat(32), eve],
        )
        const sql = `update custody_movements
                        set confirmed_by = ${operator}, confirmed_at = noted_at where id = $1`
        await write(sql, [id, eve])
      },
      says: 'violates check constraint',
      gaining: null,
    },
  ],
  ended_freezes: [
    {
      alone: async () => {
        await setMode(database().db, 'live')
        const id = await aFreeze()
        await write(approveEnd, [id, eve])
        await write(
          `insert into account_unfreezings (freeze_id, at, reason) values ($1, now(), 'So.')`,
          [id],
        )
      },
      says: 'is not ended by enough people',
      gaining: {
        act: async () => write(approveEnd, [await aFreeze(), who.own]),
        says: 'is of their own account',
      },
    },
  ],
  members: [
    proposal('add_member', 'new@staff.example'),
    proposal('remove_member', max),
    proposal('invite_member'),
  ],
  roles: [proposal('change_roles')],
  licence: settings('licence'),
  countries: settings('countries'),
  margin: settings('margin'),
  terms_of_trade: settings('terms_of_trade'),
  deposit_keys: settings('deposit_keys'),
  confirmations: settings('confirmations'),
  withdrawal_rules: settings('withdrawal_rules'),
  payout_bank: settings('payout_bank'),
  demo_operator: settings('demo_operator'),
  plans: settings('plans'),
  credit_terms: settings('credit_terms'),
}

describe.each(twoPersonRuleNames)('%s (T35)', (rule) => {
  test('takes nobody who asked for it, and nobody who gains', async () => {
    expect(attempts[rule]).not.toEqual([])
    for (const { alone, says, gaining } of attempts[rule]) {
      await expect(alone()).rejects.toThrow(says)
      if (gaining) await expect(gaining.act()).rejects.toThrow(gaining.says)
      await setMode(database().db, 'sandbox')
    }
  })
})
