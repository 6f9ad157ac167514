// What nobody waits for is asked for when the line is free: the stream has answered, and what the
// screen needs first has come.

import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ok, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'

afterEach(leave)

/** Each test meets a page whose line was never free. */
beforeEach(() => {
  vi.resetModules()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function shown(first: Promise<string>) {
  const { useFreeLine } = await import('./free-line.ts')
  const { useStream } = await import('./stream.ts')
  function Told() {
    useQuery({ queryKey: ['first'], queryFn: () => first })
    return <p>{useFreeLine() ? 'free' : 'taken'}</p>
  }
  useStream.setState({ state: 'connecting', latencyMs: null })
  const place = await show(<Told />, () => ok(null))
  return { place, stream: useStream }
}

it('is taken while the first answers come, and free when the stream has answered too', async () => {
  let answer: (text: string) => void = () => {}
  const first = new Promise<string>((resolve) => {
    answer = resolve
  })
  const { place, stream } = await shown(first)
  stream.setState({ state: 'open', latencyMs: 20 })
  await pause(900)
  expect(place.textContent).toBe('taken')
  answer('here')
  await until(() => expect(place.textContent).toBe('free'))
})

it('is taken while the stream says nothing', async () => {
  const { place, stream } = await shown(Promise.resolve('here'))
  stream.setState({ state: 'open' })
  await pause(900)
  expect(place.textContent).toBe('taken')
  stream.setState({ latencyMs: 20 })
  await until(() => expect(place.textContent).toBe('free'))
})

it('is free without a stream that was lost', async () => {
  const { place, stream } = await shown(Promise.resolve('here'))
  stream.setState({ state: 'lost' })
  await until(() => expect(place.textContent).toBe('free'))
})
