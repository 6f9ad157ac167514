// The operators' SQL: who works here, and what they decided for the install.

import { emailKeyOf } from '#kernel/email.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { InstallMode } from './mode.ts'
import type { SettingRow } from './parse-settings.ts'

export type StoredSetting = SettingRow & {
  readonly mark: Buffer | null
  readonly at: Millis
  /** Who decided: one person, or the two of this proposal. */
  readonly setBy: string | null
  readonly proposal: string | null
}

export async function loadSettingRows(tx: Tx): Promise<StoredSetting[]> {
  return tx.rows<StoredSetting>(
    `select name, value, mark, changed_at as at, set_by as "setBy", proposal from settings
      order by name`,
  )
}

/** Rows of names that are none, which an upgrade put aside. */
export async function loadPutAside(tx: Tx): Promise<SettingRow[]> {
  return tx.rows<SettingRow>('select name, value from settings_put_aside order by name')
}

export type NewSetting = Omit<StoredSetting, 'value'> & {
  /** As JSON. */
  readonly value: string
}

/** Who listens to the channel hears the name, once it is written for good. */
export async function saveSetting(tx: Tx, setting: NewSetting, channel: string): Promise<void> {
  const { name, value, mark, at, setBy, proposal } = setting
  await tx.rows(
    `insert into settings (name, value, mark, changed_at, set_by, proposal)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (name) do update
       set value = excluded.value, mark = excluded.mark, changed_at = excluded.changed_at,
           set_by = excluded.set_by, proposal = excluded.proposal`,
    [name, value, mark, iso(at), setBy, proposal],
  )
  await tx.rows('select pg_notify($1, $2)', [channel, name])
}

export type NewOperator = { readonly email: string; readonly passwordHash: string }

export async function insertOperator(tx: Tx, operator: NewOperator, now: Millis): Promise<void> {
  await tx.rows(
    `insert into operators (email, email_key, password_hash, created_at) values ($1, $2, $3, $4)`,
    [operator.email, emailKeyOf(operator.email), operator.passwordHash, iso(now)],
  )
}

/** Whether there is any operator. Nobody else can add the first one until the transaction ends. */
export async function lockFirstOperator(tx: Tx): Promise<boolean> {
  await tx.rows('lock table operators in share row exclusive mode')
  const rows = await tx.rows('select from operators limit 1')
  return rows.length > 0
}

export type Bound = { readonly mode: InstallMode; readonly cell: number }

/** Notes what the database is for, once: what was noted first stays. */
export async function saveBound(tx: Tx, { mode, cell }: Bound): Promise<void> {
  await tx.rows('insert into install (mode, cell) values ($1, $2) on conflict do nothing', [
    mode,
    cell,
  ])
}

export async function loadBound(tx: Tx): Promise<Bound | undefined> {
  const rows = await tx.rows<Bound>('select mode, cell from install')
  return rows[0]
}

export async function loadInstallMode(tx: Tx): Promise<InstallMode | undefined> {
  return (await loadBound(tx))?.mode
}
