// The configuration of each part of a plan, from the files of `deploy/`.

import { homeCell } from '#server/platform/cell.ts'
import type { Role } from '#server/process-settings.ts'
import { type AppProcess, type Machine, type Plan, ports } from './parts.ts'
import { renderFile, type Values } from './render.ts'

export type Secrets = {
  readonly superuserPassword: string
  readonly replicationPassword: string
  readonly rewindPassword: string
  readonly natsPassword: string
}

/** Where a machine keeps its things. */
export type Places = {
  readonly run: string
  readonly etcdData: string
  readonly postgresData: string
  readonly archiveCommand: string
  readonly sharedBuffers: string
  readonly frontConnections: string
  /** What stands behind the site's address in HAProxy's file where it speaks TLS. */
  readonly siteTls: string
  readonly sitePort: number
  /** Where whoever comes without TLS is led to it. */
  readonly plainPort: number
}

export type FileOptions = {
  readonly plan: Plan
  readonly secrets: Secrets
  readonly placesOf: (machine: Machine) => Places
}

/** The files of one machine, by their names in `deploy/`. */
export async function filesOf(machine: Machine, options: FileOptions) {
  const { plan } = options
  const values = valuesOf(machine, options)
  const names: string[] = []
  if (plan.databases.includes(machine)) names.push('etcd/etcd.yml', 'patroni/patroni.yml')
  if (plan.front === machine) names.push('haproxy/haproxy.cfg')
  if (plan.bus === machine && plan.cell === homeCell) names.push('nats/nats-server.conf')
  const texts = await Promise.all(names.map((name) => renderFile(name, values)))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}

function valuesOf(machine: Machine, { plan, secrets, placesOf }: FileOptions): Values {
  const { scope, subnet, databases, front, apps } = plan
  const lines = (machines: readonly Machine[], rest: (it: Machine) => string) =>
    machines.map((it) => `    server ${it.name} ${it.address}:${rest(it)}`).join('\n')
  const { sitePort, plainPort, ...place } = placesOf(machine)
  return {
    ...secrets,
    ...place,
    scope,
    subnet,
    name: machine.name,
    address: machine.address,
    etcdMembers: databases.map(({ name, address }) => `${name}=http://${address}:2380`).join(),
    etcdHosts: databases.map(({ address }) => `"${address}:2379"`).join(', '),
    databaseBind: `${front.address}:${ports.database}`,
    siteBind: `${front.address}:${sitePort}`,
    plainBind: `${front.address}:${plainPort}`,
    databaseServers: lines(databases, () => `${ports.database} check port ${ports.patroni}`),
    ...frontServersOf(apps, ({ address }) => `${address}:${ports.app}`),
  }
}

/** Whom HAProxy leads clients to; where none of the web is left, engines answer them themselves. */
export function frontServersOf(
  apps: readonly AppProcess[],
  placeOf: (app: AppProcess) => string,
): { readonly siteServers: string; readonly pageServers: string } {
  const lines = (role: Role, rest: string) =>
    apps
      .filter((app) => app.role === role)
      .map((app) => `    server ${app.name} ${placeOf(app)} check${rest}`)
  const engines = lines('engine', ' backup')
  const webs = lines('web', ' on-marked-up shutdown-backup-sessions')
  return {
    siteServers: [...webs, ...engines].join('\n'),
    pageServers: [...lines('web', ''), ...engines].join('\n'),
  }
}
