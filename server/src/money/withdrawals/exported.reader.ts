// What is held about a client here, for the copy of their own data: withdrawals and where they go.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

/** The rows about the withdrawal \`w\` in a table that numbers them, as one list. */
const listOf = (what: string, named: string) =>
  `(select json_agg(${what} order by n.nr) from ${named} where n.withdrawal_id = w.id)`

export const exported = {
  withdrawals: allAtOnce(`
      select row_number() over (order by w.id) as place,
             json_build_object('id', w.id, 'method', w.method, 'amount_usd', ${usd('w.amount')},
                               'fee_usd', ${usd('w.fee')}, 'destination', w.destination,
                               'network', w.network, 'bank', w.bank, 'order_key', w.order_key,
                               'approvals_needed', w.approvals_needed,
                               'not_before', w.not_before,
                               'units', p.units::text, 'rate', p.rate,
                               'prepared_at', p.prepared_at, 'prepared_anew_at', ${listOf(
                                 'n.prepared_at',
                                 'withdrawal_preparations n',
                               )},
                               'left_at', (
               select b.at from withdrawal_send_starts b where b.withdrawal_id = w.id),
                               'sent', ${listOf(
                                 `json_build_object('at', n.sent_at, 'reference', n.reference)`,
                                 'withdrawal_sendings n',
                               )},
                               'bank_orders', (
               select json_agg(json_build_object('order', f.message_id, 'made_at', f.made_at,
                                                 'refused_at', r.at,
                                                 'refused_because', r.reason)
                               order by f.made_at, f.id)
                 from bank_file_payments b join bank_files f on f.id = b.file_id
                 left join bank_refusals r
                   on r.withdrawal_id = b.withdrawal_id and r.file_id = b.file_id
                where b.withdrawal_id = w.id),
                               'cancelled_by_key', (
               select c.order_key from withdrawal_cancellations c where c.withdrawal_id = w.id),
                               'mail_link_used_at', (
               select l.used_at from withdrawal_links l where l.withdrawal_id = w.id),
                               'returned', (
               select json_build_object('at', b.at, 'amount_usd', ${usd('b.amount')},
                                        'reason', b.reason)
                 from withdrawal_returns b where b.withdrawal_id = w.id),
                               'steps', (
               select json_agg(json_build_object(
                        'state', s.state, 'at', s.at, 'by', split_part(s.actor, ':', 1),
                        'reason', s.reason, 'reference', s.reference) order by s.nr)
                 from withdrawal_steps s where s.withdrawal_id = w.id))::text as line
        from withdrawals w left join withdrawal_payouts p on p.withdrawal_id = w.id
       where w.client_id = $1`),
  withdrawal_addresses: allAtOnce(`
      select row_number() over (order by added_at, id) as place,
             json_build_object('method', method, 'destination', destination, 'network', network,
                               'bank', bank, 'label', label, 'added_at', added_at,
                               'removed_at', removed_at)::text as line
        from payout_destinations where client_id = $1`),
} as const satisfies Record<string, Section>
