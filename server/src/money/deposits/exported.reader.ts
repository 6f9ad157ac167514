// What is held about a client here, for the copy of their own data: deposits and where they
// come in.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  deposits: allAtOnce(`
      select row_number() over (order by d.id) as place,
             json_build_object('id', d.id, 'method', d.method, 'network', d.network,
                               'address', d.address, 'created_at', d.created_at,
                               'asked_usd', ${usd('a.amount')}, 'asked_at', a.asked_at,
                               'order_key', a.order_key, 'later_keys', (
               select json_agg(k.order_key) from deposit_later_keys k
                where k.deposit_id = d.id), 'rate', a.rate, 'asked_units', a.units::text,
                               'quoted_at', a.quoted_at, 'quote_ended_at', a.expires_at,
                               'transaction', o.txid, 'output', o.index, 'units', o.units::text,
                               'seen_at', o.seen_at, 'gone_at', o.gone_at, 'height', o.height,
                               'receipt', case when r.deposit_id is not null then
               json_build_object('file', r.file_id, 'sent_at', r.sent_at) end,
                               'steps', (
               select json_agg(json_build_object('state', s.state, 'at', s.at,
                                                 'by', split_part(s.actor, ':', 1),
                                                 'amount_usd', ${usd('s.amount')},
                                                 'rate', s.rate, 'rest_rate', s.rest_rate,
                                                 'outcome', s.outcome,
                                                 'reason', s.reason,
                                                 'reason_code', s.reason_code,
                                                 'reason_details', s.reason_details,
                                                 'correction', s.ref) order by s.nr)
                 from deposit_steps s where s.deposit_id = d.id))::text as line
        from deposits d
        left join deposit_asks a on a.deposit_id = d.id
        left join chain_outputs o on o.deposit_id = d.id
        left join deposit_receipts r on r.deposit_id = d.id
       where d.client_id = $1`),
  deposit_addresses: allAtOnce(`
      select row_number() over (order by created_at, coin) as place,
             json_build_object('coin', coin, 'network', network, 'address', address,
                               'given_at', created_at)::text as line
        from deposit_addresses where client_id = $1`),
} as const satisfies Record<string, Section>
