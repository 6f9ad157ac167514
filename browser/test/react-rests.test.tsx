// A machine so busy that React gives its turn back before each piece of work.

import { setImmediate } from 'node:timers/promises'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { reactRests } from './react-rests.ts'

it('waits for what a screen began, however many turns it takes', async () => {
  const now = performance.now.bind(performance)
  let late = 0
  const busy = vi.spyOn(performance, 'now').mockImplementation(() => {
    late += 10
    return now() + late
  })
  const begun = vi.fn()
  const Screen = () => {
    useEffect(() => begun(), [])
    return null
  }
  const root = createRoot(document.createElement('div'))
  root.render(<Screen />)
  for (let few = 0; few < 5; few += 1) await setImmediate()
  expect(begun).not.toHaveBeenCalled()
  await reactRests()
  expect(begun).toHaveBeenCalledOnce()
  root.unmount()
  busy.mockRestore()
})
