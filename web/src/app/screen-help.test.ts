// @vitest-environment node
// Every screen of those who are signed in has its article of the help, and every such article is
// there, in both languages.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readText } from '../lib/text/text.ts'
import { helpFor, screenHelp } from './screen-help.ts'
import { clientScreens, realScreens } from './screens.tsx'

const facts = { isSandbox: true, names: { complaints: 'us' }, operator: [] } as const

/** It leads on to another one. */
const leadsOn = '/user'

it('each has its row', () => {
  const screens = Object.keys({ ...clientScreens, ...realScreens }).filter((it) => it !== leadsOn)
  expect(Object.keys(screenHelp).sort()).toEqual(screens.sort())
})

it.each(['', 'nl/'])('each article is there, in "%s"', (folder) => {
  const text = readFileSync(`web/src/features/help/${folder}articles.md`, 'utf8')
  const ids = readText(text, facts).sections.map(({ id }) => id)
  expect(Object.values(screenHelp).filter((id) => !ids.includes(id))).toEqual([])
})

it.each([
  ['/user/deposit', '/help#paying-in'],
  ['/user/trades/019aa000-0000-7000-8000-000000000001', '/help#receipt'],
  ['/user/elsewhere', '/help'],
])('%s leads to %s', (pathname, to) => {
  expect(helpFor(pathname)).toBe(to)
})
