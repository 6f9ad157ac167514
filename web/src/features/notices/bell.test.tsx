import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedIn, signedOut } from '../../lib/session.ts'
import Bell from './Bell.tsx'

const at = '2026-11-21T12:00:00.000Z'
const told = (id: string, read: boolean) => ({
  ...{ id, at, read, kind: 'plan_set' },
  details: { plan: 'Gold-7600' },
})

let requests: { readonly path: string; readonly body: unknown }[] = []
let unread = 1

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  requests = []
  unread = 1
  // Stands for the network: the server is elsewhere.
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push({ path: url, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    if (url.endsWith('/read')) {
      unread = 0
      return Response.json({ status: true, message: '', data: { unread } })
    }
    const notices = [told('8', false), told('7', true)]
    return Response.json({
      ...{ status: true, message: '' },
      data: { notices, unread, next_cursor: null },
    })
  })
  signedIn({ access: { token: 'token', expires: '2027-01-01T00:00:00.000Z' } })
})
afterEach(() => {
  signedOut()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function shown(): Promise<HTMLElement> {
  const root = document.createElement('div')
  document.body.append(root)
  await act(async () => {
    createRoot(root).render(
      <QueryClientProvider client={new QueryClient()}>
        <Bell />
      </QueryClientProvider>,
    )
  })
  return root
}

/** Lets React catch up until it holds: an answer takes some turns to be shown. */
function until(holds: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await act(async () => {})
    holds()
  })
}

it('counts what is unread; opening it counts as reading, and keeps the marks', async () => {
  const root = await shown()
  const summary = () => root.querySelector('summary')?.textContent
  await until(() => expect(summary()).toContain('Notices, 1 unread'))
  expect(root.querySelector('li')).toBeNull()
  const box = root.querySelector('details') as HTMLDetailsElement
  await act(async () => {
    box.open = true
    box.dispatchEvent(new Event('toggle'))
  })
  await until(() => expect(summary()).not.toContain('unread'))
  expect(unread).toBe(0)
  expect(requests.at(-1)).toMatchObject({ body: { up_to: '8' } })
  const rows = [...root.querySelectorAll('li')].map((row) => row.textContent)
  expect(rows[0]).toContain('Your plan is now Gold. Nothing was charged.')
  expect(rows[0]).toContain('New')
  expect(rows[1]).not.toContain('New')
})
