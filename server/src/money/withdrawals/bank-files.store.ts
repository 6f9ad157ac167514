// The SQL of files for the operator's bank: each as it was made, and what has become of its
// payments.

import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { AccountState } from '#server/identity/clients/client.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { WithdrawalState } from './withdrawal.ts'
import { state } from './withdrawals.store.ts'

export type KeptFile = {
  readonly id: string
  /** What the bank knows it by. */
  readonly messageId: string
  readonly xml: string
  readonly payments: number
  readonly total: Usd
  readonly madeAt: Millis
  readonly madeBy: string
}

type Row = {
  id: string
  message_id: string
  xml: string
  payments: number
  total: Usd
  made_at: Millis
  made_by: string
}

export async function insertBankFile(
  tx: Tx,
  { id, messageId, xml, payments, total, madeAt, madeBy }: KeptFile,
  withdrawals: readonly string[],
): Promise<void> {
  await tx.rows(
    `insert into bank_files (id, message_id, xml, payments, total, made_at, made_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, messageId, xml, payments, total, iso(madeAt), madeBy],
  )
  await tx.rows(
    `insert into bank_file_payments (withdrawal_id, file_id) select unnest($1::uuid[]), $2`,
    [column(withdrawals), id],
  )
}

export async function loadBankFile(tx: Tx, id: string): Promise<KeptFile | undefined> {
  const rows = await tx.rows<Row>(
    `select id, message_id, xml, payments, total, made_at, made_by from bank_files where id = $1`,
    [id],
  )
  return rows[0] && fileOf(rows[0])
}

export type ListedFile = Omit<KeptFile, 'xml'> & {
  /** Payments that the bank may make yet: not noted as paid, given back, or known to be refused. */
  readonly waiting: number
}

/** The newest first, after the one with the id `after`. */
export async function listBankFiles(
  tx: Tx,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<ListedFile[]> {
  const rows = await tx.rows<Row & { waiting: number }>(
    `select f.id, f.message_id, '' as xml, f.payments, f.total, f.made_at, f.made_by,
            (select count(*)::int from bank_file_payments p
               join open_withdrawals o using (withdrawal_id)
              where p.file_id = f.id and not exists (
                select from bank_refusals r
                 where r.withdrawal_id = p.withdrawal_id and r.file_id = f.id)) as waiting
       from bank_files f where $2::uuid is null or f.id < $2 order by f.id desc limit $1`,
    [limit, after],
  )
  return rows.map((row) => ({ ...fileOf(row), waiting: row.waiting }))
}

export type FilePayment = {
  readonly id: string
  readonly net: Usd
  readonly state: WithdrawalState
  readonly clientId: ClientId
  readonly email: string
  readonly name: string
  /** How the account of the client stands. */
  readonly standing: AccountState
  /** It is known that the bank does not make it. */
  readonly isRefused: boolean
}

export function listFilePayments(tx: Tx, id: string): Promise<FilePayment[]> {
  return tx.rows<FilePayment>(
    `select w.id, w.amount - w.fee as net, ${state} as state,
            c.id as "clientId", c.email, c.firstname || ' ' || c.lastname as name,
            c.state as standing,
            exists (select from bank_refusals r where r.withdrawal_id = w.id
                       and r.file_id = p.file_id) as "isRefused"
       from bank_file_payments p
       join withdrawals w on w.id = p.withdrawal_id
       join client_names c on c.id = w.client_id
      where p.file_id = $1 order by w.id`,
    [id],
  )
}

/** In how many files a withdrawal is. */
export async function countFiles(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.rows<{ files: number }>(
    'select count(*)::int as files from bank_file_payments where withdrawal_id = $1',
    [id],
  )
  return row?.files ?? 0
}

export type NewBankRefusal = {
  readonly withdrawal: string
  readonly file: string
  /** The address of the member of staff. */
  readonly by: string
  readonly at: Millis
  readonly provenAt: Millis | null
  readonly reason: string
}

export async function insertBankRefusal(tx: Tx, refusal: NewBankRefusal): Promise<void> {
  const { withdrawal, file, by, at, provenAt, reason } = refusal
  await tx.rows(
    `insert into bank_refusals (withdrawal_id, file_id, operator_id, at, proven_at, reason)
     select $1, $2, id, $4, $5, $6 from members where email = $3`,
    [withdrawal, file, by, iso(at), provenAt === null ? null : iso(provenAt), reason],
  )
}

function fileOf({ id, message_id, xml, payments, total, made_at, made_by }: Row): KeptFile {
  return { id, messageId: message_id, xml, payments, total, madeAt: made_at, madeBy: made_by }
}
