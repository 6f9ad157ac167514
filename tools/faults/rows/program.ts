// The program as it is released: built once for a run, and started as a process of its own that
// knows nothing of being tried.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'
import { killed, projectRoot } from '../sandbox.ts'

export type Environment = Readonly<Record<string, string>>

export type Program = {
  readonly start: () => Promise<void>
  /** Waits until it answers that it trades. */
  readonly untilTrading: () => Promise<void>
  /** Kills it and waits until it is gone. */
  readonly kill: () => Promise<void>
  /** Asks it to end, as a supervisor does: how many milliseconds it took, and its exit code. */
  readonly end: () => Promise<{ readonly ms: number; readonly code: number | null }>
  /** How often it ended without being told to. */
  readonly deaths: () => number
  readonly pid: () => number | undefined
}

export type ProgramOptions = {
  /** The folder that `buildProgram` wrote to. */
  readonly built: string
  /** Where it answers. */
  readonly url: string
  readonly env: Environment
  /** A file for what it says. */
  readonly log: string
}

const startPatienceMs = 400_000
const heapMb = 512

/** Below node_modules, so that it finds its packages and, above them, the project. */
export async function buildProgram(outDir: string): Promise<string> {
  await build({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: false },
  })
  return outDir
}

export function openProgram({ built, url, env, log }: ProgramOptions): Program {
  let child: ChildProcess | undefined
  let isWanted = false
  let deaths = 0
  const ended = async (how: (it: ChildProcess) => Promise<unknown>) => {
    isWanted = false
    const began = performance.now()
    const ending = child
    if (ending) await how(ending)
    child = undefined
    return { ms: performance.now() - began, code: ending?.exitCode ?? null }
  }
  return {
    start: async () => {
      isWanted = true
      const lines = await open(log, 'a')
      const args = [`--max-old-space-size=${heapMb}`, join(built, 'main.js')]
      const started = spawn(process.execPath, args, {
        cwd: projectRoot,
        env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', TZ: 'UTC', ...env },
        stdio: ['ignore', lines.fd, lines.fd],
      })
      await lines.close()
      child = started
      started.once('exit', () => {
        if (isWanted && child === started) deaths += 1
      })
    },
    untilTrading: () => untilTrading(url, log),
    kill: async () => {
      await ended(killed)
    },
    end: () =>
      ended(async (it) => {
        if (it.exitCode !== null || it.signalCode !== null) return
        const gone = once(it, 'exit')
        it.kill('SIGTERM')
        await gone
      }),
    deaths: () => deaths,
    pid: () => child?.pid,
  }
}

async function untilTrading(url: string, log: string): Promise<void> {
  const end = performance.now() + startPatienceMs
  let last = ''
  while (performance.now() < end) {
    const signal = AbortSignal.timeout(2_000)
    const answer = await fetch(`${url}/api/health`, { signal }).catch(() => undefined)
    if (answer?.ok) return
    last = (await answer?.text().catch(() => undefined)) ?? 'nothing'
    await sleep(50)
  }
  const said = (await readFile(log, 'utf8')).slice(-1_000)
  throw new Error(
    `nobody trades at ${url} after ${startPatienceMs / 1_000} s: ${last}; it said: ${said}`,
  )
}
