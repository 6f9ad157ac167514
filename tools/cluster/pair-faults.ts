// What goes wrong between two parts that talk, while either reaches all the others: their line is
// cut, or carries so little that everything on it takes long.

import type { Cluster } from './cluster.ts'
import { type Fault, leadingApp } from './faults.ts'
import { cutBetween, freeBetween, slowBetween } from './network.ts'
import type { Machine } from './parts.ts'
import type { Standing } from './patroni.ts'

type Find = (cluster: Cluster, standing: Standing) => Promise<Machine>

const leader: Find = async (_, standing) => standing.leader
const standby: Find = async (_, { sync }) => sync
const last: Find = async ({ plan }, standing) =>
  found(plan.databases.find((it) => it !== standing.leader && it !== standing.sync))
const front: Find = async ({ plan }) => plan.front
const bus: Find = async ({ plan }) => plan.bus
const leading: Find = (cluster) => leadingApp(cluster)
const waiting: Find = async (cluster) => {
  const other = await leadingApp(cluster)
  return found(cluster.plan.apps.find((it) => it.role === 'engine' && it !== other))
}
const web: Find = async ({ plan }) => found(plan.apps.find(({ role }) => role === 'web'))

function found<M extends Machine>(machine: M | undefined): M {
  if (!machine) throw new Error('this cluster has no such machine')
  return machine
}

/** All pairs that talk; by HAProxy whoever talks to the database that leads. */
const pairs: readonly (readonly [name: string, one: Find, other: Find])[] = [
  ['the leader and its standby', leader, standby],
  ['the leader and the other standby', leader, last],
  ['both standbys', standby, last],
  ['HAProxy and the leader', front, leader],
  ['HAProxy and its standby', front, standby],
  ['HAProxy and the leading server', front, leading],
  ['HAProxy and the server that stands by', front, waiting],
  ['HAProxy and a server of the web', front, web],
  ['NATS and the leading server', bus, leading],
  ['NATS and the server that stands by', bus, waiting],
  ['NATS and a server of the web', bus, web],
  ['both engines', leading, waiting],
  ['the leading server and a server of the web', leading, web],
  ['the server that stands by and one of the web', waiting, web],
]

export const pairFaults: readonly Fault[] = pairs.flatMap(([name, one, other]) => {
  const between = (act: typeof cutBetween, lastsMs: number, title: string): Fault => ({
    name: `${title} between ${name}`,
    lastsMs,
    strike: async (cluster, standing) => {
      const [here, there] = [await one(cluster, standing), await other(cluster, standing)]
      await act(here, there)
      return () => freeBetween(here)
    },
  })
  return [between(cutBetween, 20_000, 'cut'), between(slowBetween, 10_000, 'slow')]
})
