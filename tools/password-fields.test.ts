// Wherever a password is typed it is hidden, unless whoever types it wants to see it, and may be
// pasted and filled in by whatever keeps passwords.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, nodesIn, sourceOf } from './sources.ts'

const root = join(import.meta.dirname, '..')
const sources = ['browser', 'ui', 'web', 'office']
  .flatMap((part) => filesIn(root, part))
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => sourceOf(file, readFileSync(join(root, file), 'utf8')))

const elements = sources.flatMap(({ file, text, program }) =>
  [...nodesIn(program)]
    .filter(({ type }) => type === 'JSXOpeningElement')
    .map(({ start, end }) => ({ file, code: text.slice(start, end) })),
)

test('each field for a password hides what is typed', () => {
  const fields = elements.filter(({ code }) =>
    /autoComplete="(current|new)-password"|\bname="(\w*P|p)assword"/.test(code),
  )
  expect(fields.length).toBeGreaterThan(12)
  const open = fields.filter(({ code }) => !/^<PasswordField\b|\btype="password"/.test(code))
  expect(open).toEqual([])
  const shown = elements.filter(({ file }) => file.endsWith('/PasswordField.tsx'))
  expect(shown[0]?.code).toContain(`type={isShown ? 'text' : 'password'}`)
})

test('programs that keep passwords know which is asked for', () => {
  const fields = elements.filter(
    ({ file, code }) =>
      /^<PasswordField\b|\btype="password"/.test(code) &&
      /\bname="(\w*P|p)assword"/.test(code) &&
      !file.endsWith('/PasswordField.tsx'),
  )
  const untold = fields.filter(({ code }) => !/autoComplete="(current|new)-password"/.test(code))
  expect(untold).toEqual([])
})

test('nobody is asked a question in the place of a password, nor shown a hint to one', () => {
  const schema = readFileSync(join(root, 'server/schema.sql'), 'utf8')
  const wire = filesIn(root, 'contract').map((file) => readFileSync(join(root, file), 'utf8'))
  const asked = /\b(secret|security)_?(question|answer)|password_?hint|\b(pet|maiden)_?name\b/i
  for (const text of [schema, ...wire]) expect(asked.exec(text)).toBe(null)
})

test('nothing keeps anybody from pasting, copying or dropping', () => {
  const kept = elements.filter(({ code }) => /\bon(Paste|Copy|Cut|Drop)(Capture)?=/.test(code))
  expect(kept).toEqual([])
  const heard = sources.filter(({ text }) => /addEventListener\('(paste|copy|cut|drop)'/.test(text))
  expect(heard).toEqual([])
})
