// Brings a plan up on this machine, in an order in which each finds what it needs, and takes it
// down. All it writes is in one work folder; all it starts is in its own network namespaces.

import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { appDataIn, appProgram } from './app.ts'
import { filesOf, type Places, type Secrets } from './files.ts'
import { makeNetwork, removeNetwork } from './network.ts'
import { type Machine, machinesOf, type Plan, ports, siteOf } from './parts.ts'
import { untilWhole } from './patroni.ts'
import { type Part, type Program, partOf } from './process.ts'

export type Cluster = {
  readonly plan: Plan
  /** Where clients reach the site. */
  readonly site: string
  /** The database as its owner, wherever it leads. */
  readonly db: Database
  readonly ownerUrl: string
  /** Of its servers. */
  readonly dataDir: string
  /** PostgreSQL of one machine, as its superuser. */
  readonly on: (machine: Machine) => Connection
  readonly parts: Readonly<Record<PartName, Part>>
  readonly dataOf: (machine: Machine) => string
  readonly close: () => Promise<void>
}

/** `etcd db1`, `patroni db1`, `haproxy`, `nats`, `engine1` and so on. */
export type PartName = string

export type ClusterOptions = {
  /** One for each cell, home first. */
  readonly plans: readonly Plan[]
  readonly work: string
  readonly isKept: boolean
  readonly log: (line: string) => void
  /** Ends the start; what was started by then is taken down. */
  readonly signal: AbortSignal
}

const database = 'truestrike'
const owner = 'house_owner'
const server = 'house_server'
const startPatienceMs = 400_000

/** A cluster for each cell, home first. */
export async function startClusters(options: ClusterOptions): Promise<readonly Cluster[]> {
  const { plans, work } = options
  await makeNetwork(plans)
  // What an earlier run kept there is of an earlier run.
  await fs.rm(work, { recursive: true, force: true })
  await fs.mkdir(join(work, 'logs'), { recursive: true, mode: 0o755 })
  const secrets = newSecrets()
  const started: Cluster[] = []
  try {
    for (const plan of plans) started.push(await startCluster({ ...options, plan, secrets }))
    return started
  } catch (error) {
    await closeAll(started, options)
    throw error
  }
}

export async function closeAll(
  clusters: readonly Cluster[],
  { work, isKept }: Pick<ClusterOptions, 'work' | 'isKept'>,
): Promise<void> {
  for (const cluster of clusters.toReversed()) await cluster.close()
  await removeNetwork()
  if (!isKept) await fs.rm(work, { recursive: true, force: true })
}

type OneOptions = ClusterOptions & { readonly plan: Plan; readonly secrets: AllSecrets }

async function startCluster(options: OneOptions): Promise<Cluster> {
  const { plan, work, log, signal, secrets } = options
  const parts = await makeParts(options)
  const on = (machine: Machine): Connection => ({
    host: machine.address,
    port: ports.database,
    user: 'postgres',
    password: secrets.superuserPassword,
    database: 'postgres',
  })
  const close = async () => {
    for (const part of Object.values(parts).toReversed()) await part.stop()
  }
  try {
    const starting = (names: readonly string[]) =>
      Promise.all(names.map((name) => parts[name]?.start()))
    log('etcd, HAProxy, NATS')
    const isOfPlan = (name: string) => parts[name] !== undefined
    const etcds = plan.databases.map(({ name }) => `etcd ${name}`)
    await starting([...etcds, 'haproxy', 'nats'].filter(isOfPlan))
    log('PostgreSQL by Patroni on three machines')
    await starting(plan.databases.map(({ name }) => `patroni ${name}`))
    const { leader } = await untilWhole(plan, startPatienceMs, signal)
    await makeDatabase(on(leader), secrets)
    for (const { name } of plan.apps) {
      log(name)
      await parts[name]?.start()
      await untilTrading(siteOf(plan), startPatienceMs, signal)
    }
    const ownerUrl = urlFor(plan, owner, secrets.ownerPassword)
    const db = openDatabase(ownerUrl, () => {})
    return {
      plan,
      db,
      ownerUrl,
      dataDir: appDataIn(work, plan),
      on,
      parts,
      site: siteOf(plan),
      dataOf: (machine) => placesIn(work, machine).postgresData,
      close: async () => {
        await db.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Waits until the site trades, by whatever way clients reach it. */
export async function untilTrading(
  site: string,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    signal?.throwIfAborted()
    const answer = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`nobody trades at ${site} after ${patienceMs / 1_000} s`)
}

type AllSecrets = Secrets & {
  readonly ownerPassword: string
  readonly serverPassword: string
  readonly secretKey: string
}

function newSecrets(): AllSecrets {
  const secret = () => randomBytes(18).toString('hex')
  return {
    superuserPassword: secret(),
    replicationPassword: secret(),
    rewindPassword: secret(),
    natsPassword: secret(),
    ownerPassword: secret(),
    serverPassword: secret(),
    secretKey: randomBytes(32).toString('hex'),
  }
}

function placesIn(work: string, { name }: Machine): Places {
  const home = join(work, name)
  return {
    run: join(home, 'run'),
    etcdData: join(home, 'etcd'),
    postgresData: join(home, 'postgres'),
    // Nothing is kept of this run; where backups are, `npm run backup` says what stands here.
    archiveCommand: '/bin/true',
    sharedBuffers: '64MB',
    frontConnections: '4000',
    siteTls: '',
    sitePort: ports.site,
    plainPort: ports.site + 1,
  }
}

async function makeParts({ plan, plans, work, log, secrets }: OneOptions) {
  const uid = await ownerIds()
  const parts: Record<PartName, Part> = {}
  const add = (program: Program) => {
    parts[program.name] = partOf(program)
  }
  const logOf = (name: string) => join(work, 'logs', `${name.replace(' ', '-')}-${plan.cell}.log`)
  for (const machine of machinesOf(plan)) {
    const home = join(work, machine.name)
    await fs.mkdir(join(home, 'run'), { recursive: true })
    const placesOf = (it: Machine) => placesIn(work, it)
    const files = await filesOf(machine, { plan, secrets, placesOf })
    for (const [name, text] of files) {
      await fs.mkdir(dirname(join(home, name)), { recursive: true })
      await fs.writeFile(join(home, name), text, { mode: 0o600 })
    }
    if (plan.databases.includes(machine)) await giveTo(home, uid)
    for (const [name] of files) {
      const [kind = ''] = name.split('/')
      const { file, args, user, title } = commandOf(kind, join(home, name), machine)
      add({ name: title, machine, file, args, log: logOf(title), ...(user ? { user } : {}) })
    }
  }
  const urls = {
    DATABASE_URL: urlFor(plan, server, secrets.serverPassword),
    DATABASE_OWNER_URL: urlFor(plan, owner, secrets.ownerPassword),
    NATS_URL: `nats://truestrike:${secrets.natsPassword}@${plan.bus.address}:${ports.bus}`,
  }
  const { secretKey } = secrets
  for (const app of plan.apps) {
    add(appProgram({ app, plan, plans, work, urls, secretKey, log: logOf(app.name) }))
  }
  log(`work folder ${work}`)
  return parts
}

function urlFor(plan: Plan, user: string, password: string): string {
  return `postgres://${user}:${password}@${plan.front.address}:${ports.database}/${database}`
}

/** How each kind of configuration is run. */
function commandOf(kind: string, path: string, machine: Machine) {
  const commands: Readonly<Record<string, { file: string; args: string[]; isPostgres?: true }>> = {
    etcd: { file: '/usr/bin/etcd', args: ['--config-file', path], isPostgres: true },
    patroni: { file: '/usr/bin/patroni', args: [path], isPostgres: true },
    haproxy: { file: '/usr/sbin/haproxy', args: ['-db', '-f', path] },
    nats: { file: '/usr/sbin/nats-server', args: ['-c', path] },
  }
  const command = commands[kind]
  if (!command) throw new Error(`nobody knows how to run ${kind}`)
  const { isPostgres, ...rest } = command
  const title = isPostgres ? `${kind} ${machine.name}` : kind
  return { ...rest, title, user: isPostgres ? 'postgres' : undefined }
}

async function ownerIds(): Promise<{ uid: number; gid: number }> {
  const line = (await fs.readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((it) => it.startsWith('postgres:'))
  const [, , uid, gid] = (line ?? '').split(':')
  if (!uid || !gid) throw new Error('there is no user postgres')
  return { uid: Number(uid), gid: Number(gid) }
}

async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const within = await fs.readdir(folder, { recursive: true })
  for (const path of [folder, ...within.map((name) => join(folder, name))]) {
    await fs.chown(path, uid, gid)
  }
}

/** The two roles of decision 124, and the database of one of them, who may move clients. */
async function makeDatabase(superuser: Connection, secrets: AllSecrets): Promise<void> {
  const db = openDatabase(superuser, () => {})
  try {
    await db.rows(`create role ${owner} login password '${secrets.ownerPassword}'`)
    await db.rows(`create role ${server} login noinherit password '${secrets.serverPassword}'`)
    await db.rows(`grant set on parameter session_replication_role to ${owner}`)
    await db.rows(`create database ${database} owner ${owner}`)
  } finally {
    await db.close()
  }
}
