// Whether our processes reach the one that leads, as HAProxy asks them.

import { setTimeout as sleep } from 'node:timers/promises'
import { type AppProcess, ports } from './parts.ts'

const patienceMs = 120_000

/** Throws where one of them does not for two minutes. */
export async function untilReaching(apps: readonly AppProcess[]): Promise<void> {
  const end = Date.now() + patienceMs
  for (const app of apps) {
    while (!(await reaches(app))) {
      if (Date.now() > end) throw new Error(`${app.name} does not reach the process that leads`)
      await sleep(100)
    }
  }
}

async function reaches({ address }: AppProcess): Promise<boolean> {
  const asked = { signal: AbortSignal.timeout(1_000) }
  const answer = await fetch(`http://${address}:${ports.app}/leadz`, asked).catch(() => undefined)
  return answer?.ok === true
}
