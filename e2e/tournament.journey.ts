// A practice tournament: joined under a name, its chips traded beside a chart on the same prices as
// dollars, and seen on the board, while not a dollar moves.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkScreen, checkThemes } from './screen.ts'
import { enter, panel, type Stage, until } from './stage.ts'

const name = 'Ada of <b>Chips</b>'

export async function tournament(stage: Stage): Promise<void> {
  const { page, look, excuse } = stage
  // A stake that is too large is refused.
  excuse(/status of 422 .*\/api\/trading\/submit/)
  await enter(stage)
  if (look.isPhone) await page.goto('/user/tournaments')
  else {
    await page.getByRole('button', { name: 'Trading', exact: true }).click()
    await page.getByRole('link', { name: 'Tournaments', exact: true }).click()
  }
  const running = page.getByRole('listitem').filter({ hasText: 'Running' }).first()
  await running.getByText('Free', { exact: true }).waitFor()
  await checkThemes(stage, 'tournaments')
  await running.getByRole('link').click()
  await panel(page, 'The rules').waitFor()
  await checkScreen(page, 'a tournament, before joining')
  await page.getByLabel('Name on the board').fill(name)
  await page.getByRole('button', { name: 'Join for free' }).click()
  await panel(page, 'How everybody stands').getByText(`${name} (you)`).waitFor()
  await trade(page)
  await checkThemes(stage, 'a tournament, while one trades')
  await page.getByLabel('Name on the board').fill('')
  await page.getByRole('button', { name: 'Change name' }).click()
  await panel(page, 'How everybody stands')
    .getByText(/Entrant \d+ \(you\)/)
    .waitFor()
  await page.reload()
  await panel(page, 'Running').getByText('975.00 chips').waitFor()
  expect(await page.getByRole('banner').getByText('$10,000.00').count()).toBeGreaterThan(0)
}

/** A stake that is too large is refused; one that is there leaves the chips at hand. */
async function trade(page: Page): Promise<void> {
  const ticket = panel(page, 'Trade your chips')
  const buy = ticket.getByRole('button', { name: 'Buy', exact: true })
  await ticket.getByLabel('Chips to stake').fill('5000')
  await until(async () => expect(await buy.isEnabled()).toBe(true))
  await buy.click()
  await ticket.getByRole('alert').waitFor()
  await ticket.getByLabel('Chips to stake').fill('25')
  await buy.click()
  await ticket.getByRole('link', { name: /Buy BTC/ }).waitFor()
  // Beside a chart of what is traded, which one can look at by other stretches.
  await ticket.getByRole('figure', { name: /^Chart BTC/ }).waitFor()
  await ticket.getByRole('button', { name: '1m', exact: true }).click()
  await ticket.getByRole('button', { name: '1m', pressed: true }).waitFor()
  await ticket.getByRole('figure', { name: /^Chart BTC/ }).waitFor()
  await panel(page, 'Running').getByText('975.00 chips').waitFor()
}
