// How long it takes to publish what a million clients are owed, and to prove it to one of them.

import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { systemClock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { proveOwed } from '#server/transparency/liabilities/prove-owed.ts'
import { publishOwed } from '#server/transparency/liabilities/publish-owed.ts'
import { currentSigner } from '#server/transparency/log/keep-keys.ts'
import { publishCheckpoint } from '#server/transparency/log/publish-checkpoint.ts'
import { verifyLiability } from '#verify/liability.ts'
import { median } from '../percentile.ts'
import type { World } from './world.ts'

type Figures = Readonly<Record<string, number>>

const proofs = 50

export async function benchOwed(
  { db, clients }: World,
  count: number,
  say: (text: string) => void,
): Promise<Figures> {
  await addClients(db, count - clients.length)
  await payIn(db)
  await db.rows('vacuum analyze')
  say(`${count} clients have money`)
  const clock = systemClock
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const keys = { clock, seal, keyFile: undefined, origin: () => 'bench.example/log' }
  const signer = await db.transaction((tx) => currentSigner(tx, keys))
  const began = performance.now()
  await publishOwed({ db, clock, random: systemRandom })
  const seconds = (performance.now() - began) / 1_000
  await db.transaction((tx) => publishCheckpoint(tx, { clock, everyMs: 0 }, signer))
  const took: number[] = []
  let bytes = 0
  for (let nr = 0; nr < proofs; nr += 1) {
    const start = performance.now()
    const id = BigInt(1 + Math.floor(Math.random() * count)) as ClientId
    const proof = await db.transaction((tx) => proveOwed(tx, id))
    took.push(performance.now() - start)
    if (!proof) throw new Error('a client has no proof')
    const { isCounted, isLogged } = await verifyLiability(proof)
    if (!isCounted || !isLogged) throw new Error('a proof does not hold')
    bytes = JSON.stringify(proof).length
  }
  return { clients: count, publish_s: seconds, proof_ms: median(took), proof_bytes: bytes }
}

async function addClients(db: Database, count: number): Promise<void> {
  await db.rows(
    `insert into clients (email, email_key, password_hash, firstname, lastname, demo_started_at,
       demo_ends_at, referral_code, grant_ref, email_confirmed_at, created_at)
     select n || '@more.test', n || '@more.test', 'none', 'Bench', 'Client', now(),
       now() + interval '21 days', 'more' || n, gen_random_uuid(), now(), now()
       from generate_series(1, $1::int) n`,
    [count],
  )
  await db.rows(
    `insert into accounts (currency, name, client_id)
     select 'real', 'available', c.id from clients c
      where not exists (select from accounts a where a.client_id = c.id and a.currency = 'real')`,
  )
}

async function payIn(db: Database): Promise<void> {
  await db.rows(
    `insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
       posting, balance_after, at)
     select 'deposit_credit', gen_random_uuid(), 'real', own_account('real', 'outside_btc'), a.id,
       $1::bigint + a.id, a.id, 1, $1::bigint + a.id, now()
       from accounts a where a.client_id is not null and a.currency = 'real'`,
    [dollars(100)],
  )
}
