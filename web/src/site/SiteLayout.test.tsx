// @vitest-environment happy-dom

import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { urlOf } from '#browser/http/url-of.ts'
import { until } from '../../../browser/test/served.tsx'
import { looseStatements } from '../../test/site-page.tsx'
import { LoginModal } from '../features/auth/LoginModal.tsx'
import { tickerRead } from '../features/ticker/Ticker.tsx'
import { CurrentPath } from '../lib/site/current-path.ts'
import { createReplies, RepliesProvider } from '../lib/site/replies.tsx'
import { SiteLayout } from './SiteLayout.tsx'

const ticker = {
  status: true,
  message: '',
  data: { time: '2026-11-21T12:00:00.000Z', instruments: [] },
}
const replies = createReplies({ [urlOf(tickerRead.route, {})]: ticker })

const tree = (
  <CurrentPath value="/bitcoin-cash">
    <RepliesProvider replies={replies}>
      <SiteLayout>
        <h1>A page</h1>
      </SiteLayout>
    </RepliesProvider>
  </CurrentPath>
)

let root: Root | undefined
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  place.remove()
  vi.unstubAllGlobals()
})

/** As in the browser: what the server wrote, then brought to life. Tells what did not match. */
async function live(): Promise<unknown[]> {
  const mismatches: unknown[] = []
  place.innerHTML = renderToString(tree)
  root = await act(async () =>
    hydrateRoot(place, tree, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  return mismatches
}

const button = (name: string, within: ParentNode = place) => {
  const found = [...within.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const wide = () => place.querySelector('header nav') ?? place

it('stands in the page before any script, with every link in reach', () => {
  const html = renderToString(tree)
  expect(looseStatements(html)).toEqual([])
  place.innerHTML = html
  const footer = [...place.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
  expect(footer).toEqual(
    expect.arrayContaining(['/aml-policy', '/payment-policy', '/legal', '/privacy', '/status']),
  )
  expect(place.querySelector('header a[href="/auth/signin"]')?.textContent).toBe('Login')
  expect(place.querySelector('header a[href="/user/home"]')?.textContent).toBe('Dashboard')
  expect(place.querySelector('a[href="/chat"]')?.textContent).toContain('Live Chat')
})

it('has the menu and submenus of the specification', () => {
  place.innerHTML = renderToString(tree)
  const top = [...wide().querySelectorAll(':scope > ul > li')].map((entry) =>
    [...entry.querySelectorAll('a, button')].map((each) => each.textContent),
  )
  expect(top).toEqual([
    ['Home'],
    ['About'],
    ['Trading Plans'],
    ['Crypto', 'Bitcoin', 'Bitcoin Cash', 'Litecoin', 'Ethereum', 'Ripple'],
    [
      ...['Resources', 'Financial Instruments', 'Live Payouts', 'Fairness', 'Signals', 'Status'],
      ...['Help', 'Risk Disclosure'],
    ],
    ['Legal', 'Terms and Conditions', 'Privacy Policy'],
    ['Contact'],
  ])
})

it('says which page this is, and leads to it in other languages', () => {
  place.innerHTML = renderToString(tree)
  const current = [...wide().querySelectorAll('[aria-current=page]')]
  expect(current.map((link) => link.textContent)).toEqual(['Bitcoin Cash'])
  expect(button('Crypto', wide()).dataset.current).toBe('true')
  const dutch = place.querySelector('footer a[hreflang=nl]')
  expect(dutch?.getAttribute('href')).toBe('/nl/bitcoin-cash')
  expect(dutch?.getAttribute('lang')).toBe('nl')
})

it('comes to life as it was written', async () => {
  expect(await live()).toEqual([])
})

it('opens a submenu by the keyboard; Escape closes it and gives the focus back', async () => {
  await live()
  const crypto = button('Crypto', wide())
  expect(crypto.getAttribute('aria-expanded')).toBe('false')
  await act(async () => crypto.click())
  expect(crypto.getAttribute('aria-expanded')).toBe('true')
  const first = crypto.parentElement?.querySelector('a')
  first?.focus()
  await act(async () =>
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )
  expect(crypto.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(crypto)
})

it('closes a submenu that the focus has left', async () => {
  await live()
  const legal = button('Legal', wide())
  legal.focus()
  await act(async () => legal.click())
  await act(async () => button('Crypto', wide()).focus())
  expect(legal.getAttribute('aria-expanded')).toBe('false')
})

it('slides the menu of small screens in and unfolds its submenus', async () => {
  await live()
  const dialog = place.querySelector('dialog')
  await act(async () => button('Menu').click())
  expect(dialog?.open).toBe(true)
  const fold = button('Resources', dialog ?? place)
  await act(async () => fold.click())
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  await act(async () => button('Close', dialog ?? place).click())
  expect(dialog?.open).toBe(false)
})

it('is opaque from the hundredth pixel of scrolling on', async () => {
  await live()
  const header = place.querySelector('header')
  const scrolledTo = (y: number) =>
    act(async () => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      window.dispatchEvent(new Event('scroll'))
    })
  await scrolledTo(99)
  expect(header?.dataset.opaque).toBeUndefined()
  await scrolledTo(100)
  expect(header?.dataset.opaque).toBe('true')
  await scrolledTo(0)
  expect(header?.dataset.opaque).toBeUndefined()
})

it('opens the login modal in place of the page of that name', async () => {
  await live()
  const login = place.querySelector<HTMLElement>('header a[href="/auth/signin"]')
  // Loaded by now, so that the click waits for nothing else.
  expect(LoginModal).toBeDefined()
  await act(async () => login?.click())
  await until(() => expect(place.querySelector('dialog form')).not.toBeNull())
  const modal = place.querySelector('dialog:has(form)')
  expect(modal?.querySelector('a[href="/auth/signup"]')?.textContent).toBe('Register')
  expect(modal?.querySelector('a[href="/auth/forgot-password"]')).not.toBeNull()
})
