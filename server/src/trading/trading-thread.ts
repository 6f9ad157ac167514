// Where the thread that trades begins.

import { parentPort, workerData } from 'node:worker_threads'
import { present } from '#kernel/assert.ts'
import { startClock } from '#server/platform/steady-clock.ts'
import { runTrading } from './run-trading.ts'

await runTrading(present(parentPort, 'the thread that started this one'), workerData, startClock)
