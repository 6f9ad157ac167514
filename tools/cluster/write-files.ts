// `npm run cluster -- --write`: the files of `deploy/` filled in for machines that exist, a folder
// for each machine, with passwords made for it.

import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { homeCell } from '#server/platform/cell.ts'
import { roles } from '#server/process-settings.ts'
import { filesOf, type Secrets } from './files.ts'
import { machinesOf, type Plan } from './parts.ts'
import { renderFile } from './render.ts'

const Machine = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  address: z.ipv4(),
})
const Machines = z.object({
  scope: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  subnet: z.cidrv4(),
  databases: z.array(Machine).check(z.length(3)),
  front: Machine,
  bus: Machine,
  apps: z.array(z.extend(Machine, { role: z.enum(roles) })).check(z.minLength(1)),
  /** Where pgBackRest keeps backups: lines of its file, of a folder or an object store. */
  repository: z.array(z.string().check(z.regex(/^repo1-[a-z0-9-]{1,40}=.{1,200}$/))),
})
type Machines = z.infer<typeof Machines>

/** Where Debian's packages look. */
const homes: Readonly<Record<string, string>> = {
  'etcd/etcd.yml': 'etc/etcd/etcd.yml',
  'patroni/patroni.yml': 'etc/patroni/config.yml',
  'pgbackrest/pgbackrest.conf': 'etc/pgbackrest.conf',
  'haproxy/haproxy.cfg': 'etc/haproxy/haproxy.cfg',
  'nats/nats-server.conf': 'etc/nats-server.conf',
}

const usual = join(import.meta.dirname, '../../deploy/machines.json')

export async function writeFiles(folder: string, machinesFile = usual): Promise<string[]> {
  const told: unknown = JSON.parse(await fs.readFile(machinesFile, 'utf8'))
  const machines = Machines.parse(told)
  const { repository: _, ...rest } = machines
  const plan: Plan = { ...rest, cell: homeCell, host: machines.front.address }
  const secrets = newSecrets()
  const written: string[] = []
  for (const machine of machinesOf(plan)) {
    const files = await filesOf(machine, { plan, secrets, placesOf: placesOf(plan.front) })
    if (plan.databases.some(({ name }) => name === machine.name)) {
      files.set(backupFile, await renderFile(backupFile, backupValues(machines, secrets)))
    }
    for (const [name, text] of files) {
      const path = join(folder, machine.name, homes[name] ?? name)
      await fs.mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await fs.writeFile(path, text, { mode: 0o600 })
      written.push(path)
    }
  }
  await fs.writeFile(join(folder, 'secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`, {
    mode: 0o600,
  })
  return written
}

const places = {
  run: '/var/run/postgresql',
  etcdData: '/var/lib/etcd/truestrike',
  postgresData: '/var/lib/postgresql/15/truestrike',
  archiveCommand: 'pgbackrest --stanza=truestrike archive-push %p',
  sharedBuffers: '2GB',
  frontConnections: '40000',
  siteTls: 'ssl crt /etc/haproxy/site.pem alpn h2,http/1.1',
  sitePort: 443,
  plainPort: 80,
}

/** HAProxy's package has a folder of its own. */
const placesOf = (front: { name: string }) => (machine: { name: string }) =>
  machine.name === front.name ? { ...places, run: '/run/haproxy' } : places

const backupFile = 'pgbackrest/pgbackrest.conf'

function backupValues({ scope, repository }: Machines, { backupPass }: AllSecrets) {
  return {
    scope,
    backupPass,
    repository: repository.join('\n'),
    backupLogs: '/var/log/pgbackrest',
    backupLocks: '/tmp/pgbackrest',
    backupSpool: '/var/spool/pgbackrest',
    postgresData: places.postgresData,
    run: places.run,
    postgresPort: '5432',
    backupUser: 'postgres',
    backupDatabase: 'postgres',
  }
}

type AllSecrets = Secrets & { readonly backupPass: string }

function newSecrets(): AllSecrets {
  const secret = () => randomBytes(18).toString('hex')
  return {
    superuserPassword: secret(),
    replicationPassword: secret(),
    rewindPassword: secret(),
    natsPassword: secret(),
    backupPass: secret(),
  }
}
