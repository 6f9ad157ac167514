// The one way of a form: wrong fields are said and gone to, what is right is sent once at a time,
// and what was typed stays.

import { useMutation } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { TextField } from '#ui/TextField.tsx'
import { leave, ok, show, type, until } from '../../test/served.tsx'
import { Form } from './Form.tsx'
import type { Fields } from './fields.ts'
import { useForm } from './use-form.ts'

afterEach(leave)

function Example({ send }: { readonly send: (name: string) => Promise<void> }) {
  const sending = useMutation({ mutationFn: send })
  const { errors, isMarked, form } = useForm({
    check: ({ first = '', second = '' }: Fields) =>
      second === '' ? { errors: { second: 'is missing' } } : { value: first + second },
    found: () => ({ first: 'is taken' }),
    sending,
  })
  return (
    <Form {...form}>
      <TextField label="First" name="first" error={errors.first} />
      <TextField label="Second" name="second" error={errors.second} />
      <output>{isMarked ? 'marked' : 'fine'}</output>
    </Form>
  )
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
const submit = () => document.querySelector('form')?.requestSubmit()
const said = () => document.querySelector('output')?.textContent

it('goes to the first field that is wrong, and sends nothing', async () => {
  const send = vi.fn(async () => {})
  await show(<Example send={send} />, () => ok({}))
  submit()
  await until(() => expect(document.activeElement).toBe(field('second')))
  expect(said()).toBe('marked')
  expect(field('second')?.ariaInvalid ?? field('second')?.getAttribute('aria-invalid')).toBe('true')
  expect(send).not.toHaveBeenCalled()
})

it('sends once at a time, goes to what the server found wrong, and keeps what was typed', async () => {
  let refuse = (_: Error) => {}
  const send = vi.fn(() => new Promise<void>((_, reject) => (refuse = reject)))
  await show(<Example send={send} />, () => ok({}))
  type('[name=first]', 'a')
  type('[name=second]', 'b')
  submit()
  await until(() => expect(send).toHaveBeenCalledWith('ab', expect.anything()))
  submit()
  refuse(new Error('no'))
  await until(() => expect(document.activeElement).toBe(field('first')))
  expect(send).toHaveBeenCalledTimes(1)
  expect([field('first')?.value, field('second')?.value]).toEqual(['a', 'b'])
  type('[name=first]', 'c')
  await until(() => expect(said()).toBe('fine'))
})
