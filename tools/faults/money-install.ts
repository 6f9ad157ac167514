// An install through which money comes and goes, before an outside that outlives it: clients who
// confirm by mail or by an app, two members of staff, and the process of the server.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { coins } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, type Usd, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { secretPlace } from '#server/identity/factors/prove-factor.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { writeSetting } from '#server/install/operators/trust-settings.ts'
import { methods } from '#server/money/methods/coin-methods.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { newSecret } from '#server/platform/one-time-code.ts'
import { openSeal } from '#server/platform/seal.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { type FastTime, fastNow } from '#test/fast-time.ts'
import { freePort } from '#test/free-port.ts'
import { type Dice, diceOf } from './dice.ts'
import { addTrader, makeRoot, writeRecording } from './install.ts'
import { type Outside, openOutside, secretKey } from './outside.ts'
import type { MoneyDefect } from './outside-client.ts'
import { killed, type Sandbox } from './sandbox.ts'
import type { ServerAsk, ServerChildOptions } from './server-child.ts'

/** Of the key that the server is started with. */
export const installSeal = openSeal(Buffer.from(secretKey, 'hex'), systemRandom)

export type Person = {
  readonly clientId: ClientId
  readonly token: string
  /** Each comes from an address of their own: cards that were declined count by it. */
  readonly ip: string
  /** Of an authenticator app; null: codes come by mail. */
  readonly secret: Buffer | null
  /** What they have before the first deposit. */
  readonly start: Usd
  /** Where they withdraw to. */
  readonly wallets: readonly string[]
}

export type MoneyInstall = {
  readonly db: Database
  readonly outside: Outside
  readonly url: string
  /** Mails are files in it. */
  readonly outbox: string
  /** Grows while the run goes on: whose account was frozen does no more. */
  readonly people: Person[]
  /** `start`: what they have then, where the dice are not to say. */
  readonly addPerson: (start?: Usd) => Promise<Person>
  readonly now: () => Millis
  readonly start: () => void
  readonly kill: () => Promise<void>
  readonly isAlive: () => boolean
  /** What the server's process answers; null where it died first. */
  readonly ask: <T>(what: ServerAsk) => Promise<T | null>
  /** Once the process that runs now has ended. */
  readonly ended: () => Promise<void>
  /** How often the server ended by itself. */
  readonly deaths: () => number
  readonly close: () => Promise<void>
}

export type MoneyInstallOptions = {
  readonly people: number
  readonly seed: number
  readonly defect: MoneyDefect | null
  /** How many milliseconds pass there in one of ours. */
  readonly speed: number
  readonly hook?: ServerChildOptions['hook']
}

export const staff = ['eve@staff.example', 'max@staff.example'] as const

/** In dollars, before the first deposit; some have nothing. */
export const startMoney = 20_000

export async function makeMoneyInstall(
  sandbox: Sandbox,
  { people: count, seed, defect, speed, hook }: MoneyInstallOptions,
): Promise<MoneyInstall> {
  const connection = await sandbox.newDatabase()
  const db = openDatabase(connection, () => {})
  const time: FastTime = { since: Date.now(), speed }
  const now = () => fastNow(time)
  const outside = await openOutside(await sandbox.newDatabase(), now, diceOf(seed, -1))
  await db.transaction((tx) => publishTexts(tx, now()))
  await furnish(db, now())
  if (defect === 'unkeyed') await removeKeys(db)
  const root = await makeRoot(join(sandbox.folder, connection.database))
  const recordings = await Promise.all(coins.map((coin) => writeRecording(root, `${coin}-usd`)))
  const port = await freePort()
  const dataDir = join(root, 'data')
  const options: ServerChildOptions = {
    connection,
    time,
    port,
    projectRoot: root,
    dataDir,
    feed: `replay:${recordings.join(',')}?start=1d&loop=1`,
    outside: { url: `${outside.url}/server`, secretKey, defect },
    ...(hook ? { hook } : {}),
  }
  let child: ChildProcess | undefined
  let gone: Promise<unknown> = Promise.resolve()
  let deaths = 0
  const kill = async () => {
    const dying = child
    child = undefined
    if (dying) await killed(dying)
  }
  const people: Person[] = []
  const dice = diceOf(seed, -2)
  const install: MoneyInstall = {
    db,
    outside,
    people,
    now,
    kill,
    url: `http://127.0.0.1:${port}`,
    outbox: join(dataDir, 'outbox'),
    addPerson: async (start) => {
      const person = await addPerson(db, { at: now(), dice, nr: people.length, start })
      people.push(person)
      return person
    },
    start: () => {
      child = sandbox.startChild('server', options)
      gone = once(child, 'exit')
      child.once('exit', (code) => {
        if (code !== null) deaths += 1
      })
    },
    isAlive: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    ask: async <T>(what: ServerAsk) => (child ? answerOf<T>(child, what) : null),
    ended: async () => void (await gone),
    deaths: () => deaths,
    close: async () => {
      await kill()
      await outside.close()
      await db.close()
    },
  }
  for (let made = 0; made < count; made += 1) await install.addPerson()
  return install
}

/** What it says next that is not of its start. */
function answerOf<T>(child: ChildProcess, what: ServerAsk): Promise<T | null> {
  return new Promise((resolve) => {
    const message = (said: T | { readonly started: unknown }) => {
      if (!(typeof said === 'object' && said !== null && 'started' in said)) settle(said as T)
    }
    const exit = () => settle(null)
    const settle = (answer: T | null) => {
      child.off('message', message)
      child.off('exit', exit)
      resolve(answer)
    }
    child.on('message', message)
    child.on('exit', exit)
    child.send(what, (error) => error && settle(null))
  })
}

/** Staff, and limits that a run of some hours does not meet. */
async function furnish(db: Database, at: Millis): Promise<void> {
  for (const email of staff) await createOperator(db, { email, passwordHash: 'none' }, at)
  const limits = { unverified: 1_000_000, verified: 1_000_000 }
  const decided = { from: null, decided: staff[0], at, marking: installSeal }
  await db.transaction((tx) => {
    noteActing(tx, `staff:${staff[0]}`, 'program')
    return writeSetting(tx, { name: 'withdrawal_day_limits', value: limits }, decided)
  })
}

type Wish = {
  readonly at: Millis
  readonly dice: Dice
  readonly nr: number
  readonly start: Usd | undefined
}

async function addPerson(db: Database, { at, dice, nr, ...wish }: Wish): Promise<Person> {
  const start = wish.start ?? (nr % 4 === 1 ? zeroUsd : dollars(startMoney))
  const { clientId, token } = await addTrader(db, at, { money: start })
  const hasApp = nr % 3 === 0
  const secret = hasApp ? newSecret(systemRandom) : null
  if (secret) {
    await db.rows(
      `insert into authenticators (client_id, secret, started_at, confirmed_at)
       values ($1, $2, $3, $3)`,
      [clientId, installSeal.seal(secret, secretPlace(clientId)), iso(at)],
    )
  }
  const wallets = coins.map((coin) => methods[coin].simulated.addressOf(ofNobody(dice)))
  return { clientId, token, secret, wallets, start, ip: `10.${nr >> 8}.${nr & 255}.1` }
}

function ofNobody(dice: Dice): Uint8Array {
  return Uint8Array.from({ length: 20 }, () => dice(256))
}

/** All that keeps a charge or an output from being credited twice, however wrong the server is. */
async function removeKeys(db: Database): Promise<void> {
  await db.rows('alter table deposit_charges drop constraint deposit_charges_pkey cascade')
  await db.rows('alter table deposit_charges drop constraint deposit_charges_deposit_id_key')
  await db.rows('alter table journal drop constraint journal_pkey')
  await db.rows('drop trigger deposit_steps_follow on deposit_steps')
}
