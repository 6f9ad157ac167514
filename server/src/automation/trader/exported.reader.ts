// What is held about a client here, for the copy of their data: their bots, orders and fills.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  trader_bots: allAtOnce(`
      select row_number() over (order by id) as place,
             json_build_object('id', id, 'key', key_id, 'pair', pair, 'rule', rule,
                               'at_risk_parts', at_risk, 'protections', protections,
                               'is_live', is_live, 'state', state, 'sells', sells,
                               'reason', reason, 'dry_ms', dry_ms, 'running_since', running_since,
                               'note', note, 'noted_at', noted_at, 'made_at', made_at)::text as line
        from trader_bots where client_id = $1`),
  trader_orders: allAtOnce(`
      select row_number() over (order by o.name) as place,
             json_build_object('name', o.name, 'bot', o.bot_id, 'intent', o.intent,
                               'is_live', o.is_live, 'side', o.side, 'why', o.why,
                               'amount_parts', o.amount, 'limit_parts', o.price_limit,
                               'state', o.state, 'ending', o.ending,
                               'exchange_id', o.exchange_id, 'looks', o.looks,
                               'written_at', o.written_at, 'sent_at', o.sent_at,
                               'done_at', o.done_at)::text as line
        from trader_orders o join trader_bots b on b.id = o.bot_id where b.client_id = $1`),
  trader_fills: allAtOnce(`
      select row_number() over (order by f.order_name, f.fill_id) as place,
             json_build_object('order', f.order_name, 'fill', f.fill_id, 'amount_parts', f.amount,
                               'price_parts', f.price, 'paid_parts', f.paid, 'fee_parts', f.fee,
                               'fee_asset', f.fee_asset, 'at', f.at)::text as line
        from trader_fills f join trader_orders o on o.name = f.order_name
        join trader_bots b on b.id = o.bot_id where b.client_id = $1`),
} as const satisfies Record<string, Section>
