// Makes a world in an install, or says why not: only ever in a sandbox that nobody leads just now,
// and in which nobody has signed up but whom the first start put there.

import { isRefusal } from '#kernel/refusal.ts'
import { day, floorTo, iso, type Millis, minute } from '#kernel/time.ts'
import type { Config } from '#server/config.ts'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { seedFirstRun } from '#server/identity/clients/seed-first-run.ts'
import { bindInstall } from '#server/install/operators/bind-install.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { standForLead } from '#server/platform/leadership.ts'
import { openPasswords } from '#server/platform/passwords.ts'
import { openSeal } from '#server/platform/seal.ts'
import { loadSealKey } from '#server/platform/seal-key.ts'
import { anchorHeads } from '#server/record/events/anchor-heads.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { giveAway } from './campaigns.ts'
import { worldClock } from './clock.ts'
import { liveThrough, startOf } from './days.ts'
import { openPrices } from './prices.ts'
import { openTradingDesk } from './trade.ts'
import { openWorld, worldStaff } from './world.ts'

export type SeedWish = {
  readonly seed: number
  readonly clients: number
  readonly trades: number
  /** The world ends with its minute. */
  readonly now: Millis
}

export type SeedOptions = {
  readonly db: Database
  readonly config: Config
  readonly projectRoot: string
  readonly wish: SeedWish
}

export type Seeded = { readonly refused: string } | { readonly outcome: 'made' | 'was there' }

/** Good in a sandbox only, where it opens nothing. */
export const worldPassword = 'meadow-lantern-58'

export async function runSeed(options: SeedOptions): Promise<Seeded> {
  const { db, config } = options
  const refused = refuseLive(config)
  if (refused) return refused
  const leadership = standForLead(db, () => {})
  try {
    if (!(await leadership.lead(AbortSignal.timeout(50)))) {
      return { refused: 'A server runs on this database: stop it first. Nothing changed.' }
    }
    await bindInstall(db, config.installMode)
    return (await lookAt(db, options.wish)) ?? (await make(options))
  } finally {
    await leadership.resign()
  }
}

/** To be asked before anything of the install is touched. */
export function refuseLive({ installMode }: Pick<Config, 'installMode'>) {
  if (installMode === 'sandbox') return undefined
  return { refused: 'This install is live: a world is made in a sandbox only. Nothing changed.' }
}

/** Undefined where a world can be made. */
async function lookAt(db: Database, { seed, clients, trades }: SeedWish) {
  const made = await db.rows<{ details: string }>(
    `select details from events where chain = 0 and kind = 'world_made'`,
  )
  const same = JSON.stringify({ seed, clients, trades })
  if (made.some(({ details }) => isSame(details, same))) return { outcome: 'was there' } as const
  const others = await db.rows<{ count: bigint }>(
    `select count(*) from clients where email <> 'client@demo.example'`,
  )
  const moved = await db.rows<{ count: bigint }>(
    `select (select count(*) from deposits) + (select count(*) from withdrawals) as count`,
  )
  if (made.length === 0 && others[0]?.count === 0n && moved[0]?.count === 0n) return undefined
  const what = made.length > 0 ? 'another world' : 'clients or their money'
  const refused =
    `There is ${what} in this install already. A world is made in a new one: ` +
    'set DATA_DIR to a new folder, or DATABASE_URL to an empty database. Nothing changed.'
  return { refused }
}

function isSame(details: string, same: string): boolean {
  const wanted: unknown = JSON.parse(same)
  const known: Record<string, unknown> = JSON.parse(details)
  return Object.entries(wanted as object).every(([name, value]) => known[name] === value)
}

async function make({ db, config, projectRoot, wish }: SeedOptions): Promise<Seeded> {
  const { seed } = wish
  const now = floorTo(wish.now, minute)
  const end = floorTo(now, day)
  const clock = worldClock(startOf({ end }))
  const passwords = await openPasswords()
  const passwordHash = await passwords.hash(worldPassword)
  if (isRefusal(passwordHash)) throw new Error('too busy to hash a password')
  const seal = openSeal(await loadSealKey(config, systemRandom), systemRandom)
  await db.transaction((tx) => publishTexts(tx, clock.now()))
  // As a first start does; where there was one, nothing changes.
  const started = { now: () => now }
  await seedFirstRun({ db, clock: started, random: systemRandom, passwords, ...config })
  await hire(db, passwordHash, clock.now())
  const prices = await openPrices({ db, projectRoot, seed, now })
  const rateNow: WorldRates = (coin) => prices.rateOf(coin, clock.now())
  const priceCoins = async () => {
    await prices.tick(prices.ofCoins, clock.now())
  }
  const told = { rateNow, priceCoins }
  const needs = { db, config, projectRoot, seal, clock, seed, passwordHash, ...told }
  const world = await openWorld(needs)
  const desk = openTradingDesk(world, prices)
  await liveThrough(world, desk, { ...wish, now, end })
  await desk.close()
  await giveAway(world)
  await settleMails(db, now)
  await db.transaction(async (tx) => {
    const { clients, trades } = wish
    const details = { seed, clients, trades }
    const event = { at: now, clientId: null, actor: 'system', kind: 'world_made', details } as const
    await recordEvent(tx, event)
    await anchorHeads(tx, now)
  })
  await db.rows('vacuum analyze').catch(() => db.rows('analyze'))
  return { outcome: 'made' }
}

type WorldRates = Parameters<typeof openWorld>[0]['rateNow']

async function hire(db: Database, passwordHash: string, now: Millis): Promise<void> {
  for (const { email, name, roles } of worldStaff) {
    await createOperator(db, { email, passwordHash }, now)
    await db.rows('update operators set roles = $2, name = $3 where email = $1', [
      email,
      roles,
      name,
    ])
  }
}

/** Letters of the past have left: nobody of a world gets any, and no file is written of them. */
async function settleMails(db: Database, now: Millis): Promise<void> {
  await db.rows(
    `update outbox set sent_at = least(created_at + interval '2 seconds', $1), body_text = null,
            body_html = null where body_text is not null and created_at <= $1`,
    [iso(now)],
  )
  // Nobody was listening.
  await db.rows('delete from tellings where at <= $1', [iso(now)])
}
