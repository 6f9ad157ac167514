// One message at a time, and what its outcome leaves behind.

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Sent } from './message.ts'
import { useSending } from './use-sending.ts'

let root: Root
let sending: ReturnType<typeof useSending>

function Probe() {
  sending = useSending()
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.createElement('div'))
  act(() => root.render(<Probe />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a second send is ignored while the first is on its way', async () => {
  let answer = (_: Sent) => {}
  const call = vi.fn(() => new Promise<Sent>((resolve) => (answer = resolve)))
  let first: Promise<unknown> = Promise.resolve()
  act(() => {
    first = sending.start(call)
  })
  expect(sending.state).toBe('loading')
  expect(await act(() => sending.start(call))).toBe('busy')
  await act(async () => {
    answer({ said: 'Received.' })
    expect(await first).toEqual({ said: 'Received.' })
  })
  expect(call).toHaveBeenCalledTimes(1)
  expect(sending).toMatchObject({
    state: 'success',
    toast: { kind: 'success', text: 'Received.' },
  })
})

it('an error is told, and over after three seconds', async () => {
  const failed = 'The server cannot be reached.'
  const sent: Sent = { failed, error: new Error(failed) }
  expect(await act(() => sending.start(async () => sent))).toBe(sent)
  expect(sending).toMatchObject({ state: 'error', toast: { kind: 'error', text: failed } })
  act(() => vi.advanceTimersByTime(2_999))
  expect(sending.state).toBe('error')
  act(() => vi.advanceTimersByTime(1))
  expect(sending.state).toBe('idle')
})
