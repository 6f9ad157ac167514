// The thread that trades, in a time that runs faster than ours.

import { parentPort, workerData } from 'node:worker_threads'
import { present } from '#kernel/assert.ts'
import { runTrading } from '#server/trading/run-trading.ts'
import { fastClock } from './fast-time.ts'

await runTrading(present(parentPort, 'the thread that started this one'), workerData, async () =>
  fastClock(workerData.time),
)
