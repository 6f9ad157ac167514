// The trader on an exchange account, on the practice exchange of a sandbox: a key that may withdraw
// is refused, one that may not is taken; credits are bought; a bot runs dry, and not for good before
// a day of that.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkScreen, checkThemes } from './screen.ts'
import { enter, panel, type Stage, until } from './stage.ts'

export async function trader(stage: Stage): Promise<void> {
  const { page, excuse } = stage
  // What is refused is so on the wire.
  excuse(/status of 422 /)
  await enter(stage)
  await goTo(page, '/user/trader', 'Exchange trader')
  await checkThemes(stage, 'the trader, before anything')
  await openAccount(page)
  await addKey(page, 'mighty')
  await panel(page, 'Keys')
    .getByText(/withdraw/)
    .last()
    .waitFor()
  await checkScreen(page, 'a key that may withdraw')
  await addKey(page, 'modest')
  await panel(page, 'Keys').getByText('may trade', { exact: true }).waitFor()
  await makeBot(page)
  await checkThemes(stage, 'a bot that was made')
  await runDry(stage)
  await removeKey(page)
  await checkThemes(stage, 'a bot whose key is gone')
}

/** As a link of ours does. */
export async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}

export async function openAccount(page: Page): Promise<void> {
  const practice = panel(page, 'Practice exchange')
  await practice.getByRole('button', { name: 'Open an account' }).click()
  await practice.getByLabel('Name of the key').waitFor()
}

const makes = { mighty: 'Make one that may withdraw', modest: 'Make a key' } as const

/** A key of the practice exchange, copied into the form as one does. */
export async function addKey(page: Page, kind: keyof typeof makes): Promise<void> {
  const practice = panel(page, 'Practice exchange')
  const shown = practice.getByTestId('practice-api-key')
  const before = (await shown.count()) > 0 ? await shown.innerText() : ''
  await practice.getByLabel('Name of the key').fill(kind)
  await practice.getByRole('button', { name: makes[kind], exact: true }).click()
  await until(async () => expect(await shown.innerText()).not.toBe(before))
  const keys = panel(page, 'Keys')
  await keys.getByLabel('Exchange').selectOption('practice')
  await keys.getByLabel('Name', { exact: true }).fill(`My ${kind} key`)
  await keys.getByLabel('Key', { exact: true }).fill(await shown.innerText())
  const secret = await practice.getByTestId('practice-secret').innerText()
  await keys.getByLabel('Secret').fill(secret)
  await keys.getByRole('button', { name: 'Add the key' }).click()
}

/** From nothing, where the screen of the trader stands. */
export async function addPracticeKey(page: Page): Promise<void> {
  await openAccount(page)
  await addKey(page, 'modest')
  await panel(page, 'Bots').locator('form').waitFor()
}

export async function makeBot(page: Page): Promise<void> {
  const form = panel(page, 'Bots').locator('form')
  await form.getByLabel('Key', { exact: true }).selectOption({ index: 1 })
  await form.getByLabel('Rule').selectOption({ label: 'A tossed coin' })
  await form.getByLabel('Money at risk').fill('500')
  await form.getByRole('button', { name: 'Make the bot' }).click()
  await page.getByRole('article', { name: /^BTC\/USD, A tossed coin/ }).waitFor()
}

async function runDry({ page }: Stage): Promise<void> {
  const bot = page.getByRole('article', { name: /^BTC\/USD/ })
  await bot.getByRole('button', { name: 'Start dry' }).click()
  await bot.getByText('running', { exact: true }).waitFor()
  await bot.getByText(/^It may trade for good from /).waitFor()
  await bot.getByRole('button', { name: 'Start live' }).click()
  await bot.getByText(/It costs .* credits a day and .* a trade/).waitFor()
  await bot.getByRole('button', { name: 'Trade for good' }).click()
  await bot.getByText(/needs one credit at least/).waitFor()
}

async function removeKey(page: Page): Promise<void> {
  await panel(page, 'Keys').getByRole('button', { name: 'Remove My modest key' }).click()
  await panel(page, 'Keys').getByText('no longer used').waitFor()
  const bot = page.getByRole('article', { name: /^BTC\/USD/ })
  await bot.getByText('stopped', { exact: true }).waitFor()
  await bot.getByText(/^Its key is no longer used/).waitFor()
}
