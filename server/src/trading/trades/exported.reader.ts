// What is held about a client here, for the copy of their own data: trades with their outcomes.

import { inOrder, placeOfPosting, postingsAfter } from '#server/ledger/exported.reader.ts'
import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

const price = (points: string) => `round(${points} / 10::numeric ^ t.decimals, t.decimals)`

export const exported = {
  trades: {
    start: '0/0',
    // There may be many: these are not read to be counted.
    count: `select count(*) from ledger_accounts a
             join transfers x on x.client_account = a.id and x.kind = 'trade_open'
            where a.client_id = $1`,
    sql: `
      select ${placeOfPosting}, trade.line
        from (select a.id, x.posting, x.ref ${postingsAfter} and x.kind = 'trade_open'
               ${inOrder}) taken (account, posting, ref)
        join ledger_accounts a on a.id = taken.account
        join transfers x on x.client_account = a.id and x.posting = taken.posting
        join lateral (
          select json_build_object(
                   'id', t.id, 'account', t.book, 'symbol', i.symbol,
                   'direction', t.direction, 'stake_usd', ${usd('t.stake')},
                   'duration_seconds', t.duration_s, 'strike_rate', t.strike_rate,
                   'payout_rate', t.payout_rate_bp / 10000.0, 'margin', t.margin_bp / 10000.0,
                   'win_probability', t.win_probability, 'volatility', t.volatility,
                   'quantile', t.quantile,
                   'strike_factor', round(t.strike_factor / 10::numeric ^ 12, 12),
                   'rule_version', t.rule_version, 'entry_delay_ms', t.entry_delay_ms,
                   'exit_seconds', t.exit_seconds, 'accepted_at', t.accepted_at,
                   'expires_at', t.expires_at, 'order_key', t.order_key,
                   'plan_day', t.plan_day, 'plan_slot', t.plan_slot, 'plan_limit', t.plan_limit,
                   'status', t.status, 'void_reason', t.void_reason,
                   'void_cause', t.void_cause,
                   'entry_at', t.entry_at, 'entry_price', ${price('t.entry_price')},
                   'strike_price', ${price('t.strike_price')},
                   'exit_at', t.exit_at, 'exit_price', ${price('t.exit_price')},
                   'exit_average', ${price('t.exit_average')},
                   'payout_usd', ${usd('t.payout')}, 'settled_at', t.settled_at
                 )::text as line
            from trade_records t join instruments i on i.id = t.instrument_id
           where t.id = taken.ref
        ) trade on true
       order by a.id, x.posting`,
  },
  chip_times: allAtOnce(`
      select 1::bigint as place,
             json_build_object('opens_at', opens_at, 'closes_at', closes_at)::text as line
        from chip_times where client_id = $1`),
} as const satisfies Record<string, Section>
