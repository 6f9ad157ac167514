// A screen in the simulated browser, with a server at the network's edge that answers as a test
// says.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { reactRests } from './react-rests.ts'

export type Asked = { readonly method: string; readonly path: string; readonly body: unknown }
/** undefined: no answer comes. */
export type Answer = (
  asked: Asked,
  query: URLSearchParams,
) => Response | Promise<Response> | undefined

let root: Root | undefined
let place: HTMLElement

export async function show(screen: ReactNode, answer: Answer): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://x')
    const asked = { method, path: pathname.replace('/api', ''), body: told(body) }
    return answer(asked, searchParams) ?? new Promise<Response>(() => {})
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(<QueryClientProvider client={queries}>{screen}</QueryClientProvider>)
  await until(() => expect(place.childElementCount).toBeGreaterThan(0))
  // Its first effects come after it is seen, and would undo what a test does between.
  await reactRests()
  return place
}

/** JSON, or the fields of a form. */
function told(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/** What React and the answers have begun comes to its end while there still is a page. */
export async function leave(): Promise<void> {
  root?.unmount()
  place.remove()
  await reactRests()
  vi.unstubAllGlobals()
}

export function ok(data: unknown, more: object = {}): Response {
  return Response.json({ status: true, message: 'Done.', data, ...more })
}

export function refused(status: number, message: string, code = 'refused'): Response {
  return Response.json({ status: false, message, code }, { status })
}

/** React and the answers take their turns until it holds. */
export function until(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { timeout: 20_000, interval: 10 })
}

export function untilText(text: string): Promise<void> {
  return until(() => expect(place.textContent).toContain(text))
}

export function button(name: string): HTMLButtonElement {
  const found = [...place.querySelectorAll('button')].find(
    (it) => it.textContent?.trim() === name || it.getAttribute('aria-label') === name,
  )
  expect(found, `a button “${name}”`).toBeDefined()
  return found as HTMLButtonElement
}

export function press(name: string): void {
  button(name).click()
}

/** As a person types: React hears of it. `field` is a selector. */
export function type(field: string, value: string): void {
  const input = place.querySelector(field) as HTMLInputElement
  const proto = Object.getPrototypeOf(input) as object
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
