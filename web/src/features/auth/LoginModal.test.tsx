// @vitest-environment happy-dom

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { until } from '../../../../browser/test/served.tsx'
import { LoginModal } from './LoginModal.tsx'

let root: Root
let place: HTMLElement
let answer: () => Promise<Response>
const closed = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // The network's edge: everything of ours runs as it is.
  vi.stubGlobal('fetch', () => answer())
  closed.mockReset()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(<LoginModal onClosed={closed} />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const dialog = () => place.querySelector('dialog') as HTMLDialogElement
const loginButton = () => place.querySelector('button[type=submit]') as HTMLButtonElement

async function submitted(email: string, password: string): Promise<void> {
  const field = (name: string) => place.querySelector(`input[name=${name}]`) as HTMLInputElement
  field('email').value = email
  field('password').value = password
  await act(async () => loginButton().click())
}

function failure(status: number, message: string): Response {
  return Response.json({ status: false, code: 'bad_credentials', message }, { status })
}

it('is open, with both tabs, both fields and the way to a forgotten password', () => {
  expect(dialog().open).toBe(true)
  expect(dialog().querySelector('nav')?.textContent).toBe('Existing UserRegister')
  expect([...dialog().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/auth/signup',
    '/auth/forgot-password',
  ])
})

it('is off while it waits, and shows what the server says', async () => {
  let reply: (response: Response) => void = () => {}
  answer = () =>
    new Promise((resolve) => {
      reply = resolve
    })
  await submitted('a@b.example', 'not the right one')
  expect(loginButton().disabled).toBe(true)
  await act(async () => reply(failure(422, 'The e-mail or the password is wrong.')))
  await until(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'The e-mail or the password is wrong.',
    ),
  )
  expect(loginButton().disabled).toBe(false)
})

it('asks no server about what cannot be an address', async () => {
  const calls = vi.fn(async () => failure(422, 'never'))
  answer = calls
  await submitted('no address', 'something long')
  expect(calls).not.toHaveBeenCalled()
  expect(place.querySelector('input[name=email]')?.getAttribute('aria-invalid')).toBe('true')
})

it('closes by its button', async () => {
  const close = place.querySelector('button[aria-label=Close]') as HTMLButtonElement
  await act(async () => close.click())
  expect(dialog().open).toBe(false)
  await until(() => expect(closed).toHaveBeenCalledOnce())
})

it('closes on its backdrop, and on nothing within', async () => {
  await act(async () => loginButton().parentElement?.click())
  expect(dialog().open).toBe(true)
  await act(async () => dialog().click())
  expect(dialog().open).toBe(false)
})
