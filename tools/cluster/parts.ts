// What a cluster consists of: machines with their addresses, and what runs on each. On one machine
// each is a network namespace; `deploy/` has the same for machines that exist.

import { homeCell } from '#server/platform/cell.ts'
import type { Role } from '#server/process-settings.ts'

export type Machine = { readonly name: string; readonly address: string }

/** A process of ours: where it runs, and what it does there. */
export type AppProcess = Machine & { readonly role: Role }

export type Plan = {
  readonly cell: number
  readonly scope: string
  /** The network of all these. */
  readonly subnet: string
  /** Of the machine that all of it runs on, in this network. */
  readonly host: string
  /** Each has etcd, Patroni and PostgreSQL. */
  readonly databases: readonly Machine[]
  /** Has HAProxy. */
  readonly front: Machine
  /** Has NATS. */
  readonly bus: Machine
  readonly apps: readonly AppProcess[]
}

/** The order is that of the start; the first engine to come up leads, the other one stands by. */
const home: Plan = {
  cell: homeCell,
  scope: 'truestrike',
  subnet: '10.77.0.0/24',
  host: '10.77.0.1',
  databases: [
    { name: 'db1', address: '10.77.0.11' },
    { name: 'db2', address: '10.77.0.12' },
    { name: 'db3', address: '10.77.0.13' },
  ],
  front: { name: 'front', address: '10.77.0.21' },
  bus: { name: 'bus', address: '10.77.0.31' },
  apps: [
    { name: 'engine1', address: '10.77.0.41', role: 'engine' },
    { name: 'engine2', address: '10.77.0.42', role: 'engine' },
    { name: 'web1', address: '10.77.0.51', role: 'web' },
    { name: 'web2', address: '10.77.0.52', role: 'web' },
  ],
}

/** Each further cell has as many machines, but for NATS, which is one for all. */
export function plansOf(cells: number): readonly Plan[] {
  return Array.from({ length: cells }, (_, at) => planOf(homeCell + at))
}

export const cellsMostHere = 3

function planOf(cell: number): Plan {
  if (cell === homeCell) return home
  const alike = <M extends Machine>(machine: M): M => ({
    ...machine,
    name: `${machine.name}-${cell}`,
    address: `10.77.0.${Number(machine.address.split('.').at(-1)) + 100 * (cell - homeCell)}`,
  })
  return {
    ...home,
    cell,
    scope: `${home.scope}${cell}`,
    databases: home.databases.map(alike),
    front: alike(home.front),
    apps: home.apps.map(alike),
  }
}

export function siteOf({ front }: Plan): string {
  return `http://${front.address}:${ports.site}`
}

export const ports = { site: 8080, app: 3000, database: 5432, patroni: 8008, bus: 4222 } as const

/** Debian's packages, and the file by which each is known to be there. */
export const packages: Readonly<Record<string, string>> = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  'nats-server': '/usr/sbin/nats-server',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  pgbackrest: '/usr/bin/pgbackrest',
  iproute2: '/usr/sbin/ip',
  nftables: '/usr/sbin/nft',
}

export function machinesOf({ cell, databases, front, bus, apps }: Plan): readonly Machine[] {
  return [...databases, front, ...(cell === homeCell ? [bus] : []), ...apps]
}
