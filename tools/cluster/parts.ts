// What a cluster consists of: machines with their addresses, and what runs on each. On one machine
// each is a network namespace; `deploy/` has the same for machines that exist.

import type { Role } from '#server/process-settings.ts'

export type Machine = { readonly name: string; readonly address: string }

/** A process of ours: where it runs, and what it does there. */
export type AppProcess = Machine & { readonly role: Role }

export type Plan = {
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
export const plan: Plan = {
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
}

export function machinesOf({ databases, front, bus, apps }: Plan): readonly Machine[] {
  return [...databases, front, bus, ...apps]
}
