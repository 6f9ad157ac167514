import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#browser/http/api-error.ts'
import { Crash } from './Crash.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React tells the console of what a boundary caught; that is not what is looked at here.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function shown(error: unknown): Promise<string[]> {
  const place = document.createElement('div')
  const Broken = () => {
    throw error
  }
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <Crash>
        <Broken />
      </Crash>,
    ),
  )
  const texts = [...place.querySelectorAll('h1, p')].map((each) => each.textContent ?? '')
  await act(async () => root.unmount())
  return texts.slice(0, -1)
}

it.each([
  ['an error’s message', new Error('no such chart'), 'no such chart'],
  [
    'status and text of an answer',
    new ApiError(503, { code: 'outage', message: 'Service Unavailable' }),
    '503 Service Unavailable',
  ],
  ['nothing of what is no error', 'thrown text', undefined],
])('says the specified words and %s, without a stack', async (_, error, words) => {
  const texts = ['Unexpected Application Error!', ...(words === undefined ? [] : [words])]
  expect(await shown(error)).toEqual(texts)
})
