-- How much a price moved within a minute, where it was heard by the second: volatility is learned from it.

alter table candles add column within double precision;
comment on column candles.within is 'Of a minute that was heard by the second: the variance of its log price per second, on two time scales.';
