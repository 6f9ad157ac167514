// Keys to accounts on a sandbox's practice exchange: SQL. What a program names and signs with is
// sealed, and found by a hash.

import { createHash } from 'node:crypto'
import { iso, type Millis } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Books } from './books.ts'
import type { Key } from './key.ts'
import { packedText, unpackedText } from './packed.ts'

type KeyRow = {
  key_hash: Buffer
  account_id: string
  sealed: Buffer
  nonce: string
  created_at: Millis
  used_at: Millis | null
  revoked_at: Millis | null
}

/** What of a key is sealed. */
type Hidden = Pick<Key, 'apiKey' | 'secret' | 'name' | 'shape' | 'rights'>

type KeyBooks = Pick<Books, 'addKey' | 'key' | 'keysOf' | 'noteKeyUse' | 'revokeKey'>

export function openStoredKeys(db: Db, { seal, unseal }: Seal): KeyBooks {
  const place = (hash: Buffer) => `practice-key:${hash.toString('hex')}`
  const keyFrom = (row: KeyRow): Key => ({
    ...unpackedText<Hidden>(unseal(row.sealed, place(row.key_hash)).toString()),
    accountId: row.account_id,
    nonce: BigInt(row.nonce),
    createdAt: row.created_at,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
  })
  return {
    addKey: async ({ accountId, createdAt, apiKey, secret, name, shape, rights }) => {
      const hidden: Hidden = { apiKey, secret, name, shape, rights }
      const hash = hashOf(apiKey)
      const sealed = seal(Buffer.from(packedText(hidden)), place(hash))
      await db.rows(
        `insert into practice_keys (key_hash, account_id, sealed, nonce, created_at)
         values ($1, $2, $3, 0, $4)`,
        [hash, accountId, sealed, iso(createdAt)],
      )
    },
    key: async (apiKey) => {
      const rows = await db.rows<KeyRow>(
        `select key_hash, account_id, sealed, nonce::text as nonce, created_at, used_at, revoked_at
           from practice_keys where key_hash = $1`,
        [hashOf(apiKey)],
      )
      return rows[0] && keyFrom(rows[0])
    },
    keysOf: async (accountId) => {
      const rows = await db.rows<KeyRow>(
        `select key_hash, account_id, sealed, nonce::text as nonce, created_at, used_at, revoked_at
           from practice_keys where account_id = $1 order by place`,
        [accountId],
      )
      return rows.map(keyFrom)
    },
    noteKeyUse: async (apiKey, nonce, at) => {
      const rows = await db.rows(
        `update practice_keys set used_at = $3, nonce = coalesce($2::numeric, nonce)
          where key_hash = $1 and ($2::numeric is null or nonce < $2::numeric) returning 1 as one`,
        [hashOf(apiKey), nonce === null ? null : String(nonce), iso(at)],
      )
      return rows.length > 0
    },
    revokeKey: async (apiKey, at) => {
      await db.rows('update practice_keys set revoked_at = $2 where key_hash = $1', [
        hashOf(apiKey),
        iso(at),
      ])
    },
  }
}

function hashOf(apiKey: string): Buffer {
  return createHash('sha256').update(apiKey).digest()
}
