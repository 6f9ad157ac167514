// A server as a process of its own, as it is started from the command line.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { Connection } from '#server/platform/db.ts'
import { serverRole } from '#server/platform/rights.store.ts'
import { serverPassword, type TestDatabase } from './database.ts'

export type ServerProcess = {
  readonly child: ChildProcess
  /** What it had printed when it was ready. */
  readonly said: string
}

type Environment = Readonly<Record<string, string>>

/** Ready once it says this, on either stream. Ended with the test, if not before. */
export async function startServer(env: Environment, ready: string): Promise<ServerProcess> {
  const args = ['--import', 'tsx', 'server/src/main.ts']
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (part: unknown) => {
      said += String(part)
      if (said.includes(ready)) resolve({ child, said })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`It ended: ${said}`)))
  })
}

export async function endServer(
  { child }: ServerProcess,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** The settings that lead to a database of a test. */
export function databaseSettings({ connection }: Pick<TestDatabase, 'connection'>): Environment {
  return {
    DATABASE_OWNER_URL: urlOf(connection),
    DATABASE_URL: urlOf({ ...connection, user: serverRole, password: serverPassword }),
  }
}

function urlOf({ user, password, host, port, database }: Connection): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
