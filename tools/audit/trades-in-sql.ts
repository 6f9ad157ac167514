// What the defects of trades are made of: accounts and rows of the journal, found by what they are.

import { clientAccount, ownAccount } from '#test/crooked.ts'

export const account = clientAccount

export const stakes = (currency: string) => ownAccount(currency, 'stakes')

export const house = (currency: string) => ownAccount(currency, 'house')

export const opening = (id: string) => `kind = 'trade_open' and ref = '${id}'`

export const ending = (id: string) => `kind = 'trade_settle' and ref = '${id}'`

export const termsOf = (id: string) => `id = (select terms_id from journal where ${opening(id)})`

export const otherId = '00000000-0000-7000-8000-000000000001'

/** The chain's hash, said once more in the database's own words. */
export const hashInSql = `sha256(previous || convert_to(concat_ws(e'\\n', nr,
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(client_id::text, ''),
  actor, kind, details), 'UTF8'))`

export function exitFrom(id: string, which: string, order: string): string {
  return `
    update journal set exit_seq = x.seq, exit_at = x.at, exit_price = x.price
      from (select k.* from trade_records t join ticks k using (instrument_id)
             where t.id = '${id}' and ${which} order by ${order} limit 1) x
     where ${ending(id)}`
}

export function newestOf(accountId: string): string {
  return `client_account = ${accountId} and posting = (
    select postings from ledger_accounts where id = ${accountId})`
}
