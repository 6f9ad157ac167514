-- Indices, commodities, bonds and stocks: what an exchange trades, in its hours.
alter table instruments
  drop constraint instruments_category_check,
  add constraint instruments_category_check check (
    category in ('Cryptocurrency', 'Currencies', 'Indices', 'Commodities', 'Bonds', 'Stocks')),
  add column exchange text,
  add column title text;
