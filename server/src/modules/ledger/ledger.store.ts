// The ledger's SQL. Transfers are written in one set; the trigger `apply_transfers` moves the
// balances with them.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { ClientAccount, Transfer } from './ledger.ts'

type AccountRow = { id: bigint; client_id: bigint; book: Book; balance: bigint; postings: bigint }

const insertStatement: Statement = {
  name: 'insert_transfers',
  text: `
    insert into transfers (kind, ref, book, from_account, to_account, amount,
                           client_account, posting, balance_after, at)
    select * from unnest($1::transfer_kind[], $2::uuid[], $3::book[], $4::bigint[], $5::bigint[],
      $6::bigint[],
                         $7::bigint[], $8::bigint[], $9::bigint[], ${instants('$10')})`,
}

export async function insertTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return
  await tx.rows(insertStatement, [
    column(transfers.map((t) => t.kind)),
    column(transfers.map((t) => t.ref)),
    column(transfers.map((t) => t.book)),
    column(transfers.map((t) => t.from)),
    column(transfers.map((t) => t.to)),
    column(transfers.map((t) => t.amount)),
    column(transfers.map((t) => t.client?.account ?? null)),
    column(transfers.map((t) => t.client?.posting ?? null)),
    column(transfers.map((t) => t.client?.balance ?? null)),
    column(transfers.map((t) => t.at)),
  ])
}

const accountsStatement: Statement = {
  name: 'load_client_accounts_by_id',
  text: `
    select id, client_id, book, balance, postings from ledger_accounts
     where id = any($1::bigint[])`,
}

/** Accounts as they stand, unlocked. */
export async function loadAccountsById(
  tx: Tx,
  ids: readonly AccountId[],
): Promise<ClientAccount[]> {
  const rows = await tx.rows<AccountRow>(accountsStatement, [column(ids)])
  return rows.map(accountOf)
}

export async function loadClientAccounts(tx: Tx, clientId: ClientId): Promise<ClientAccount[]> {
  const rows = await tx.rows<AccountRow>(
    `select id, client_id, book, balance, postings from ledger_accounts where client_id = $1`,
    [clientId],
  )
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
