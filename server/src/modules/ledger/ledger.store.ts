// The ledger's SQL. Transfers are written in one set; the trigger `apply_transfers` moves the
// balances with them.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { column, copyLine, instantText } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { ClientAccount, Transfer } from './ledger.ts'

type AccountRow = { id: bigint; client_id: bigint; book: Book; balance: bigint; postings: bigint }

const copyTransfers = `copy transfers (kind, ref, book, from_account, to_account, amount,
  client_account, posting, balance_after, at) from stdin`

export async function insertTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  await tx.append(
    copyTransfers,
    transfers.map((t) =>
      copyLine([
        t.kind,
        t.ref,
        t.book,
        t.from,
        t.to,
        t.amount,
        t.client?.account ?? null,
        t.client?.posting ?? null,
        t.client?.balance ?? null,
        instantText(t.at),
      ]),
    ),
  )
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
