// What is held about a client here, for the copy of their own data: credits that were bought, used
// and given back, with their invoices.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  credit_purchases: allAtOnce(`
      select row_number() over (order by p.id) as place,
             json_build_object('id', p.id, 'bought_at', p.bought_at, 'credits', ${usd('p.credits')},
                               'price_eur', ${usd('p.price')}, 'vat_eur', ${usd('p.vat')},
                               'vat_bp', p.vat_bp, 'country', p.country, 'rate', p.rate,
                               'paid_usd', ${usd('p.paid')}, 'withdraw_until', p.withdraw_until,
                               'order_key', p.order_key, 'deposit', p.deposit_id, 'returned', (
               select json_build_object('at', r.refunded_at, 'credits', ${usd('r.credits')},
                                        'price_eur', ${usd('r.price')}, 'vat_eur', ${usd('r.vat')},
                                        'paid_usd', ${usd('r.paid')})
                 from credit_refunds r where r.purchase_id = p.id))::text as line
        from credit_purchases p where p.client_id = $1`),
  invoices: allAtOnce(`
      select row_number() over (order by i.series, i.number) as place,
             json_build_object('series', i.series, 'number', i.number, 'purchase', i.purchase_id,
                               'is_credit_note', i.is_credit_note, 'issued_at', i.issued_at,
                               'seller', i.seller, 'buyer', i.buyer, 'country', i.country,
                               'vat_bp', i.vat_bp, 'credits', ${usd('i.credits')},
                               'gross_eur', ${usd('i.gross')}, 'vat_eur', ${usd('i.vat')},
                               'paid_usd', ${usd('i.paid')}, 'rate', i.rate)::text as line
        from invoices i where i.client_id = $1`),
  credit_charges: {
    start: '00000000-0000-0000-0000-000000000000',
    count: 'select count(*) from credit_charges where client_id = $1',
    sql: `
      select id::text as place,
             json_build_object('id', id, 'kind', kind, 'ref', ref, 'reason', reason,
                               'credits', ${usd('credits')}, 'charged_at', charged_at)::text as line
        from credit_charges where client_id = $1 and id > $2::uuid order by id limit $3`,
  },
  credit_orders: allAtOnce(`
      select row_number() over (order by asked_at, deposit_id) as place,
             json_build_object('deposit', deposit_id, 'credits', ${usd('credits')},
                               'asked_at', asked_at, 'ended_at', ended_at,
                               'refused', refused)::text as line
        from credit_orders where client_id = $1`),
  credit_debts: allAtOnce(`
      select 1::bigint as place,
             json_build_object('since', since, 'flagged_at', flagged_at)::text as line
        from credit_debts where client_id = $1`),
} as const satisfies Record<string, Section>
