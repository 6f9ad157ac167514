// Where the thread that trades begins.

import { parentPort } from 'node:worker_threads'
import { present } from '#kernel/assert.ts'
import { startClock } from '#server/platform/steady-clock.ts'
import { tradeWhenTold } from './run-trading.ts'

tradeWhenTold(present(parentPort, 'the thread that started this one'), () => startClock)
