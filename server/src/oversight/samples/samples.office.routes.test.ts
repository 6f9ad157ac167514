// The letters as staff look at them: each that there is, under the brand of now.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SampleFacts } from '#contract/staff/samples.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerSampleLetters } from './samples.office.routes.ts'

const database = freshDatabase()
const folder = join(import.meta.dirname, '../..')

test('there is a sample of every letter to clients, and each is drawn as it would leave', async () => {
  const api = await createOfficeApp(database().db, { register: registerSampleLetters })
  const token = await sitDown(api, 'one@desk.example', ['administrator'])
  const listed: SampleFacts[] = (await read(api, 'sample-letters', token)).json().data
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written = files
    .filter((file) => /-letters\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^export function (\w+)/gm),
    ])
    .map(([, name = '']) => name)
  expect([...new Set(listed.map(({ name }) => name.split(' ')[0]))].toSorted()).toEqual(
    written.toSorted(),
  )
  const brand = [{ name: 'brand_name', value: '"Fair <Square>"' }]
  await post(api, 'settings', { changes: brand, reason: 'A name of ours.' }, { token })
  for (const { name, subject } of listed) {
    const reply = await read(api, `sample-letters/${encodeURIComponent(name)}`, token)
    const letter = reply.json().data
    expect(letter).toMatchObject({ subject, from: expect.stringContaining('Fair <Square>') })
    expect(letter.html).toContain('Fair &lt;Square&gt;')
    expect(letter.text).toContain('Hello Sam,')
    expect(letter.text).not.toMatch(/undefined|null|NaN|\[object/)
  }
})

test('a letter that is not there is not found, and support sees none', async () => {
  const api = await createOfficeApp(database().db, { register: registerSampleLetters })
  const token = await sitDown(api, 'two@desk.example', ['administrator'])
  expect((await read(api, 'sample-letters/constructor', token)).statusCode).toBe(404)
  const support = await sitDown(api, 'three@desk.example', ['support'])
  expect((await read(api, 'sample-letters', support)).statusCode).toBe(404)
})
