// The SQL of finding clients and of who came by whom.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { AccountState } from './client.ts'

export type ClientFacts = {
  readonly id: ClientId
  readonly email: string
  readonly name: string
  readonly state: AccountState
  readonly createdAt: Millis
  readonly isConfirmed: boolean
  readonly isIdentified: boolean
  /** Two letters; null before it was told. */
  readonly country: string | null
  readonly plan: string
}

export type Search = {
  /** In the address, the name, the referral code or the id; empty: all. */
  readonly words: string
  readonly before: ClientId | null
  readonly most: number
}

type FactsRow = Pick<ClientFacts, 'email' | 'name' | 'state' | 'country' | 'plan'> & {
  id: bigint
  created_at: Millis
  is_confirmed: boolean
  is_identified: boolean
}

/** The newest first. */
export async function searchClients(
  tx: Tx,
  { words, before, most }: Search,
): Promise<ClientFacts[]> {
  const rows = await tx.rows<FactsRow>(
    `select c.id, c.email, c.firstname || ' ' || c.lastname as name, c.state, c.created_at, c.plan,
            c.email_confirmed_at is not null as is_confirmed, c.is_identified, p.country
       from clients c left join profiles p on p.client_id = c.id
      where ($2::bigint is null or c.id < $2)
        and ($1 = '' or c.id::text = $1 or c.referral_code = $1
             or strpos(lower(c.email), $1) > 0
             or strpos(lower(c.firstname || ' ' || c.lastname), $1) > 0)
      order by c.id desc limit $3`,
    [words.toLowerCase(), before, most],
  )
  return rows.map(({ id, created_at, is_confirmed, is_identified, ...row }) => ({
    ...row,
    id: id as ClientId,
    createdAt: created_at,
    isConfirmed: is_confirmed,
    isIdentified: is_identified,
  }))
}

/**
 * How many came by this client's code. Those who never confirmed their address do not count: they
 * may be nobody, and the count must not tell who is a client here.
 */
export async function countReferred(tx: Tx, id: ClientId): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    `select count(*)::int as count from clients
      where referred_by = $1 and email_confirmed_at is not null`,
    [id],
  )
  return row?.count ?? 0
}

export async function loadReferrer(tx: Tx, id: ClientId): Promise<ClientId | null> {
  const [row] = await tx.rows<{ referred_by: bigint | null }>(
    'select referred_by from clients where id = $1',
    [id],
  )
  return (row?.referred_by ?? null) as ClientId | null
}
