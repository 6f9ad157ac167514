// What an operator does to bring a new version out: our processes are ended in order and started
// again, one after the other.

import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '#kernel/assert.ts'
import type { Role } from '#server/process-settings.ts'
import type { Cluster } from './cluster.ts'
import type { Fault } from './faults.ts'
import type { AppProcess } from './parts.ts'
import { untilReaching } from './reaching.ts'

export const restarts: readonly Fault[] = [
  { name: 'servers of the web restarted, one by one', lastsMs: 0, strike: restartAll('web') },
  { name: 'engines restarted, one by one', lastsMs: 0, strike: restartAll('engine') },
]

function restartAll(role: Role): Fault['strike'] {
  return async (cluster) => {
    for (const app of cluster.plan.apps.filter((it) => it.role === role)) {
      await restart(cluster, app)
    }
    return async () => {}
  }
}

async function restart({ parts }: Cluster, app: AppProcess): Promise<void> {
  const part = present(parts[app.name], 'a part of the cluster')
  await part.stop()
  await part.start()
  await untilReaching([app])
  // HAProxy looks at it twice before it sends anybody there.
  await sleep(afterUpMs)
}

const afterUpMs = 4_000
