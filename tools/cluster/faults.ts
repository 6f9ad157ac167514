// Everything that goes wrong in a trial: what is done to which part, and how it is made good again.

import { readFile } from 'node:fs/promises'
import { join as path } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/platform/db.ts'
import type { Cluster, PartName } from './cluster.ts'
import { cut, hurry, join, pidsOn, signalAll, signalOne, slow } from './network.ts'
import type { AppProcess, Machine } from './parts.ts'
import { type Standing, standingOf, switchOver } from './patroni.ts'

/** Undoes what a fault did. */
type Mend = () => Promise<void>

export type Fault = {
  readonly name: string
  /** Patroni's own figure for the bare database, in seconds, where there is one. */
  readonly bareSeconds?: number
  /** How long it lasts before it is made good. */
  readonly lastsMs: number
  /** Whether no order may be acknowledged while it lasts. */
  readonly stopsAll?: true
  /** The cell that it strikes; home where it does not say. */
  readonly cell?: number
  /** `others` are the clusters of the other cells. */
  readonly strike: (
    cluster: Cluster,
    standing: Standing,
    others: readonly Cluster[],
  ) => Promise<Mend>
}

const nothing: Mend = async () => {}

export const faults: readonly Fault[] = [
  {
    name: 'switchover',
    bareSeconds: 3.4,
    lastsMs: 0,
    strike: async (_, standing) => {
      await switchOver(standing)
      return nothing
    },
  },
  {
    name: 'postmaster of the leader killed',
    bareSeconds: 10.2,
    lastsMs: 0,
    strike: async (cluster, { leader }) => {
      const pid = await postmasterOf(cluster, leader)
      for (const one of [pid, ...(await childrenOf(pid, leader))]) signalOne(one, 'SIGKILL')
      return nothing
    },
  },
  {
    name: 'machine of the leader killed',
    bareSeconds: 24.9,
    lastsMs: 35_000,
    strike: (cluster, { leader }) => killMachines(cluster, [leader]),
  },
  {
    name: 'machine of the standby killed',
    bareSeconds: 3.1,
    lastsMs: 10_000,
    strike: (cluster, { sync }) => killMachines(cluster, [sync]),
  },
  {
    name: 'standbys frozen, waits cancelled',
    lastsMs: 8_000,
    stopsAll: true,
    strike: freezeStandbys,
  },
  {
    name: 'etcd stopped',
    lastsMs: 15_000,
    strike: (cluster) => stopped(cluster, (name) => name.startsWith('etcd ')),
  },
  {
    name: 'NATS stopped',
    lastsMs: 5_000,
    strike: (cluster) => stopped(cluster, (name) => name === 'nats'),
  },
  {
    name: 'HAProxy killed',
    lastsMs: 1_000,
    strike: async ({ parts }) => {
      await parts.haproxy?.kill()
      return async () => parts.haproxy?.start()
    },
  },
  {
    name: 'leading server killed',
    lastsMs: 5_000,
    strike: async (cluster) => killApp(cluster, await leadingApp(cluster)),
  },
  {
    name: 'server that stands by killed',
    lastsMs: 5_000,
    strike: async (cluster) => {
      const leading = await leadingApp(cluster)
      const isOther = (it: AppProcess) => it.role === 'engine' && it !== leading
      return killApp(cluster, cluster.plan.apps.find(isOther))
    },
  },
  {
    name: 'a server of the web killed',
    lastsMs: 5_000,
    strike: (cluster) => killApp(cluster, cluster.plan.apps.find(isOfWeb)),
  },
  {
    name: 'the other server of the web killed',
    lastsMs: 5_000,
    strike: (cluster) => killApp(cluster, cluster.plan.apps.findLast(isOfWeb)),
  },
  {
    name: 'network of the leader cut',
    lastsMs: 40_000,
    strike: async (_, { leader }) => {
      await cut(leader)
      return () => join(leader)
    },
  },
  {
    name: 'network of the leader slowed',
    lastsMs: 15_000,
    strike: async (_, { leader }) => {
      await slow(leader)
      return () => hurry(leader)
    },
  },
  {
    name: 'network of the leading server cut',
    lastsMs: 25_000,
    strike: async (cluster) => {
      const app = await leadingApp(cluster)
      await cut(app)
      return () => join(app)
    },
  },
]

/** All that runs there, at once, with what its parts started: PostgreSQL by Patroni. */
export async function killMachines(
  { parts }: Cluster,
  machines: readonly Machine[],
): Promise<Mend> {
  const there = Object.values(parts).filter(({ program }) => machines.includes(program.machine))
  await Promise.all(there.map((part) => part.kill()))
  for (const machine of machines) {
    while ((await pidsOn(machine)).length > 0) {
      await signalAll(machine, 'SIGKILL')
      await sleep(10)
    }
  }
  return async () => {
    for (const part of there) await part.start()
  }
}

export async function stopped(
  { parts }: Cluster,
  which: (name: PartName) => boolean,
): Promise<Mend> {
  const names = Object.keys(parts).filter(which)
  await Promise.all(names.map((name) => parts[name]?.stop()))
  return async () => {
    await Promise.all(names.map((name) => parts[name]?.start()))
  }
}

const isOfWeb = ({ role }: AppProcess) => role === 'web'

async function killApp(cluster: Cluster, app: AppProcess | undefined): Promise<Mend> {
  const part = app && cluster.parts[app.name]
  await part?.kill()
  return async () => part?.start()
}

export async function leadingApp({ db, plan }: Cluster): Promise<AppProcess> {
  const [row] = await db.rows<{ url: string }>('select url from leader')
  const found = plan.apps.find(({ address }) => row?.url.includes(`//${address}:`))
  if (!found) throw new Error(`nobody knows who leads: ${row?.url}`)
  return found
}

/**
 * The standbys take nothing in any more, though they live. Then whoever waits for them is
 * cancelled, again and again: PostgreSQL calls that a success, and nobody may be told so.
 */
async function freezeStandbys(cluster: Cluster, { leader }: Standing): Promise<Mend> {
  const receivers: number[] = []
  for (const machine of cluster.plan.databases) {
    if (machine === leader) continue
    const pids = await pidsOn(machine)
    const titles = await Promise.all(pids.map(titleOf))
    receivers.push(...pids.filter((_, index) => titles[index]?.includes('walreceiver')))
  }
  for (const pid of receivers) signalOne(pid, 'SIGSTOP')
  const admin = openDatabase(cluster.on(leader), () => {}, {
    settings: { synchronous_commit: 'local' },
  })
  const ended = new AbortController()
  const cancelling = cancelWaits(admin, ended.signal)
  return async () => {
    ended.abort()
    await cancelling
    await admin.close()
    for (const pid of receivers) signalOne(pid, 'SIGCONT')
  }
}

async function cancelWaits(admin: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await admin.rows(
      `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
    )
    await sleep(200)
  }
}

async function postmasterOf({ dataOf }: Cluster, machine: Machine): Promise<number> {
  const text = await readFile(path(dataOf(machine), 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

async function childrenOf(parent: number, machine: Machine): Promise<number[]> {
  const pids = await pidsOn(machine)
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    }),
  )
  return pids.filter((_, index) => parents[index] === parent)
}

const titleOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')

/** Who stood where when a fault began; waits until somebody can say. */
export async function standingNow({ plan }: Cluster): Promise<Standing> {
  for (;;) {
    const standing = await standingOf(plan)
    if (standing?.all) return standing
    await sleep(200)
  }
}
