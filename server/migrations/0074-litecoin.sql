-- Litecoin: its names where coins, methods and networks have names, the place that keeps it for us, and its simulated
-- chain.
alter type coin add value 'ltc';
alter type deposit_method add value 'ltc';
alter type withdrawal_method add value 'ltc' before 'bank';
alter type chain_network add value 'litecoin' before 'simulated';
alter type chain_network add value 'litecoin_testnet' before 'simulated';
alter type chain_network add value 'litecoin_regtest' before 'simulated';

insert into coins (coin, decimals) values ('ltc', 8);
insert into simulated_blocks (coin, height, hash, mined_at)
  values ('ltc', 0, encode(sha256('simulated ltc'), 'hex'), '2026-01-01 00:00:00+00');

-- Its flows are those of the coins before it.
insert into accounts (currency, name) values ('real', 'outside_ltc');
insert into flow_routes (kind, currency, from_name, to_name)
  select kind, currency, replace(from_name, 'outside_btc', 'outside_ltc'), replace(to_name, 'outside_btc', 'outside_ltc')
    from flow_routes where 'outside_btc' in (from_name, to_name);

alter table book_differences
  drop constraint book_differences_unit_check,
  add constraint book_differences_unit_check check (unit in ('usd', 'btc', 'eth', 'ltc'));
