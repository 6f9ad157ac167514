// What the house owes to all, in a real browser: a client finds their own amount proven in the tree
// of the day, saves the proof, and visitors see the total on the status page.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { hour, later } from '#kernel/time.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { launch, looksOf, visit } from './browser.ts'
import { type JourneyInstall, projectRoot, saturdayNoon, startJourneyInstall } from './install.ts'
import { checkThemes } from './screen.ts'
import { fillSignIn, until } from './stage.ts'

let install: JourneyInstall
let browser: Browser
let client: TestClient

beforeAll(async () => {
  // There before the install is: the first tree has them.
  const starting = startJourneyInstall(async (db) => {
    client = await aClient(db, { clock: { now: () => later(saturdayNoon, -hour) } })
  })
  ;[install, browser] = await Promise.all([starting, launch()])
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

const looks = new Set([...looksOf('phone'), ...looksOf('desk')])

describe.each([...looks])('$name', (look) => {
  test('a client finds the own amount in the tree of the day, and keeps the proof', () =>
    visit(browser, look, install.url, async (page, excuse) => {
      const proved = page.locator('section', { hasText: 'What we owe you, proved' }).last()
      await page.goto('/auth/signin')
      await fillSignIn(page, client)
      await page.waitForURL('**/user/home')
      await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
      await until(async () => {
        await page.goto('/user/statement')
        await proved.getByText('Both hold').waitFor({ timeout: 10_000 })
      })
      expect(await proved.innerText()).toContain('we owed you $10,000.00, of $10,000.00')
      await checkThemes({ install, look, page, excuse }, 'statement, proved')
      const saving = page.waitForEvent('download')
      await proved.getByRole('button', { name: 'Save the proof' }).click()
      const path = present(await (await saving).path(), 'a file')
      const verify = ['--import', 'tsx', 'verify/src/main.ts', 'receipt', path]
      const said = await promisify(execFile)(process.execPath, verify, { cwd: projectRoot })
      expect(said.stdout).toMatch(/10,?000/)
    }))

  test('a visitor sees what is owed to all', () =>
    visit(browser, look, install.url, async (page) => {
      await page.goto('/status')
      const all = page.locator('section', { hasText: 'What clients are owed' }).last()
      await all.scrollIntoViewIfNeeded()
      expect(await all.innerText()).toContain('$10,000.00')
    }))
})
