// The thread that trades, in a time that runs faster than ours.

import { parentPort } from 'node:worker_threads'
import { present } from '#kernel/assert.ts'
import { tradeWhenTold } from '#server/trading/run-trading.ts'
import { type FastTime, fastClock } from './fast-time.ts'

const parent = present(parentPort, 'the thread that started this one')
tradeWhenTold(
  parent,
  ({ time }) =>
    async () =>
      fastClock(time as FastTime),
)
