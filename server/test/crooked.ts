// Rows of the journal as SQL of the owner's: what no use case would write, for tests that plant it.
// Values are SQL expressions, so that one may depend on what is there.

/** A client's account, as an expression. */
export const clientAccount = (clientId: bigint, currency: string) =>
  `(select id from accounts where client_id = ${clientId} and currency = '${currency}')`

/** One of a currency's own accounts, as an expression. */
export const ownAccount = (currency: string, name: string) =>
  `own_account('${currency}', '${name}')`

export type Movement = {
  readonly kind: string
  readonly ref: string
  readonly from: string
  readonly to: string
  readonly amount: number | bigint | string
  readonly currency?: string
  /** Which of both is a client's: the movement continues it. */
  readonly client?: 'from' | 'to'
  readonly also?: Readonly<Record<string, string>>
}

export function moved(movement: Movement): string {
  const { kind, ref, from, to, amount, currency = 'real', client, also } = movement
  const account = client && movement[client]
  const columns = {
    kind: `'${kind}'`,
    ref: `'${ref}'`,
    currency: `'${currency}'`,
    from_account: from,
    to_account: to,
    amount: String(amount),
    at: 'now()',
    ...(account && continuing(account, `${client === 'to' ? '+' : '-'} ${amount}`)),
    ...also,
  }
  return `insert into journal (${Object.keys(columns)}) select ${Object.values(columns)}`
}

/** A copy of rows, called `j`, with some columns changed. */
export function copied(which: string, changes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(changes).map(([column, value]) => `'${column}', ${value}`)
  return `
    insert into journal
    select (jsonb_populate_record(j, jsonb_build_object(${pairs}))).* from journal j
     where ${which}`
}

/** The columns by which a row continues an account, which changes by so much ("- 100"). */
export function continuing(account: string, change: string): Record<string, string> {
  const newest = (column: string) => `(select ${column} from ledger_accounts where id = ${account})`
  return {
    client_account: account,
    posting: newest('postings + 1'),
    balance_after: newest(`balance ${change}`),
  }
}

/** Terms of a minute in the first instrument, under this number. */
export const someTerms = (id: number | bigint) => `
  insert into trade_terms (id, instrument_id, direction, duration_s, strike_rate, payout_rate_bp,
    margin_bp, win_probability, volatility, quantile, strike_factor, decimals, tick_points,
    rule_version)
  values (${id}, 1, 'rise', 60, '75/3', 7500, 400, 0.5, 0.0001, 0, 1, 2, 1, 1)
  on conflict do nothing`
