// The first start of an empty sandbox: one member of staff and one demo client, so that everything
// can be tried. Their passwords are made up on the spot and written to a file that only the owner
// of the process may read.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { present } from '#kernel/assert.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { createOperator, hasOperators } from '#server/install/operators/create-operator.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newCode, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { lockFirstClient } from './clients.store.ts'
import { recordConfirmation } from './confirm-email.ts'
import { createClient } from './create-client.ts'

const Account = z.object({ email: z.string(), password: z.string() })
const FirstRun = z.object({ staff: Account, client: Account })
export type FirstRun = z.infer<typeof FirstRun>

export type SeedingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly passwords: Passwords
  readonly dataDir: string
  readonly installMode: InstallMode
}

/** The accounts it made; undefined when there are accounts already, and always in live mode. */
export function seedFirstRun(deps: SeedingDeps): Promise<FirstRun | undefined> {
  if (deps.installMode !== 'sandbox') return Promise.resolve(undefined)
  const { db, clock, random, passwords } = deps
  return db.transaction(async (tx) => {
    if ((await hasOperators(tx)) || (await lockFirstClient(tx))) return undefined
    // The file comes first: after a crash between the two the next start makes the accounts the
    // file names.
    const firstRun = await keepFirstRun(deps.dataDir, random)
    const { staff, client } = firstRun
    const now = clock.now()
    await createOperator(
      tx,
      { email: staff.email, passwordHash: await hashed(staff.password) },
      now,
    )
    const person = {
      email: client.email,
      passwordHash: await hashed(client.password),
      firstname: 'Demo',
      lastname: 'Client',
      phone: '',
      referredBy: null,
      language: 'en' as const,
    }
    const clientId = present(await createClient(tx, person, now, random), 'there is no client yet')
    await recordConfirmation(tx, clientId, now, { mode: 'sandbox' })
    await recordEvent(tx, {
      at: now,
      clientId,
      actor: 'system',
      kind: 'signed_up',
      details: {},
    })
    return firstRun
  })

  async function hashed(password: string): Promise<string> {
    const hash = await passwords.hash(password)
    if (isRefusal(hash)) throw new Error('too busy to hash a password')
    return hash
  }
}

/** Writes a new file, or reads the one that is there: it is never written over. */
async function keepFirstRun(dataDir: string, random: Random): Promise<FirstRun> {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'first-run.json')
  const firstRun = {
    staff: { email: 'staff@demo.example', password: newPassword(random) },
    client: { email: 'client@demo.example', password: newPassword(random) },
  }
  try {
    await writeFile(file, `${JSON.stringify(firstRun, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return firstRun
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return FirstRun.parse(JSON.parse(await readFile(file, 'utf8')))
  }
}

/** Four groups of four characters, 80 random bits. */
function newPassword(random: Random): string {
  return [1, 2, 3, 4].map(() => newCode(4, random)).join('-')
}
