// `npm run exchange`: a practice exchange on this machine, with the manners of Kraken and Binance,
// driven by recorded or simulated prices, on which anything can be made to go wrong.

import { parseArgs } from 'node:util'
import { WrongOptions } from './exchange/options.ts'
import { runExchange } from './exchange/run.ts'
import { help } from './exchange/usage.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      replay: { type: 'string' },
      simulate: { type: 'string' },
      price: { type: 'string', multiple: true, default: [] },
      speed: { type: 'string', default: '1' },
      port: { type: 'string', default: '4100' },
      state: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      unlimited: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(help)
  else await runExchange(values, stopping.signal)
} catch (error) {
  const isExpected =
    error instanceof WrongOptions || (error instanceof TypeError && 'code' in error)
  if (!isExpected) throw error
  console.error(error.message)
  process.exitCode = 2
}
