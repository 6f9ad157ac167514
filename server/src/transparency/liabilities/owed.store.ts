// What each client is owed, and the trees of it: their SQL.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'

export type ClientOwed = {
  readonly clientId: ClientId
  /** Their address: what they know the leaf by. */
  readonly holder: string
  readonly amount: bigint
}

/**
 * In cents: what they can use, and what is held for withdrawals. Of clients with an id above this
 * one, the lowest first.
 */
export async function listOwed(tx: Tx, after: ClientId, limit: number): Promise<ClientOwed[]> {
  const rows = await tx.rows<{ client_id: ClientId; holder: string; amount: bigint }>(
    `select a.client_id, n.email as holder,
            (a.balance + coalesce(held.amount, 0))::bigint as amount
       from (select id, client_id, balance from ledger_accounts
              where book = 'real' and name = 'available' and client_id > $1
              order by client_id limit $2) a
       join client_names n on n.id = a.client_id
       left join lateral (
         select sum(h.amount - coalesce(gone.amount, 0)) as amount from movements h
           left join lateral (
             select sum(m.amount) as amount from movements m
              where m.ref = h.ref and m.kind in (
                'withdrawal_return', 'withdrawal_pay', 'withdrawal_fee')) gone on true
          where h.client_account = a.id and h.kind = 'withdrawal_hold') held on true
      order by a.client_id`,
    [after, limit],
  )
  return rows.map(({ client_id: clientId, ...row }) => ({ ...row, clientId }))
}

/** No trade lasts longer than a day, and none waits longer than hours for its prices. */
const openDays = 3

/** What is staked on open trades, in cents. */
export async function loadStaked(tx: Tx, at: Millis): Promise<ReadonlyMap<ClientId, bigint>> {
  const rows = await tx.rows<{ client_id: ClientId; amount: bigint }>(
    `select client_id, sum(stake)::bigint as amount from trade_records
      where status = 'open' and book = 'real' and accepted_at >= $1 group by client_id`,
    [iso(later(at, -openDays * day))],
  )
  return new Map(rows.map(({ client_id: clientId, amount }) => [clientId, amount]))
}

/** Undefined where there is no such client. */
export async function loadHolder(tx: Tx, clientId: ClientId): Promise<string | undefined> {
  const rows = await tx.rows<{ holder: string }>(
    'select email as holder from client_names where id = $1',
    [clientId],
  )
  return rows[0]?.holder
}

/** The same of all, as the ledger's own accounts have it. */
export async function loadOwedTotal(tx: Tx): Promise<bigint> {
  const rows = await tx.rows<{ total: bigint }>(
    `with own as (select id, client_id, name from account_names
                   where currency = 'real'
                     and (client_id is not null or name in ('stakes', 'withdrawals')))
     select (coalesce((select sum(m.amount) from movements m
                         join own t on t.id = m.to_account), 0)
           - coalesce((select sum(m.amount) from movements m
                         join own f on f.id = m.from_account), 0))::bigint as total`,
  )
  return present(rows[0], 'a sum is one row').total
}

export type StoredTree = {
  readonly id: bigint
  readonly currency: string
  /** "2026-11-28" */
  readonly day: string
  readonly at: Millis
  readonly total: bigint
  readonly root: Buffer
  readonly clients: number
  readonly nr: number
}

export async function insertTree(tx: Tx, tree: Omit<StoredTree, 'id'>): Promise<bigint> {
  const rows = await tx.rows<{ id: bigint }>(
    `insert into liability_trees (currency, day, at, total, root, clients, nr)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [tree.currency, tree.day, iso(tree.at), tree.total, tree.root, tree.clients, tree.nr],
  )
  return present(rows[0], 'one row').id
}

/** The newest of a currency. */
export async function loadTree(tx: Tx, currency: string): Promise<StoredTree | undefined> {
  const rows = await tx.rows<Omit<StoredTree, 'nr'> & { nr: bigint }>(
    `select id, currency, day::text, at, total, root, clients, nr from liability_trees
      where currency = $1 order by day desc limit 1`,
    [currency],
  )
  return rows[0] && { ...rows[0], nr: Number(rows[0].nr) }
}

export type Leaf = {
  readonly clientId: ClientId
  readonly place: number
  readonly amount: bigint
  readonly salt: Buffer
}

export async function insertLeaves(tx: Tx, treeId: bigint, leaves: readonly Leaf[]): Promise<void> {
  await tx.rows(
    `insert into liability_leaves (tree_id, client_id, place, amount, salt)
     select $1, * from unnest($2::bigint[], $3::int[], $4::bigint[], $5::bytea[])`,
    [
      treeId,
      column(leaves.map(({ clientId }) => clientId)),
      column(leaves.map(({ place }) => place)),
      column(leaves.map(({ amount }) => amount)),
      leaves.map(({ salt }) => salt),
    ],
  )
}

export async function loadLeaf(
  tx: Tx,
  treeId: bigint,
  clientId: ClientId,
): Promise<Omit<Leaf, 'clientId'> | undefined> {
  const rows = await tx.rows<Omit<Leaf, 'clientId'>>(
    'select place, amount, salt from liability_leaves where tree_id = $1 and client_id = $2',
    [treeId, clientId],
  )
  return rows[0]
}

export type NodeRow = { readonly level: number; readonly nr: number; readonly nodes: Buffer }

export async function insertNodes(tx: Tx, treeId: bigint, rows: readonly NodeRow[]): Promise<void> {
  await tx.rows(
    `insert into liability_nodes (tree_id, level, nr, nodes)
     select $1, * from unnest($2::smallint[], $3::int[], $4::bytea[])`,
    [
      treeId,
      column(rows.map(({ level }) => level)),
      column(rows.map(({ nr }) => nr)),
      rows.map(({ nodes }) => nodes),
    ],
  )
}

export async function loadNodes(
  tx: Tx,
  treeId: bigint,
  wanted: readonly Pick<NodeRow, 'level' | 'nr'>[],
): Promise<NodeRow[]> {
  return tx.rows<NodeRow>(
    `select n.level, n.nr, n.nodes from unnest($2::smallint[], $3::int[]) as asked (level, nr)
       join liability_nodes n on n.tree_id = $1 and n.level = asked.level and n.nr = asked.nr`,
    [treeId, column(wanted.map(({ level }) => level)), column(wanted.map(({ nr }) => nr))],
  )
}

/** Leaves and nodes of older trees; their roots and totals stay. */
export async function forgetTreesBefore(tx: Tx, day: string): Promise<void> {
  const old = 'tree_id in (select id from liability_trees where day < $1)'
  await tx.rows(`delete from liability_leaves where ${old}`, [day])
  await tx.rows(`delete from liability_nodes where ${old}`, [day])
}
