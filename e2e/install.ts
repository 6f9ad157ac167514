// The real thing for journeys: a PostgreSQL of its own, the install as it is started for clients,
// mails as files, and prices from a fixed seed. Only the clock is ours.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { millis } from '#kernel/time.ts'
import { type Config, readConfig } from '#server/config.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startInstall } from '#server/start-install.ts'
import { aClient, type ClientWishes, type TestClient, tellProfile } from '#test/clients.ts'
import { patient } from '#test/patience.ts'
import { openPushService, type PushService } from '#test/push-service.ts'
import { type JourneyClock, startJourneyClock } from './clock.ts'
import { type Dispute, disputeIn } from './dispute.ts'
import { type Meeting, openMeeting } from './meeting.ts'
import { hireStaff, type Staff } from './staff.ts'

export type JourneyInstall = {
  readonly url: string
  readonly clock: JourneyClock
  /** Of those who make the clock hurry. */
  readonly meeting: Meeting
  /** With a confirmed address and 10,000 play dollars in each account unless wished otherwise. */
  readonly newClient: (wishes?: ClientWishes) => Promise<TestClient>
  /** Where they live and when they were born, as if they had told it. */
  readonly tellProfile: (client: TestClient, country?: string) => Promise<void>
  /** The mails written so far to this address, as the files have them. */
  readonly mailsTo: (email: string) => Promise<string[]>
  readonly staff: Staff
  /** Somebody else who works here, by what comes before the @ of their address. */
  readonly newStaff: (name: string) => Promise<Staff>
  readonly dispute: Dispute
  /** In place of those that browsers have. */
  readonly push: PushService
  readonly stop: () => Promise<void>
}

/** A Saturday: crypto trades, currencies are closed, whenever the journeys are made. */
export const saturdayNoon = millis(Date.UTC(2026, 10, 21, 12))
export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** Who was there before the install is started for the first time, and what they left. */
export type Furnish = (db: Database, config: Config) => Promise<void>

/**
 * `root` has another list of instruments, where a journey is not about them all; signals are
 * published only where `startsAt` is now.
 */
export async function startJourneyInstall(
  furnish?: Furnish,
  root = projectRoot,
  startsAt = saturdayNoon,
): Promise<JourneyInstall> {
  const dataDir = await fs.mkdtemp(join(tmpdir(), 'journeys-'))
  const undo: (() => Promise<unknown>)[] = [() => fs.rm(dataDir, { recursive: true })]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const { db, close } = await openStorage(dataDir)
    undo.push(close)
    const clock = startJourneyClock(startsAt)
    const push = await openPushService()
    undo.push(push.close)
    const config = configFor(dataDir, push.origin)
    await furnish?.(db, config)
    const install = await startInstall({
      config,
      projectRoot: root,
      version: 'e2e',
      db,
      clock,
      checkpointEveryMs: 500,
    })
    undo.push(install.stop)
    await untilTrading(install.url)
    return {
      url: install.url,
      clock,
      meeting: openMeeting(),
      push,
      newClient: (wishes) => aClient(db, { clock, ...wishes }),
      tellProfile: (client, country) => tellProfile(db, client, country),
      mailsTo: (email) => mailsTo(join(dataDir, 'outbox'), email),
      staff: await hireStaff(db, clock, install.url),
      newStaff: (name) => hireStaff(db, clock, install.url, `${name}@staff.example`),
      dispute: disputeIn({
        db,
        clock,
        random: systemRandom,
        isOpen: async () => true,
        serves: () => true,
        install: { mode: 'sandbox', publicUrl: () => install.url },
      }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openStorage(
  dataDir: string,
): Promise<{ db: Database; close: () => Promise<unknown> }> {
  let isOpen = true
  // PostgreSQL stops faster than the last connections close, which is nothing to tell.
  const log = (message: string) => isOpen && console.error(message)
  const settings = { fsync: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir, projectRoot, log, settings })
  const db = openDatabase(postgres.connection, log, patient)
  await migrate(db, join(projectRoot, 'server/migrations'))
  const close = () => {
    isOpen = false
    return db.close().finally(postgres.stop)
  }
  return { db, close }
}

function configFor(dataDir: string, pushService: string) {
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    FEED: 'simulated?seed=journeys',
    TRUSTED_PROXIES: '1',
    PUSH_TRIAL_SERVICE: pushService,
  }
  const config = readConfig(env, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join(' '))
  return config
}

/** The first price comes a moment after the start. */
async function untilTrading(url: string): Promise<void> {
  const signal = AbortSignal.timeout(20_000)
  while ((await fetch(`${url}/api/health`, { signal })).status !== 200) await sleep(50)
}

async function mailsTo(outbox: string, email: string): Promise<string[]> {
  const files = await fs.readdir(outbox).catch(() => [])
  const whole = files.filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(whole.map((name) => fs.readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => new RegExp(`^To: .*${email}`, 'im').test(mail))
}
