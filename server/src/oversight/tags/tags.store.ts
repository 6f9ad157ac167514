// Tags, and which are on whom: their SQL.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Tag, Tagging } from './tag.ts'

export async function listTags(tx: Tx): Promise<Tag[]> {
  return tx.rows<Tag>(
    `select t.id, t.name, m.email as "addedBy", t.added_at as "addedAt"
       from tags t join members m on m.id = t.added_by
      where t.removed_at is null order by lower(t.name)`,
  )
}

/** From here to the end of the transaction nobody else adds one. */
export async function lockTags(tx: Tx): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('tags'))`)
}

type Doing = { readonly email: string; readonly at: Millis }

/** False where there is one of this name. */
export async function insertTag(tx: Tx, name: string, { email, at }: Doing): Promise<boolean> {
  const rows = await tx.rows(
    `insert into tags (name, added_by, added_at)
     select $1, m.id, $3 from members m where m.email = $2
     on conflict (lower(name)) where removed_at is null do nothing returning id`,
    [name, email, iso(at)],
  )
  return rows.length > 0
}

/** Its name; undefined where there is none. */
export async function removeTag(tx: Tx, id: bigint, at: Millis): Promise<string | undefined> {
  const rows = await tx.rows<{ name: string }>(
    'update tags set removed_at = $2 where id = $1 and removed_at is null returning name',
    [id, iso(at)],
  )
  return rows[0]?.name
}

export async function findTag(tx: Tx, id: bigint): Promise<string | undefined> {
  const rows = await tx.rows<{ name: string }>(
    'select name from tags where id = $1 and removed_at is null',
    [id],
  )
  return rows[0]?.name
}

type Mark = { readonly clientId: ClientId; readonly tagId: bigint }

/** False where it is on already. */
export async function putTag(
  tx: Tx,
  { clientId, tagId }: Mark,
  { email, at }: Doing,
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into client_tags (client_id, tag_id, put_by, put_at)
     select $1, $2, m.id, $4 from members m where m.email = $3
     on conflict (tag_id, client_id) where taken_at is null do nothing returning id`,
    [clientId, tagId, email, iso(at)],
  )
  return rows.length > 0
}

/** False where it is not on. */
export async function takeTag(
  tx: Tx,
  { clientId, tagId }: Mark,
  { email, at }: Doing,
): Promise<boolean> {
  const rows = await tx.rows(
    `update client_tags
        set taken_at = $4, taken_by = (select m.id from members m where m.email = $3)
      where client_id = $1 and tag_id = $2 and taken_at is null returning id`,
    [clientId, tagId, email, iso(at)],
  )
  return rows.length > 0
}

/** The newest first; of tags that are used no more too. */
export async function listTaggings(tx: Tx, clientId: ClientId): Promise<Tagging[]> {
  return tx.rows<Tagging>(
    `select c.tag_id as "tagId", t.name, p.email as "putBy", c.put_at as "putAt",
            k.email as "takenBy", coalesce(c.taken_at, t.removed_at) as "takenAt"
       from client_tags c
       join tags t on t.id = c.tag_id
       join members p on p.id = c.put_by
       left join members k on k.id = c.taken_by
      where c.client_id = $1 order by c.id desc limit 200`,
    [clientId],
  )
}
