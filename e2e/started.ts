// An install as its operator has it: `npm start` with settings, in a process of its own.

import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'

export type StartedInstall = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Nothing of it gets to do anything any more; its folder stays. */
  readonly kill: () => Promise<void>
}

const projectRoot = fileURLToPath(new URL('..', import.meta.url))

const quiet = { FEED: 'simulated?seed=journeys', LOG_LEVEL: 'error', PORT: '0' }

type Settings = Readonly<Record<string, string>>

/**
 * Every page can be had; a live install may still lack what trading takes. In a folder of its own
 * unless it had one before.
 */
export async function npmStart(settings: Settings, before?: string): Promise<StartedInstall> {
  const dataDir = before ?? (await fs.mkdtemp(join(tmpdir(), 'started-')))
  const child = spawn('npm', ['start'], {
    cwd: projectRoot,
    env: { ...process.env, ...quiet, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Whatever npm started ends with it.
    detached: true,
  })
  const stop = async () => {
    await ended(child, 'SIGTERM')
    await fs.rm(dataDir, { recursive: true, force: true })
  }
  try {
    const url = await urlOf(child)
    const ask = async () => expect((await fetch(url)).status).toBe(200)
    await vi.waitFor(ask, { timeout: 120_000, interval: 100 })
    return { url, stop, kill: () => ended(child, 'SIGKILL') }
  } catch (error) {
    await stop()
    throw error
  }
}

/** As the server tells it when it can be used. */
function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said += text
      const [url] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (url) resolve(url)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)))
  })
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, signal)
  await exit
}
