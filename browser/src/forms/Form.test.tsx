// A form takes back what was said about it as soon as it is edited, and nothing sooner.

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Form } from './Form.tsx'
import { without } from './fields.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

it.each(['input', 'select', 'checkbox'] as const)(
  'hears of an edit of a field: %s',
  async (kind) => {
    const failed = { isError: true, reset: vi.fn() }
    const onWay = { isError: false, reset: vi.fn() }
    const edited: string[] = []
    await act(async () =>
      root.render(
        <Form sending={[failed, onWay]} onEdit={(field) => edited.push(field)}>
          {kind === 'input' && <input name="it" />}
          {kind === 'checkbox' && <input name="it" type="checkbox" />}
          {kind === 'select' && (
            <select name="it">
              <option>a</option>
              <option>b</option>
            </select>
          )}
        </Form>,
      ),
    )
    expect(place.querySelector('form')?.noValidate).toBe(true)
    const field = place.querySelector('[name=it]') as HTMLInputElement
    expect(failed.reset).not.toHaveBeenCalled()
    await act(async () => {
      if (kind === 'checkbox') field.click()
      else {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
          field,
          'b',
        )
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    expect(new Set(edited)).toEqual(new Set(['it']))
    expect(failed.reset).toHaveBeenCalled()
    // What is under way is not let go of.
    expect(onWay.reset).not.toHaveBeenCalled()
  },
)

it('what was said of a field goes, and of a pair with either', () => {
  const errors = { email: 'is invalid', password: 'is short', confirmPassword: 'does not match' }
  expect(without(errors, 'email')).toEqual({
    password: 'is short',
    confirmPassword: 'does not match',
  })
  expect(without(errors, 'password')).toEqual({ email: 'is invalid' })
  expect(without(errors, 'confirmPassword')).toEqual({ email: 'is invalid', password: 'is short' })
})
