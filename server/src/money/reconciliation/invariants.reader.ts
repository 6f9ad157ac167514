// What must be true at any instant of money that came in or left, as SQL that finds whatever breaks
// it: of withdrawals, of deposits, and of both together with what each client has and what is open.

import type { Invariant } from '#server/platform/invariants.reader.ts'
import { correctionInvariants } from '../corrections/invariants.reader.ts'
import { creditInvariants } from '../credits/invariants.reader.ts'
import { credited, depositInvariants } from '../deposits/invariants.reader.ts'
import {
  asked,
  dollarText,
  factOf,
  withdrawalInvariants,
} from '../withdrawals/invariants.reader.ts'

/** Which event tells of a transfer, by which fact of it, and the amount it tells. */
const tellers = `
  values ('deposit_credit', 'deposit_approved', 'deposit', 'amount'),
         ('deposit_reversal', 'deposit_reversed', 'deposit', 'taken'),
         ('deposit_loss', 'deposit_reversed', 'deposit', 'lost'),
         ('deposit_restored', 'deposit_restored', 'deposit', 'amount'),
         ('loss_recovered', 'deposit_restored', 'deposit', 'recovered'),
         ('withdrawal_returned', 'withdrawal_returned', 'withdrawal', 'amount'),
         ('goodwill', 'goodwill_given', 'about', 'amount'),
         ('credit_purchase', 'credits_bought', 'purchase', 'amount'),
         ('credit_issue', 'credits_bought', 'purchase', 'credits'),
         ('credit_repayment', 'credits_given_back', 'purchase', 'amount'),
         ('credit_refund', 'credits_given_back', 'purchase', 'credits'),
         ('credit_charge', 'credits_charged', 'charge', 'credits'),
         ('withdrawal_hold', 'withdrawal_asked', 'withdrawal', 'amount'),
         ('withdrawal_return', 'withdrawal_rejected', 'withdrawal', 'amount'),
         ('withdrawal_return', 'withdrawal_cancelled', 'withdrawal', 'amount'),
         ('withdrawal_pay', 'withdrawal_paid', 'withdrawal', 'net'),
         ('withdrawal_fee', 'withdrawal_paid', 'withdrawal', 'fee')`

/** Promotions have their own records, and what holds them against these movements. */
const ofPromotions = `'bonus_grant', 'bonus_end', 'bonus_turn', 'bonus_paid', 'cashback_paid',
  'referral_paid', 'demo_gift', 'chips_grant', 'chips_end', 'tournament_fee',
  'tournament_refund', 'tournament_added', 'tournament_prize', 'tournament_share'`

const throughout: readonly Invariant[] = [
  {
    id: 'I26',
    says: 'What is open is every deposit and withdrawal that no step has ended, and no other.',
    sql: `
      with ended as (
        select withdrawal_id as id from withdrawal_steps
         where state in ('paid', 'rejected', 'cancelled')
        union select deposit_id from deposit_steps where nr > 1
      ), asked as (select id from withdrawals union all select id from deposits
      ), open as (
        select withdrawal_id as id from open_withdrawals
        union all select deposit_id from open_deposits
      )
      select format('%s is not open, and no step has ended it', id) from asked
       where id not in (select id from ended) and id not in (select id from open)
      union all
      select format('%s is open, and a step has ended it', id) from open
       where id in (select id from ended)`,
  },
  {
    id: 'I18',
    says: 'Live money that moved other than by a trade or a grant has its event, with its amount.',
    sql: `
      with told as (
        select kind, client_id, details as facts from told_events
         where kind in ('deposit_approved', 'deposit_reversed', 'withdrawal_asked',
                        'withdrawal_rejected', 'withdrawal_cancelled', 'withdrawal_paid',
                        'account_closed', 'deposit_restored', 'withdrawal_returned',
                        'goodwill_given', 'credits_bought', 'credits_given_back',
                        'credits_charged')
      ), tellers (kind, event, name, fact) as (${tellers}), amounts as (
        select e.event, t.client_id, e.kind,
               -- what credited a deposit again has a number of its own
               coalesce(${factOf('t.facts', "'ref'")}, ${factOf('t.facts', 'e.name')}) as ref,
               case e.fact
                 when 'net' then (${factOf('t.facts', "'amount'")}::numeric
                                   - ${factOf('t.facts', "'fee'")}::numeric)::text
                 else ${factOf('t.facts', 'e.fact')} end as amount
          from tellers e join told t on t.kind = e.event
      ), owners as (
        select id as ref, client_id from deposits union all select id, client_id from withdrawals
        union all select id, client_id from corrections
        union all select id, client_id from credit_purchases
        union all select id, client_id from credit_charges
      )
      select format('no event tells of %s %s', t.kind, t.ref) from transfers t
        left join owners o on o.ref = t.ref
       where t.kind::text in (select kind from tellers) and not exists (
         select from amounts a where a.ref = t.ref::text and a.kind = t.kind::text
            and a.amount = ${dollarText('t.amount')} and a.client_id = o.client_id)
      union all
      select format('no event tells of %s %s', t.kind, t.ref) from transfers t
        join account_names a on a.id = t.client_account
       where t.kind::text = 'sandbox_forfeit' and not exists (
         select from told where told.kind = 'account_closed' and told.client_id = a.client_id
            and ${factOf('told.facts', "'given_up'")} = ${dollarText('t.amount')})
      union all
      select format('%s tells of %s, which did not happen', a.event, a.ref) from amounts a
       where a.amount <> '0.00' and not exists (
         select from transfers t where t.ref::text = a.ref and t.kind::text = a.kind)
      union all
      select format('no event is meant to tell of %s %s', t.kind, t.ref) from transfers t
       where t.kind::text not in ('demo_grant', 'sandbox_grant', 'sandbox_forfeit', 'trade_open',
                                  'trade_settle', 'house_cover', 'moved_out', ${ofPromotions})
         and t.kind::text not in (select kind from tellers)`,
  },
  {
    id: 'I23',
    says: 'What each client has is what came in, less what was paid out, with what trades made.',
    sql: `
      with ${asked}, ${credited}, had as (
        select client_id, book, balance as has, 0::numeric as due
          from ledger_accounts where client_id is not null
        union all
        select client_id, book, case when status = 'open' then stake else 0 end,
               case when status = 'open' then 0 else payout - stake end from trade_records
        union all
        select client_id, 'real', case when state in ('pending', 'approved') then amount else 0 end,
               case when state = 'paid' then -amount else 0 end from w
        union all
        select client_id, 'real', 0, amount from d where number > 0
        union all
        select d.client_id, 'real', 0, coalesce((
                 select sum(t.amount) from deposit_credits c join transfers t on t.ref = c.ref
                  where c.deposit_id = d.id and t.kind::text = 'deposit_loss'), 0)
               - d.amount * d.reversed
          from d where reversed > 0
        union all
        select c.client_id, 'real', 0, c.amount from corrections c
          join correction_decisions k on k.correction_id = c.id and k.outcome = 'confirmed'
        union all
        select client_id, 'real', 0, -paid from credit_purchases
        union all
        select client_id, 'credits', 0, credits from credit_purchases
        union all
        select p.client_id, 'real', 0, r.paid
          from credit_refunds r join credit_purchases p on p.id = r.purchase_id
        union all
        select p.client_id, 'credits', 0, -r.credits
          from credit_refunds r join credit_purchases p on p.id = r.purchase_id
        union all
        select client_id, 'credits', 0, -credits from credit_charges
        union all
        select a.client_id, a.currency, 0, case when t.to_account = a.id then t.amount
                                                else -t.amount end
          from transfers t join account_names a on a.id = t.client_account
         where t.kind::text in ('demo_grant', 'sandbox_grant', 'sandbox_forfeit', 'moved_out',
                                ${ofPromotions})
      )
      select format('client %s has %s in the %s book, and %s is due', client_id, sum(has), book,
                    sum(due))
        from had group by client_id, book having sum(has) is distinct from sum(due)`,
  },
]

export const moneyInvariants: readonly Invariant[] = [
  ...withdrawalInvariants,
  ...depositInvariants,
  ...correctionInvariants,
  ...creditInvariants,
  ...throughout,
]
