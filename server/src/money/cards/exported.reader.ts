// What is held about a client here, for the copy of their own data: payments by card.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  card_payments: allAtOnce(`
      select row_number() over (order by p.started_at, p.deposit_id) as place,
             json_build_object('deposit', p.deposit_id, 'provider', p.provider,
                               'payment', p.payment_id, 'started_at', p.started_at,
                               'cancelled_at', p.cancelled_at,
                               'charge', c.charge_id, 'charged_usd', ${usd('c.amount')},
                               'charged_at', c.at,
                               'declined', (
               select json_agg(json_build_object('id', n.decline_id, 'at', n.at)
                               order by n.at, n.decline_id)
                 from card_declines n where n.deposit_id = p.deposit_id),
                               'disputed', (
               select json_agg(json_build_object('id', n.dispute_id, 'at', n.at)
                               order by n.at, n.dispute_id)
                 from charge_disputes n where n.charge_id = c.charge_id))::text as line
        from card_payments p join deposits d on d.id = p.deposit_id
        left join deposit_charges c on c.deposit_id = p.deposit_id
       where d.client_id = $1`),
} as const satisfies Record<string, Section>
