-- Why a deposit ended or an account is frozen, as a code where the system says it. The sentence stays beside it.

-- one of the contract's; null where a person wrote the reason
alter table deposit_steps add column reason_code text;
-- what the words of the code are filled in with
alter table deposit_steps add column reason_details jsonb;
alter table account_freezes add column reason_code text;
alter table account_freezes add column reason_details jsonb;

create temporary table said (code text, sentence text) on commit drop;
insert into said values
  ('coins_expired', 'No payment came within a day after the rate ended.'),
  ('coins_cancelled', 'You gave it up before anything came.'),
  ('dust', 'What came is worth less than a cent.'),
  ('reorged', 'The network took the payment back: it is no longer part of its chain.'),
  ('card_unfinished', 'The payment by card was not finished in time.'),
  ('card_cancelled', 'You gave it up before it was paid.'),
  ('card_not_taken', 'The card provider did not take what was typed for the card. Nothing was charged.'),
  ('declined', 'The bank of the card declined the payment.'),
  ('insufficient_funds', 'There is not enough money on the card.'),
  ('expired_card', 'The card has expired.'),
  ('three_d_secure', 'The payment was not confirmed with the bank (3-D Secure).'),
  ('disputed', 'The card payment was disputed.');

-- What the system said before, to the letter.
alter table deposit_steps disable trigger deposit_steps_append_only;
update deposit_steps s set reason_code = w.code
  from said w where w.sentence = s.reason and s.state in ('rejected', 'reversed') and s.actor in ('system', 'client');
alter table deposit_steps enable trigger deposit_steps_append_only;

alter table account_freezes disable trigger account_freezes_append_only;
update account_freezes set reason_code = 'deposit_reversed'
 where actor = 'system' and reason = 'A deposit was taken back.';
-- The amount stood there as "1204.50 dollars", and later as "$1,204.50".
update account_freezes f set reason_code = 'deposit_' || w.code,
       reason_details = jsonb_build_object('amount', replace(a.shown, ',', ''))
  from account_freezes x
 cross join lateral (select substring(x.reason from '[0-9][0-9,]*\.[0-9][0-9]') as shown) a
  join said w on w.code in ('reorged', 'disputed')
   and x.reason in (format('A deposit of %s dollars was taken back. %s', a.shown, w.sentence),
                    format('A deposit of $%s was taken back. %s', a.shown, w.sentence))
 where x.id = f.id and f.actor = 'system';
alter table account_freezes enable trigger account_freezes_append_only;

alter table deposit_steps add check (reason_code is null or reason is not null);
alter table deposit_steps add check (reason_code is not null or reason_details is null);
-- people say these: two members of staff a restored deposit, whoever is named the rest
alter table deposit_steps add check (reason_code is null or (state <> 'restored' and actor not like 'staff:%'));
alter table account_freezes add check (reason_code is not null or reason_details is null);
alter table account_freezes add check (reason_code is null or actor not like 'staff:%');
