// An install of several processes on loopback addresses of this machine: the engine that leads,
// processes of the web, and NATS and HAProxy with the files of `deploy/`. PostgreSQL is the
// benchmark's own; HAProxy leads to the servers, and nobody to a database by it.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '#kernel/assert.ts'
import { homeCell } from '#server/platform/cell.ts'
import type { Role } from '#server/process-settings.ts'
import { filesOf } from '../cluster/files.ts'
import { type AppProcess, type Machine, type Plan, packages, ports } from '../cluster/parts.ts'
import { programOf } from './processes.ts'
import { projectRoot, type World } from './world.ts'

const plan: Plan = {
  cell: homeCell,
  scope: 'bench',
  subnet: '127.9.0.0/24',
  host: '127.9.0.1',
  databases: [],
  front: { name: 'front', address: '127.9.0.21' },
  bus: { name: 'bus', address: '127.9.0.31' },
  apps: [
    { name: 'engine1', address: '127.9.0.41', role: 'engine' },
    { name: 'web1', address: '127.9.0.51', role: 'web' },
    { name: 'web2', address: '127.9.0.52', role: 'web' },
  ],
}
const natsPassword = 'bench'
const secretKey = '7'.repeat(64)
const readyMs = 240_000

export const frontUrl = `http://${plan.front.address}:${ports.site}`

export function isClusterHere(): boolean {
  return ['haproxy', 'nats-server'].every((name) => existsSync(packages[name] ?? ''))
}

export type Running = { readonly url: string; readonly pid: number }

export type Several = {
  /** Starts and waits until it answers clients. Of the engine: whether it talks over NATS. */
  readonly single: () => Promise<Running>
  readonly engine: () => Promise<Running>
  readonly web: (nr: 0 | 1) => Promise<Running>
  readonly bus: () => Promise<Running>
  readonly front: () => Promise<Running>
  /** Ends what was started last, in that order. */
  readonly end: (count?: number) => Promise<void>
  readonly close: () => Promise<void>
}

export async function openSeveral({ connection }: World): Promise<Several> {
  const work = await mkdtemp(join(tmpdir(), 'bench-several-'))
  const running: ChildProcess[] = []
  const start = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(file, args, {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, TZ: 'UTC', ...env },
      stdio: ['ignore', 'ignore', process.env.LOG_LEVEL ? 'inherit' : 'ignore'],
    })
    running.push(child)
    await once(child, 'spawn')
    return present(child.pid, 'a process that runs')
  }
  const app = async (nr: number, env: NodeJS.ProcessEnv) => {
    const one: AppProcess = present(plan.apps[nr], 'a process of the plan')
    const url = `http://${one.address}:${ports.app}`
    const settings = settingsOf(one, { databaseUrl: urlOf(connection), work })
    const pid = await start('sh', ['-c', raised, process.execPath, ...heap, programOf('server')], {
      ...settings,
      ...env,
    })
    await untilServing(url, present(running.at(-1), 'started'))
    return { url, pid }
  }
  const overNats = {
    NATS_URL: `nats://truestrike:${natsPassword}@${plan.bus.address}:${ports.bus}`,
  }
  const endLast = async (count: number) => {
    for (const child of running.splice(-count).reverse()) await endOne(child)
  }
  return {
    single: () => app(0, {}),
    engine: () => app(0, overNats),
    web: (nr) => app(1 + nr, overNats),
    bus: async () => {
      const file = await written(plan.bus, 'nats/nats-server.conf', work)
      return { url: '', pid: await start(packages['nats-server'] ?? '', ['-c', file]) }
    },
    front: async () => {
      const file = await written(plan.front, 'haproxy/haproxy.cfg', work)
      const pid = await start(packages.haproxy ?? '', ['-db', '-f', file])
      await untilServing(frontUrl, present(running.at(-1), 'started'))
      return { url: frontUrl, pid }
    },
    end: (count = 1) => endLast(count),
    close: async () => {
      await endLast(running.length)
      await rm(work, { recursive: true, force: true })
    },
  }
}

/** As `npm start` and the cluster have it. */
const heap = ['--max-semi-space-size=32', '--max-old-space-size=512']
const raised = 'ulimit -n 65536 2>/dev/null || ulimit -n "$(ulimit -Hn)"; exec "$0" "$@"'

type Places = { readonly databaseUrl: string; readonly work: string }

function settingsOf({ address, role }: AppProcess, { databaseUrl, work }: Places) {
  return {
    NODE_ENV: 'production',
    HOST: address,
    PORT: String(ports.app),
    PUBLIC_URL: frontUrl,
    DATA_DIR: join(work, role satisfies Role),
    DATABASE_URL: databaseUrl,
    FEED: 'simulated',
    TRUSTED_PROXIES: '1',
    ROLE: role,
    SECRET_KEY: secretKey,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  }
}

function urlOf({ user, password, host, port, database }: World['connection']): string {
  const who = `${user}:${encodeURIComponent(password)}`
  return `postgres://${who}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

async function written(machine: Machine, name: string, work: string): Promise<string> {
  const run = join(work, machine.name)
  await mkdir(run, { recursive: true })
  const secrets = {
    natsPassword,
    superuserPassword: '',
    replicationPassword: '',
    rewindPassword: '',
  }
  const places = {
    run,
    etcdData: '',
    postgresData: '',
    archiveCommand: '',
    sharedBuffers: '',
    frontConnections: '4000',
    siteTls: '',
    sitePort: ports.site,
    plainPort: ports.site + 1,
  }
  const files = await filesOf(machine, { plan, secrets, placesOf: () => places })
  const file = join(run, name.replace('/', '-'))
  await writeFile(file, present(files.get(name), `the file ${name}`))
  return file
}

/** 200 from there is said by who trades, or follows who does. */
async function untilServing(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + readyMs
  while (performance.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`a process for ${url} ended with ${child.exitCode}`)
    const reply = await fetch(`${url}/api/health`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.status === 200) return
    await sleep(50)
  }
  throw new Error(`${url} does not trade after ${readyMs / 1_000} s`)
}

async function endOne(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(late)
}
