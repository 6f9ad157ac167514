// Debian's PostgreSQL 15, the oldest that an install may have, on a folder of a test's own.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { type Connection, openDatabase } from '#server/platform/db.ts'

const binaries = '/usr/lib/postgresql/15/bin'

/** Root runs it as its own user, who is there wherever it is. */
export const isDebianPostgresHere = existsSync(`${binaries}/postgres`) && process.getuid?.() === 0

export function ownerOfIt(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Makes `postgres` and `run` in a folder, and runs until the test is over. The connection is to an
 * empty database of it.
 */
export async function startDebianPostgres(
  home: string,
  settings: Readonly<Record<string, string>>,
): Promise<Connection> {
  const owner = ownerOfIt()
  const [folder, run] = [join(home, 'postgres'), join(home, 'run')]
  await fs.chmod(home, 0o711)
  for (const path of [folder, run]) {
    await fs.mkdir(path, { mode: 0o700 })
    await fs.chown(path, owner.uid, owner.gid)
  }
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  const options = { ...owner, cwd: '/', env, stdio: 'ignore' } as const
  const init = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--data-checksums', '--no-sync']
  execFileSync(`${binaries}/initdb`, ['-D', folder, ...init], options)
  const all = {
    listen_addresses: '',
    unix_socket_directories: run,
    shared_buffers: '64MB',
    timezone: 'UTC',
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(`${binaries}/postgres`, ['-D', folder, ...args], options)
  onTestFinished(async () => {
    child.kill('SIGQUIT')
    if (child.exitCode === null) await once(child, 'exit')
  })
  const admin = { host: run, port: 5432, user: 'postgres', password: '', database: 'postgres' }
  await untilMade(admin, 'truestrike')
  return { ...admin, database: 'truestrike' }
}

async function untilMade(admin: Connection, database: string): Promise<void> {
  const db = openDatabase(admin, () => {})
  const make = () => db.rows(`create database ${database}`)
  while (
    !(await make().then(
      () => true,
      () => false,
    ))
  ) {
    await sleep(50)
  }
  await db.close()
}
