// The ledger's SQL. Movements are written in one set; the trigger `check_movements` refuses those
// that do not continue their accounts.

import { present } from '#kernel/assert.ts'
import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Book, StakedIn, Usd } from '#kernel/money.ts'
import { column } from '#server/platform/columns.ts'
import { CopyRows } from '#server/platform/copy-rows.ts'
import type { Append, Statement, Tx } from '#server/platform/db.ts'
import type { Currency } from './flows.ts'
import type {
  ClientAccount,
  EndingEntry,
  EndPrice,
  FurtherAccounts,
  FurtherCurrency,
  Opening,
  Side,
  StakingAccount,
  Transfer,
} from './ledger.ts'

type AccountRow = { id: bigint; client_id: bigint; book: Book; balance: bigint; postings: bigint }

const common = `kind, ref, currency, from_account, to_account, amount, client_account, posting,
  balance_after, at`
const copyMovements = `copy journal (${common}) from stdin (format binary)`
const copyOpenings = `copy journal (${common}, client_id, terms_id, order_key, plan_day, plan_slot,
  plan_limit) from stdin (format binary)`
const copyEndings = `copy journal (${common}, status, void_reason, void_cause, entry_seq, entry_at,
  entry_price, strike_price, exit_seq, exit_at, exit_price,
  exit_average) from stdin (format binary)`

const bytesOfMovement = 150
const bytesOfOpening = 220
const bytesOfEnding = 260

/** The numbers of own accounts, by currency and name. */
export type OwnAccounts = Readonly<Record<string, Readonly<Record<string, AccountId>>>>

/** They never change while a server runs: migrations add them. */
export async function loadOwnAccounts(tx: Tx): Promise<OwnAccounts> {
  const rows = await tx.rows<{ currency: string; ids: Record<string, string> }>(
    `select currency, jsonb_object_agg(name, id::text) as ids from accounts
      where client_id is null group by currency`,
  )
  return Object.fromEntries(
    rows.map(({ currency, ids }) => [
      currency,
      Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, BigInt(id) as AccountId])),
    ]),
  )
}

/** Transfers as rows to be appended in one set. */
export function transferRows(own: OwnAccounts, transfers: readonly Transfer[]): Append {
  const rows = new CopyRows(bytesOfMovement * (transfers.length + 1))
  for (const transfer of transfers) write(rows.row(10), own, transfer)
  return { copy: copyMovements, rows }
}

/** Stakes that leave their accounts, with the trades they open. */
export function openingRows(own: OwnAccounts, openings: readonly Opening[]): Append {
  const rows = new CopyRows(bytesOfOpening * (openings.length + 1))
  for (const { stake, clientId, termsId, orderKey, planSlot } of openings) {
    write(rows.row(16), own, stake)
    rows
      .int8(clientId)
      .int8(termsId)
      .text(orderKey)
      .date(planSlot?.day ?? null)
    rows.int2(planSlot?.slot ?? null).int2(planSlot?.limit ?? null)
  }
  return { copy: copyOpenings, rows }
}

/** What trades pay or lose, with how they ended, and what covers them. */
export function endingRows(own: OwnAccounts, entries: readonly EndingEntry[]): Append {
  const rows = new CopyRows(bytesOfEnding * (entries.length + 1))
  for (const { transfer, ending } of entries) {
    write(rows.row(21), own, transfer)
    rows
      .text(ending?.status ?? null)
      .text(ending?.voidReason ?? null)
      .text(ending?.voidCause ?? null)
    writePrice(rows, ending?.entry).int8(ending?.strike ?? null)
    writePrice(rows, ending?.exit).int8(ending?.exitAverage ?? null)
  }
  return { copy: copyEndings, rows }
}

function write(rows: CopyRows, own: OwnAccounts, transfer: Transfer): void {
  const { kind, ref, currency, from, to, amount, client, at } = transfer
  rows.text(kind).uuid(ref).text(currency)
  rows
    .int8(numberOf(own, currency, from))
    .int8(numberOf(own, currency, to))
    .int8(amount)
  rows.int8(client?.account ?? null).int8(client?.posting ?? null)
  rows.int8(client?.balance ?? null).instant(at)
}

function numberOf(own: OwnAccounts, currency: Currency, side: Side): AccountId {
  return typeof side === 'bigint'
    ? side
    : present(own[currency]?.[side], `${currency} has an account ${side}`)
}

function writePrice(rows: CopyRows, price: EndPrice | null | undefined): CopyRows {
  return rows
    .int8(price?.seq ?? null)
    .instant(price?.at ?? null)
    .int8(price?.price ?? null)
}

/** Balance and number are those of one row: as columns of the view each would be looked up. */
const accounts = `
    select a.id, a.client_id, a.currency as book, coalesce(newest.balance_after, 0) as balance,
           coalesce(newest.posting, 0) as postings
      from accounts a left join lateral (
        select balance_after, posting from journal
         where client_account = a.id order by posting desc limit 1) newest on true
     where a.client_id = any($1::bigint[])`
const accountsStatement: Statement = {
  name: 'load_accounts_of',
  text: `${accounts} and a.currency in ('real', 'demo')`,
}
const stakingStatement: Statement = {
  name: 'load_staking_accounts_of',
  text: `${accounts} and a.currency in ('real', 'demo', 'chips')`,
}

/** The accounts of these clients as they stand, unlocked. */
export async function loadAccountsOf(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<ClientAccount[]> {
  const rows = await tx.rows<AccountRow>(accountsStatement, [column(clientIds)])
  return rows.map(accountOf)
}

type StakingRow = Omit<AccountRow, 'book'> & { book: StakedIn }

/** The same with those of chips, where they have any. */
export async function loadStakingAccounts(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<StakingAccount[]> {
  const rows = await tx.rows<StakingRow>(stakingStatement, [column(clientIds)])
  return rows.map(accountOf)
}

export async function insertClientAccounts(tx: Tx, clientId: ClientId): Promise<ClientAccount[]> {
  const rows = await tx.rows<AccountRow>(
    `insert into accounts (currency, name, client_id)
     select name, 'available', $1::bigint from currencies where name in ('real', 'demo')
     returning id, $1::bigint as client_id, currency as book, 0::bigint as balance,
               0::bigint as postings`,
    [clientId],
  )
  return rows.map(accountOf)
}

type FurtherRow = { id: bigint; client_id: bigint; balance: bigint; postings: bigint }

/** Undefined where the client never had any. */
export async function loadFurther<C extends FurtherCurrency>(
  tx: Tx,
  clientId: ClientId,
  currency: C,
): Promise<FurtherAccounts[C] | undefined> {
  const rows = await tx.rows<FurtherRow>(
    `select id, client_id, balance, postings from ledger_accounts
      where client_id = $1 and book = $2`,
    [clientId, currency],
  )
  return rows[0] && furtherOf(rows[0], currency)
}

/** The caller holds the client: nobody else opens it meanwhile. */
export async function insertFurther<C extends FurtherCurrency>(
  tx: Tx,
  clientId: ClientId,
  currency: C,
): Promise<FurtherAccounts[C]> {
  const rows = await tx.rows<FurtherRow>(
    `insert into accounts (currency, name, client_id) values ($2, 'available', $1::bigint)
     returning id, $1::bigint as client_id, 0::bigint as balance, 0::bigint as postings`,
    [clientId, currency],
  )
  return furtherOf(present(rows[0], 'it was inserted'), currency)
}

function furtherOf<C extends FurtherCurrency>(row: FurtherRow, currency: C): FurtherAccounts[C] {
  const { id, client_id: clientId, balance, postings } = row
  return { id, clientId, book: currency, balance, postings } as FurtherAccounts[C]
}

function accountOf<B extends StakedIn>(row: Omit<AccountRow, 'book'> & { book: B }) {
  return {
    id: row.id as AccountId,
    clientId: row.client_id as ClientId,
    book: row.book,
    balance: row.balance as Usd,
    postings: row.postings,
  }
}
