// A form whose fields are checked when they are left: nothing moves under a press, and what was
// said of a field stays until that field is edited.

import { useMutation } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { TextField } from '#ui/TextField.tsx'
import { leave, ok, show, type, until } from '../../test/served.tsx'
import { Form } from './Form.tsx'
import type { Checked, Errors, Fields } from './fields.ts'
import { useForm } from './use-form.ts'

afterEach(leave)

function Example() {
  const sending = useMutation({ mutationFn: (_: string) => Promise.reject(new Error('taken')) })
  const { errors, form } = useForm({
    check: ({ first = '', second = '' }: Fields): Checked<string> => {
      const wrong: Errors = {
        ...(first === '' && { first: 'First is missing' }),
        ...(second === '' && { second: 'Second is missing' }),
      }
      return Object.keys(wrong).length > 0 ? { errors: wrong } : { value: first + second }
    },
    found: () => ({ first: 'First is taken' }),
    sending,
    isCheckedWhenLeft: true,
  })
  return (
    <Form {...form}>
      <TextField label="First" name="first" error={errors.first} />
      <TextField label="Second" name="second" error={errors.second} />
      <button type="submit">Send</button>
    </Form>
  )
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const said = () => [...document.querySelectorAll('p')].map((it) => it.textContent)
const rest = () => new Promise((resolve) => setTimeout(resolve, 20))

/** As a browser does: the focus moves while the button goes down. */
function pressDown(on: Element): void {
  on.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  ;(document.activeElement as HTMLElement).blur()
}

it('says what is wrong with a field once the press that left it is over', async () => {
  await show(<Example />, () => ok({}))
  field('first').focus()
  pressDown(document.body)
  await rest()
  expect(said()).toEqual([])
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  await until(() => expect(said()).toEqual(['First is missing']))
})

it('says it at once to those who leave a field by the keyboard', async () => {
  await show(<Example />, () => ok({}))
  field('first').focus()
  field('second').focus()
  await until(() => expect(said()).toEqual(['First is missing']))
})

it('keeps all that was found when it goes to the first of it', async () => {
  await show(<Example />, () => ok({}))
  field('second').focus()
  document.querySelector('form')?.requestSubmit()
  await until(() => expect(document.activeElement).toBe(field('first')))
  await rest()
  expect(said()).toEqual(['First is missing', 'Second is missing'])
  type('[name=first]', 'a')
  await until(() => expect(said()).toEqual(['Second is missing']))
})

it('keeps what the server found until that field is edited', async () => {
  await show(<Example />, () => ok({}))
  type('[name=first]', 'a')
  type('[name=second]', 'b')
  field('second').focus()
  document.querySelector('form')?.requestSubmit()
  await until(() => expect(document.activeElement).toBe(field('first')))
  field('second').focus()
  type('[name=second]', 'c')
  await rest()
  expect(said()).toEqual(['First is taken'])
  type('[name=first]', 'd')
  await until(() => expect(said()).toEqual([]))
})
