// A new client settles automated trades, reads what they are likely to lose, switches them on for
// the demo and watches the first of them; then switches them off.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkScreen, checkThemes } from './screen.ts'
import { enter, panel, type Stage, until } from './stage.ts'

type Followed = { readonly symbol: string; readonly name: string }

/** Trading on what is followed has been stopped since before its first minute ended. */
export async function automated(stage: Stage, followed: Followed): Promise<void> {
  const { install, page, excuse } = stage
  excuse(/status of 422 .*\/api\/ats\/settings/)
  await enter(stage)
  await page.evaluate(() => history.pushState(null, '', '/user/ats'))
  await page.getByRole('heading', { name: 'Automated trades', level: 1 }).waitFor()
  await settle(page, followed)
  await switchOn(stage)
  await install.staff.reopenTrading('Somebody is ready.', followed.symbol)
  await watch(page)
  await checkThemes(stage, 'automated trades that run')
  await panel(page, 'Automated trades are').getByRole('button', { name: 'Turn off now' }).click()
  await page.getByText(/^Off since .* You switched them off\.$/).waitFor()
}

async function settle(page: Page, { name }: Followed): Promise<void> {
  const form = panel(page, 'What is traded')
  const ticked = form.getByRole('group', { name: 'Instruments' }).getByRole('checkbox')
  for (const box of await ticked.all()) await box.setChecked(false)
  await form.getByLabel(name, { exact: true }).check()
  await form.getByLabel('Most losses a day, $').fill('5')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Nothing would ever be traded').waitFor()
  await checkScreen(page, 'settings that would never trade')
  await form.getByLabel('Most losses a day, $').fill('50')
  await form.getByLabel('A tossed coin').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Change' }).waitFor()
  expect(await form.textContent()).toContain('A tossed coin')
  expect(await form.textContent()).toContain(name)
}

async function switchOn(stage: Stage): Promise<void> {
  const { page } = stage
  const box = panel(page, 'Automated trades are')
  expect(await box.getByRole('button', { name: 'Turn on for live' }).isDisabled()).toBe(true)
  await box.getByRole('button', { name: 'Turn on for the demo' }).click()
  await page.getByRole('heading', { name: 'What you are likely to lose' }).waitFor()
  // One trade a day of $10, at a margin of 4 %.
  await box.getByText('About $0.40 a day on average: 1 trade a day, 4.0 % of each stake.').waitFor()
  await checkThemes(stage, 'what is likely to be lost')
  const yes = box.getByRole('button', { name: 'Turn on for the demo' })
  expect(await yes.isDisabled()).toBe(true)
  await box.getByRole('checkbox', { name: /I have read this/ }).check()
  await yes.click()
  await box.getByText('on: demo').waitFor()
}

/** A coin is tossed each minute, and its window opens ten seconds later. */
async function watch(page: Page): Promise<void> {
  const log = panel(page, 'What was done')
  await until(async () => expect(await log.getByRole('link', { name: 'Receipt' }).count()).toBe(1))
  expect(await log.textContent()).toContain('A tossed coin')
  await panel(page, 'Automated trades are').getByText('Today (UTC): 1 of 1 trades').waitFor()
  await panel(page, 'Results').getByText('Trades', { exact: true }).waitFor()
}
