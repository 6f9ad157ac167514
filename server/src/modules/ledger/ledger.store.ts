// The ledger's SQL. Movements are written in one set; the trigger `check_movements` refuses those
// that do not continue their accounts.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { column } from '#server/platform/columns.ts'
import { CopyRows } from '#server/platform/copy-rows.ts'
import type { Append, Statement, Tx } from '#server/platform/db.ts'
import type { ClientAccount, Ending, EndPrice, Opening, Transfer } from './ledger.ts'

type AccountRow = { id: bigint; client_id: bigint; book: Book; balance: bigint; postings: bigint }

const common = `kind, ref, currency, from_account, to_account, amount, client_account, posting,
  balance_after, at`
const copyMovements = `copy journal (${common}) from stdin (format binary)`
const copyOpenings = `copy journal (${common}, client_id, terms_id, order_key, plan_day, plan_slot,
  plan_limit) from stdin (format binary)`
const copyEndings = `copy journal (${common}, status, void_reason, void_cause, entry_seq, entry_at,
  entry_price, strike_price, exit_seq, exit_at, exit_price) from stdin (format binary)`

const bytesOfMovement = 150
const bytesOfOpening = 220
const bytesOfEnding = 260

/** Transfers as rows to be appended in one set. */
export function transferRows(transfers: readonly Transfer[]): Append {
  const rows = new CopyRows(bytesOfMovement * (transfers.length + 1))
  for (const transfer of transfers) write(rows.row(10), transfer)
  return { copy: copyMovements, rows }
}

/** Stakes that leave their accounts, with the trades they open. */
export function openingRows(transfers: readonly Transfer[], openings: readonly Opening[]): Append {
  const rows = new CopyRows(bytesOfOpening * (transfers.length + 1))
  for (let i = 0; i < transfers.length; i += 1) {
    const { clientId, termsId, orderKey, planSlot } = openings[i]!
    write(rows.row(16), transfers[i]!)
    rows
      .int8(clientId)
      .int8(termsId)
      .text(orderKey)
      .date(planSlot?.day ?? null)
    rows.int2(planSlot?.slot ?? null).int2(planSlot?.limit ?? null)
  }
  return { copy: copyOpenings, rows }
}

/** What trades pay or lose, with how they ended; null beside movements that settle none. */
export function endingRows(
  transfers: readonly Transfer[],
  endings: readonly (Ending | null)[],
): Append {
  const rows = new CopyRows(bytesOfEnding * (transfers.length + 1))
  for (let i = 0; i < transfers.length; i += 1) {
    const end = endings[i]
    write(rows.row(20), transfers[i]!)
    rows
      .text(end?.status ?? null)
      .text(end?.voidReason ?? null)
      .text(end?.voidCause ?? null)
    writePrice(rows, end?.entry).int8(end?.strike ?? null)
    writePrice(rows, end?.exit)
  }
  return { copy: copyEndings, rows }
}

function write(rows: CopyRows, { kind, ref, book, from, to, amount, client, at }: Transfer) {
  rows.text(kind).uuid(ref).text(book).int8(from).int8(to).int8(amount)
  rows.int8(client?.account ?? null).int8(client?.posting ?? null)
  rows.int8(client?.balance ?? null).instant(at)
}

function writePrice(rows: CopyRows, price: EndPrice | null | undefined): CopyRows {
  return rows
    .int8(price?.seq ?? null)
    .instant(price?.at ?? null)
    .int8(price?.price ?? null)
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
    `insert into accounts (currency, name, client_id)
     select name, 'available', $1 from currencies
     returning id, client_id, currency as book, 0::bigint as balance, 0::bigint as postings`,
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
