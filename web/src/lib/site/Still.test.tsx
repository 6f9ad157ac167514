import { act, type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StillInBrowser, StillOnServer } from './Still.tsx'

const complaints = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  complaints.mockClear()
})

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const words = (
  <p>
    Long &amp; <strong>binding</strong>.
  </p>
)
const html = '<p>Long &amp; <strong>binding</strong>.</p>'

type PageProps = { readonly children: ReactNode }

function Page({ children }: PageProps) {
  const [presses, setPresses] = useState(0)
  return (
    <main>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      {children}
    </main>
  )
}

const inBrowser = (
  <StillInBrowser name="text" className="page">
    {false}
  </StillInBrowser>
)

/** What the server sends; like the real page, it is there before any script runs. */
function serve(wrap = (page: ReactNode) => page): HTMLElement {
  const root = document.createElement('div')
  document.body.append(root)
  const still = (
    <StillOnServer name="text" className="page">
      {words}
    </StillOnServer>
  )
  root.innerHTML = renderToString(wrap(<Page>{still}</Page>))
  return root
}

it('stays as the server rendered it, untouched, while the page around it comes to life', async () => {
  const root = serve()
  const paragraph = root.querySelector('p')
  await act(async () => void hydrateRoot(root, <Page>{inBrowser}</Page>))
  await act(async () => root.querySelector('button')?.click())
  expect(root.querySelector('button')?.textContent).toBe('1')
  expect(root.querySelector('.page')?.innerHTML).toBe(html)
  expect(root.querySelector('p')).toBe(paragraph)
  expect(complaints).not.toHaveBeenCalled()
})

it('is drawn as it was where React has to draw the page anew', async () => {
  const root = serve((page) => <Different said="by the server">{page}</Different>)
  const page = (
    <Different said="by the browser">
      <Page>{inBrowser}</Page>
    </Different>
  )
  const onRecoverableError = vi.fn()
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }))
  expect(onRecoverableError).toHaveBeenCalled()
  expect(root.textContent).toContain('by the browser')
  expect(root.querySelector('.page')?.innerHTML).toBe(html)
})

type DifferentProps = { readonly said: string; readonly children: ReactNode }

function Different({ said, children }: DifferentProps) {
  return (
    <div>
      {said}
      {children}
    </div>
  )
}
