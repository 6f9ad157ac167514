-- What is reckoned from base units asks how many decimals a coin has, and not which coin it is.
create table coins (
  coin text primary key,
  -- Of a whole coin: so many make its base units.
  decimals integer not null check (decimals between 1 and 18)
);
comment on table coins is
  'money/chains: The coins that are taken, as the code has them in its table.';
insert into coins (coin, decimals) values ('btc', 8), ('eth', 18);

alter table simulated_blocks
  drop constraint simulated_blocks_coin_check,
  add foreign key (coin) references coins;
