// What a client sees whose acceptance is asked for.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import type { WaitingText } from '#contract/client/acceptances.ts'
import { AcceptTexts } from './AcceptTexts.tsx'

const terms: WaitingText = {
  text: 'terms',
  path: '/legal/2026-12-01',
  version: '2026-12-01',
  effective_from: '2026-12-31',
  changes: 'Fees are <b>named</b>.',
  is_in_force: true,
}

function rendered(texts: readonly WaitingText[]): HTMLElement {
  const root = document.createElement('main')
  root.innerHTML = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <AcceptTexts texts={texts} />
    </QueryClientProvider>,
  )
  return root
}

const keysOf = (root: HTMLElement) => [...root.querySelectorAll('button')]

afterEach(() => sessionStorage.clear())

it('names the text and what changed, says what waits, and lets them put it off as easily', () => {
  const root = rendered([terms])
  expect(root.querySelector('h2')?.textContent).toBe('Our legal texts have changed')
  expect(root.querySelector('li')?.textContent).toBe(
    'Terms and Conditions, version 2026-12-01: Fees are <b>named</b>.',
  )
  expect(root.querySelector('li a')?.getAttribute('href')).toBe('/legal/2026-12-01')
  expect(root.textContent).toContain('withdraw, export your data and close your account as before')
  const [accept, later] = keysOf(root)
  expect([accept?.textContent, later?.textContent]).toEqual(['Accept', 'Not now'])
  expect(accept?.className).toBe(later?.className)
})

it('speaks of no change to those who never accepted a version', () => {
  const root = rendered([{ ...terms, changes: null }])
  expect(root.querySelector('h2')?.textContent).toBe('Please read our legal texts')
})

it('stays as one line when it was put off', () => {
  sessionStorage.setItem('legal-texts-later', '1')
  const root = rendered([terms])
  expect(root.textContent).toContain('New trades wait until you accept our legal texts.')
  expect(keysOf(root).map((key) => key.textContent)).toEqual(['Show them'])
})
