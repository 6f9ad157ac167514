// pgBackRest and psql, run as whoever owns the PostgreSQL that is backed up: Debian's lets in by
// that name alone.

import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BackupConfig } from './config.ts'

export const program = '/usr/bin/pgbackrest'

export const isInstalled = () => existsSync(program)

type Input = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** What it printed; throws with its own words when it failed. */
export function pgBackRest(
  config: BackupConfig,
  args: readonly string[],
  input: Input = [],
): Promise<Buffer> {
  const call = { name: 'pgBackRest', program, args: [`--config=${config.path}`, ...args] }
  return run(config, call, input)
}

/** What PostgreSQL answers to one question with one answer. */
export async function askPostgres(config: BackupConfig, sql: string): Promise<string> {
  const { socketFolder, port, user } = config
  const way = [`--host=${socketFolder}`, `--port=${port}`, `--username=${user}`]
  const args = ['--no-psqlrc', '--tuples-only', '--no-align', ...way, '--dbname=postgres']
  const call = { name: 'psql', program: 'psql', args: [...args, `--command=${sql}`] }
  return (await run(config, call, [])).toString().trim()
}

type Call = { readonly name: string; readonly program: string; readonly args: readonly string[] }

async function run({ postgresFolder }: BackupConfig, call: Call, input: Input): Promise<Buffer> {
  const as = { ...runnerOf(postgresFolder), env: plainEnvironment() }
  const child = spawn(call.program, call.args, as)
  const [output, errors]: [Buffer[], Buffer[]] = [[], []]
  child.stdout.on('data', (part) => output.push(part))
  child.stderr.on('data', (part) => errors.push(part))
  // Where it ended early, its own words say why.
  child.stdin.on('error', () => {})
  const ended = new Promise<number | null>((done, failed) => {
    child.on('error', failed)
    child.on('close', done)
  })
  for await (const part of input) {
    if (!child.stdin.write(part)) {
      await Promise.race([new Promise((done) => child.stdin.once('drain', done)), ended])
    }
  }
  child.stdin.end()
  const code = await ended
  if (code === 0) return Buffer.concat(output)
  throw new Error(
    `${call.name}: ${Buffer.concat([...output, ...errors])
      .toString()
      .trim()}`,
  )
}

/** The owner of a folder, where we are root; of the one above while it is not there. */
export function runnerOf(folder: string): { uid?: number; gid?: number; cwd: string } {
  if (process.getuid?.() !== 0) return { cwd: '/' }
  const there = existsSync(folder) ? folder : dirname(folder)
  const { uid, gid } = statSync(there)
  return { uid, gid, cwd: '/' }
}

export function plainEnvironment(): Record<string, string> {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}
