// The process of a line: listens where it is told, and changes its weather as it is told.

import { once } from 'node:events'
import { fractions } from '../dice.ts'
import { type End, openLine, type Weather } from './line.ts'

export type LineOptions = { readonly port: number; readonly to: End; readonly seed: number }

process.once('disconnect', () => process.exit(0))
process.once('message', ({ port, to, seed }: LineOptions) => {
  const { server, setWeather } = openLine(to, fractions(seed))
  process.on('message', (weather: Weather) => {
    setWeather(weather)
    process.send?.('set')
  })
  server.listen(port, '127.0.0.1')
  void once(server, 'listening').then(() => process.send?.('listening'))
})
