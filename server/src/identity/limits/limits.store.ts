// The SQL of clients' own limits.

import type { LimitKind, LimitPeriod } from '#contract/client/limits.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { OwnLimit } from './limit.ts'

type LimitRow = {
  client_id: ClientId
  kind: LimitKind
  period: LimitPeriod
  amount: Usd | null
  raise_to: Usd | null
  raise_at: Millis | null
}

const limitsStatement: Statement = {
  name: 'load_own_limits',
  text: `select client_id, kind, period, amount, raise_to, raise_at
    from own_limits where client_id = any($1::bigint[])`,
}

/** Every limit that these clients ever set, as it was left. */
export async function loadLimits(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<Map<ClientId, OwnLimit[]>> {
  const rows = await tx.rows<LimitRow>(limitsStatement, [column(clientIds)])
  const byClient = new Map<ClientId, OwnLimit[]>()
  for (const { client_id: id, kind, period, amount, raise_to: to, raise_at: at } of rows) {
    const limit = { kind, period, amount, raise: at === null ? null : { to, at } }
    byClient.set(id, [...(byClient.get(id) ?? []), limit])
  }
  return byClient
}

export async function upsertLimit(
  tx: Tx,
  clientId: ClientId,
  { kind, period, amount, raise }: OwnLimit,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into own_limits (client_id, kind, period, amount, raise_to, raise_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (client_id, kind, period) do update set amount = excluded.amount,
       raise_to = excluded.raise_to, raise_at = excluded.raise_at,
       changed_at = excluded.changed_at`,
    [clientId, kind, period, amount, raise?.to ?? null, raise ? iso(raise.at) : null, iso(now)],
  )
}
