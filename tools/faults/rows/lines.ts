// Lines of a network as whoever tries faults holds them: opened between two parts, and given bad
// weather for a while.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#test/free-port.ts'
import type { Sandbox } from '../sandbox.ts'
import type { End, Weather } from './line.ts'
import type { LineOptions } from './line-child.ts'

export type HeldLine = {
  /** Where whoever is to use it connects to, on this machine. */
  readonly port: number
  readonly setWeather: (weather: Weather) => Promise<void>
}

export async function holdLine(sandbox: Sandbox, to: End, seed: number): Promise<HeldLine> {
  const port = await freePort()
  const options: LineOptions = { port, to, seed }
  const child: ChildProcess = sandbox.startChild('rows/line', options)
  await once(child, 'message')
  return {
    port,
    setWeather: async (weather) => {
      const isSet = once(child, 'message')
      child.send(weather)
      await isSet
    },
  }
}
