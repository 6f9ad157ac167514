// The ledger's SQL. Transfers are written in one set; the trigger `apply_transfers` moves the
// balances with them.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { column } from '#server/platform/columns.ts'
import { CopyRows } from '#server/platform/copy-rows.ts'
import type { Append, Statement, Tx } from '#server/platform/db.ts'
import type { ClientAccount, Transfer } from './ledger.ts'

type AccountRow = { id: bigint; client_id: bigint; book: Book; balance: bigint; postings: bigint }

const copyTransfers = `copy transfers (kind, ref, book, from_account, to_account, amount,
  client_account, posting, balance_after, at) from stdin (format binary)`

const bytesOfTransfer = 160

/** The transfers as rows to be appended in one set. */
export function transferRows(transfers: readonly Transfer[]): Append {
  const rows = new CopyRows(bytesOfTransfer * (transfers.length + 1))
  for (const { kind, ref, book, from, to, amount, client, at } of transfers) {
    rows.row(10).text(kind).uuid(ref).text(book).int8(from).int8(to).int8(amount)
    rows.int8(client?.account ?? null).int8(client?.posting ?? null)
    rows.int8(client?.balance ?? null).instant(at)
  }
  return { copy: copyTransfers, rows }
}

const accountsStatement: Statement = {
  name: 'load_accounts_of',
  text: `
    select id, client_id, book, balance, postings from ledger_accounts
     where client_id = any($1::bigint[])`,
}

/** The accounts of these clients as they stand, unlocked. */
export async function loadAccountsOf(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<ClientAccount[]> {
  const rows = await tx.rows<AccountRow>(accountsStatement, [column(clientIds)])
  return rows.map(accountOf)
}

export async function insertClientAccounts(tx: Tx, clientId: ClientId): Promise<ClientAccount[]> {
  const rows = await tx.rows<AccountRow>(
    `insert into ledger_accounts (book, name, client_id, balance)
     select book, 'available', $1, 0 from unnest(enum_range(null::book)) book
     returning id, client_id, book, balance, postings`,
    [clientId],
  )
  return rows.map(accountOf)
}

function accountOf(row: AccountRow): ClientAccount {
  return {
    id: row.id as AccountId,
    clientId: row.client_id as ClientId,
    book: row.book,
    balance: row.balance as Usd,
    postings: row.postings,
  }
}
