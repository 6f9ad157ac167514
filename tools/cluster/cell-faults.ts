// What is tried on which cells. With one, each of its parts fails; with several, what lies between
// them and as much of one as the others might notice, and of each the parts that count most.

import { homeCell } from '#server/platform/cell.ts'
import type { Cluster } from './cluster.ts'
import { type Fault, faults, killMachines, stopped } from './faults.ts'
import { cutBetween, freeBetween, slowBetween } from './network.ts'
import { pairFaults } from './pair-faults.ts'
import { machinesOf, type Plan } from './parts.ts'
import { restarts } from './restarts.ts'

export function faultsOf(plans: readonly Plan[]): readonly Fault[] {
  if (plans.length === 1) return [...faults, ...restarts, ...pairFaults]
  const others = plans.filter(({ cell }) => cell !== homeCell)
  return [...others.flatMap(faultsOfOther), ...faultsOfHome, ...plans.flatMap(partFaultsOf)]
}

/** What other cells rest on: prices and the directory are home's, and NATS is one for all. */
const faultsOfHome: readonly Fault[] = [
  {
    name: 'HAProxy of home killed',
    lastsMs: 10_000,
    strike: (cluster) => killMachines(cluster, [cluster.plan.front]),
  },
  {
    name: 'all servers of home killed',
    lastsMs: 10_000,
    strike: (cluster) => killMachines(cluster, cluster.plan.apps),
  },
  {
    name: 'PostgreSQL of home stopped',
    lastsMs: 15_000,
    strike: (cluster) => stopped(cluster, (name) => name.startsWith('patroni ')),
  },
  {
    name: 'NATS of all cells stopped',
    lastsMs: 5_000,
    strike: (cluster) => stopped(cluster, (name) => name === 'nats'),
  },
]

/** Whatever becomes of another cell, home goes on. */
function faultsOfOther({ cell }: Plan): readonly Fault[] {
  const network = `network between home and cell ${cell}`
  return [
    { name: `${network} cut`, cell, lastsMs: 20_000, strike: fromHome(cutBetween) },
    { name: `${network} slowed`, cell, lastsMs: 15_000, strike: fromHome(slowBetween) },
    {
      name: `all of cell ${cell} killed`,
      cell,
      lastsMs: 20_000,
      strike: (cluster) => killMachines(cluster, machinesOf(cluster.plan)),
    },
  ]
}

/** NATS is on a machine of home: a cell that is cut from home is cut from it. */
function fromHome(act: typeof cutBetween): Fault['strike'] {
  return async ({ plan }, _, others) => {
    const home = others.filter(isOfHome).flatMap((it) => machinesOf(it.plan))
    const machines = machinesOf(plan)
    await Promise.all(machines.map((machine) => act(machine, ...home)))
    return async () => {
      await Promise.all(machines.map(freeBetween))
    }
  }
}

const isOfHome = ({ plan }: Cluster) => plan.cell === homeCell

const triedOfEach = [
  'switchover',
  'machine of the leader killed',
  'HAProxy killed',
  'leading server killed',
]

function partFaultsOf({ cell }: Plan): readonly Fault[] {
  return faults
    .filter(({ name }) => triedOfEach.includes(name))
    .map((fault) => ({ ...fault, name: `${fault.name} of cell ${cell}`, cell }))
}
