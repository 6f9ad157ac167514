import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Modal } from './Modal.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('that is taken away instead of closed gives the focus back to what opened it', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  const place = document.body.appendChild(document.createElement('div'))
  opener.focus()
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <Modal title="Limits" onClose={() => {}}>
        <input aria-label="Amount" />
      </Modal>,
    ),
  )
  expect(document.activeElement).toBe(place.querySelector('input'))
  await act(async () => root.unmount())
  expect(document.activeElement).toBe(opener)
})
