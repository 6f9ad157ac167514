// The SQL of the export where it is about money: trades, movements, deposits, cards, withdrawals,
// corrections and where money comes and goes. See export.store.ts.

/** Of $1, the client: the first lines after the place $2, up to $3 of them. */
export type Section = { readonly sql: string; readonly start: string }

export const usd = (cents: string) => `round(${cents} / 100.0, 2)`
const price = (points: string) => `round(${points} / 10::numeric ^ t.decimals, t.decimals)`

/** Records that belong to one of the client's accounts: a place is the account and its posting. */
const postingsAfter = `
    from ledger_accounts a join transfers x on x.client_account = a.id
   where a.client_id = $1
     and (a.id, x.posting) > (split_part($2, '/', 1)::bigint, split_part($2, '/', 2)::bigint)`
const movedBy = 'case when x.to_account = a.id then x.amount else -x.amount end'
const inOrder = `order by a.id, x.posting limit $3`
const placeOfPosting = `a.id || '/' || x.posting as place`

/** Few rows, which fit one page. */
export const allAtOnce = (sql: string): Section => ({
  start: '0',
  sql: `select line, place::text from (${sql}) lines where place > $2::bigint
         order by lines.place limit $3`,
})

/** The rows about the withdrawal \`w\` in a table that numbers them, as one list. */
const listOf = (what: string, named: string) =>
  `(select json_agg(${what} order by n.nr) from ${named} where n.withdrawal_id = w.id)`

export const moneySections = {
  trades: {
    start: '0/0',
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
                   'rule_version', t.rule_version, 'accepted_at', t.accepted_at,
                   'expires_at', t.expires_at, 'order_key', t.order_key,
                   'plan_day', t.plan_day, 'plan_slot', t.plan_slot, 'plan_limit', t.plan_limit,
                   'status', t.status, 'void_reason', t.void_reason,
                   'void_cause', t.void_cause,
                   'entry_at', t.entry_at, 'entry_price', ${price('t.entry_price')},
                   'strike_price', ${price('t.strike_price')},
                   'exit_at', t.exit_at, 'exit_price', ${price('t.exit_price')},
                   'payout_usd', ${usd('t.payout')}, 'settled_at', t.settled_at
                 )::text as line
            from trade_records t join instruments i on i.id = t.instrument_id
           where t.id = taken.ref
        ) trade on true
       order by a.id, x.posting`,
  },
  ledger: {
    start: '0/0',
    sql: `
      select ${placeOfPosting},
             json_build_object(
               'account', a.book, 'posting', x.posting, 'kind', x.kind, 'ref', x.ref,
               'amount_usd', ${usd(movedBy)},
               'balance_after_usd', ${usd('x.balance_after')}, 'at', x.at
             )::text as line
      ${postingsAfter} ${inOrder}`,
  },
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
                               'steps', (
               select json_agg(json_build_object(
                        'state', s.state, 'at', s.at, 'by', split_part(s.actor, ':', 1),
                        'reason', s.reason, 'reference', s.reference) order by s.nr)
                 from withdrawal_steps s where s.withdrawal_id = w.id))::text as line
        from withdrawals w left join withdrawal_payouts p on p.withdrawal_id = w.id
       where w.client_id = $1`),
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
                                                 'reason', s.reason) order by s.nr)
                 from deposit_steps s where s.deposit_id = d.id))::text as line
        from deposits d
        left join deposit_asks a on a.deposit_id = d.id
        left join chain_outputs o on o.deposit_id = d.id
        left join deposit_receipts r on r.deposit_id = d.id
       where d.client_id = $1`),
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
  corrections: allAtOnce(`
      select row_number() over (order by c.id) as place,
             json_build_object('id', c.id, 'kind', c.kind, 'deposit', c.deposit_id,
                               'withdrawal', c.withdrawal_id, 'amount_usd', ${usd('c.amount')},
                               'recovered_usd', ${usd('c.recovered')},
                               'proposed_at', c.proposed_at,
                               'reason', c.reason, 'evidence', c.evidence,
                               'confirmed_at', d.decided_at)::text as line
        from corrections c join correction_decisions d on d.correction_id = c.id
       where c.client_id = $1 and d.outcome = 'confirmed'`),
  deposit_addresses: allAtOnce(`
      select row_number() over (order by created_at, coin) as place,
             json_build_object('coin', coin, 'network', network, 'address', address,
                               'given_at', created_at)::text as line
        from deposit_addresses where client_id = $1`),
  withdrawal_addresses: allAtOnce(`
      select row_number() over (order by added_at, id) as place,
             json_build_object('method', method, 'destination', destination, 'network', network,
                               'bank', bank, 'label', label, 'added_at', added_at,
                               'removed_at', removed_at)::text as line
        from payout_destinations where client_id = $1`),
} as const satisfies Record<string, Section>
