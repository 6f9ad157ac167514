-- Two more currencies, neither of them money, and accounts of which are opened with their first movement. Bonus dollars are
-- promised and cannot be staked; what turns them into money is two movements of one reference. Chips are what a tournament
-- is played with: they are staked like dollars, and nothing turns them into money.
alter type transfer_kind add value 'bonus_grant';
alter type transfer_kind add value 'bonus_end';
alter type transfer_kind add value 'bonus_turn';
alter type transfer_kind add value 'bonus_paid';
alter type transfer_kind add value 'cashback_paid';
alter type transfer_kind add value 'referral_paid';
alter type transfer_kind add value 'demo_gift';
alter type transfer_kind add value 'chips_grant';
alter type transfer_kind add value 'chips_end';

insert into currencies values ('bonus', 'USD', 2, false), ('chips', 'chips', 2, false);
insert into accounts (currency, name) values
  ('real', 'promotions'), ('bonus', 'issued'), ('bonus', 'used'),
  ('chips', 'issued'), ('chips', 'stakes'), ('chips', 'house');
insert into flows (kind, undone_by) values
  ('bonus_grant', 'bonus_end'), ('bonus_end', null), ('bonus_turn', null), ('bonus_paid', null),
  ('cashback_paid', null), ('referral_paid', null), ('demo_gift', null),
  ('chips_grant', 'chips_end'), ('chips_end', null);
insert into flow_routes (kind, currency, from_name, to_name) values
  ('bonus_grant', 'bonus', 'issued', 'available'),
  ('bonus_end', 'bonus', 'available', 'issued'),
  ('bonus_turn', 'bonus', 'available', 'used'),
  ('bonus_paid', 'real', 'promotions', 'available'),
  ('cashback_paid', 'real', 'promotions', 'available'),
  ('referral_paid', 'real', 'promotions', 'available'),
  ('demo_gift', 'demo', 'grants', 'available'),
  ('chips_grant', 'chips', 'issued', 'available'),
  ('chips_end', 'chips', 'available', 'issued'),
  ('trade_open', 'chips', 'available', 'stakes'),
  ('trade_settle', 'chips', 'stakes', 'available'),
  ('trade_settle', 'chips', 'stakes', 'house'),
  ('house_cover', 'chips', 'house', 'stakes');
