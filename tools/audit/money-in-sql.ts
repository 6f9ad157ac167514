// What the defects of money are made of: rows and transfers as if they belonged there.

import { clientAccount, moved, ownAccount } from '#test/crooked.ts'

export const otherId = '00000000-0000-7000-8000-000000000001'

/** A copy of a row, with some columns changed. */
export const copy = (table: string, where: string, changes: string) => `
  insert into ${table} select (jsonb_populate_record(x, '${changes}'::jsonb)).* from ${table} x
   where ${where}`

export const live = (clientId: bigint) => clientAccount(clientId, 'real')

export const own = (name: string) => ownAccount('real', name)

/** More on a client's balance, posted as if it belonged there. */
export const posted = (clientId: bigint, transfer: { kind: string; ref: string; from: string }) =>
  moved({ ...transfer, from: own(transfer.from), to: live(clientId), amount: 5_000, client: 'to' })

/** Between the currency's own accounts. */
export const within = (kind: string, ref: string, [from, to]: [string, string], amount: number) =>
  moved({ kind, ref, from: own(from), to: own(to), amount })

/** By the system where nobody is named. */
export const settingEvent = (nr: number, by: string, value: string) => `
  insert into events (chain, nr, at, actor, kind, details, previous, hash)
  select 0, ${900_000 + nr}, at, '${by === '' ? 'system' : `staff:${by}`}', 'setting_changed',
         '${JSON.stringify({ name: 'btc_xpub', value })}', hash, sha256('${nr}')
    from events order by id desc limit 1`

/** A limit for one approval, a day before anything was asked for. */
export const limitBefore = (value: string) => `
  insert into events (chain, nr, at, actor, kind, details, previous, hash)
  select 0, 900000, at - interval '1 day', 'staff:eve@staff.example', 'setting_changed',
         '{"name":"withdrawal_two_staff_above","value":"${value}"}', hash, sha256('x')
    from events where kind = 'withdrawal_asked' order by id limit 1`
