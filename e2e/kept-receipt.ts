// A receipt that is kept: saved by its client once the log has all of it, and verified by a stranger
// who has nothing but the file, without a connection.

import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { present } from '#kernel/assert.ts'
import { later, minute } from '#kernel/time.ts'
import { checkThemes } from './screen.ts'
import { hurryTo, panel, type Stage } from './stage.ts'

const patience = { timeout: 120_000 }

/** On the page of a receipt whose trade is over. */
export async function keepReceipt(stage: Stage): Promise<void> {
  const { page, install } = stage
  await hurryTo(stage, later(install.clock.now(), 3 * minute))
  await page.getByText('All of it holds').waitFor(patience)
  await checkThemes(stage, 'receipt, signed')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the signed receipt' }).click()
  const path = present(await (await saving).path(), 'a file')
  await seeByStranger(page, path)
}

async function seeByStranger(page: Page, path: string): Promise<void> {
  const browser = present(page.context().browser(), 'a browser')
  const context = await browser.newContext({ viewport: page.viewportSize() })
  try {
    const visitor = await context.newPage()
    await visitor.goto(new URL('/fairness', page.url()).href)
    const choose = visitor.getByLabel('Choose a receipt')
    await choose.waitFor({ state: 'attached', ...patience })
    await context.setOffline(true)
    await choose.setInputFiles(path)
    const saved = panel(visitor, 'Check a receipt that somebody saved')
    await saved.getByText('All of it holds').waitFor(patience)
    await writeFile(path, (await readFile(path, 'utf8')).replace(/\\"payout\\":/, '\\"payout\\":1'))
    await choose.setInputFiles(path)
    await saved.getByText('It does not hold').waitFor(patience)
    await context.setOffline(false)
    await saved.getByRole('button', { name: 'Ask the log' }).click()
    await saved.getByText('keep this file').waitFor(patience)
    expect(await saved.getByText('Does not hold').count()).toBeGreaterThan(1)
  } finally {
    await context.close()
  }
}
