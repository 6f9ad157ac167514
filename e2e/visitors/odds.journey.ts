// Learning the odds: found from the help, changed by what one chooses, and a hundred trades of one's
// own whose figures, curve and table agree; then a thousand such runs.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { checkFocus, checkScreen } from '../screen.ts'
import { until } from '../stage.ts'
import { desk, phone } from './see-page.ts'
import { visitSite } from './visited.ts'

describe.concurrent('learning the odds', () => {
  test.each([phone, desk])('$name', (look) =>
    visitSite(look, async (page) => {
      await page.goto('/help')
      await page.getByRole('link', { name: 'try with random numbers' }).click()
      await page.waitForURL('**/help/odds')
      await seeBreakEven(page)
      await page.getByLabel('Amount of a trade').selectOption({ label: '$50' })
      await checkScreen(page, 'the odds')
      await begin(page, 'Simulate a hundred trades')
      const { won, lost, from, to } = await ended(page)
      expect(won + lost).toBe(100)
      expect(from).toBe(5_000)
      expect(figure(await fact(page, 'Result'))).toBe(to - from)
      expect(figure(await fact(page, 'Staked in all'))).toBe(5_000)
      await seeTable(page, { made: 100, balance: to })
      await checkInBoth(page, 'a hundred trades')
      await byKeyboard(page)
      await begin(page, 'Simulate another hundred')
      const doubled = await ended(page)
      await seeTable(page, { made: doubled.won + doubled.lost, balance: doubled.to })
      await page.getByRole('button', { name: 'Simulate a thousand runs' }).press('Enter')
      await page.getByText(/% of the runs ended with a loss\./).waitFor()
      const [worst, best] = [
        await fact(page, 'The worst tenth'),
        await fact(page, 'The best tenth'),
      ]
      expect(figure(worst)).toBeLessThan(figure(best))
      await checkInBoth(page, 'a thousand runs')
      await checkFocus(page, 'a thousand runs')
    }),
  )

  test('read from the right', () =>
    visitSite(phone, async (page) => {
      await page.goto('/ar/help/odds')
      const example = page.locator('main [data-example]')
      await pressUntilShown(page, () => example.getByRole('button').first().click())
      await example.getByRole('button').nth(1).click()
      await until(async () => expect(await example.locator('dl').count()).toBe(2))
      await checkInBoth(page, 'a thousand runs, from the right')
    }))
})

/** Whichever profit is chosen, the share that must win is one by one and the profit. */
async function seeBreakEven(page: Page): Promise<void> {
  const profit = page.getByLabel('Profit if right')
  const offered = await profit.locator('option').allTextContents()
  expect(offered.length).toBeGreaterThan(3)
  for (const label of [offered[0] ?? '', offered.at(-1) ?? '', '75 %']) {
    await profit.selectOption({ label })
    const even = 100 / (1 + figure(label) / 100)
    await page.getByText(`= ${even.toFixed(1)} %`).waitFor()
  }
}

/** The page lives once a press is heard; until then it is pressed again. */
function pressUntilShown(page: Page, press: () => Promise<void>): Promise<void> {
  return until(async () => {
    if ((await page.locator('main figure svg').count()) === 0) await press()
    expect(await page.locator('main figure svg').count()).toBe(1)
  })
}

async function begin(page: Page, name: string): Promise<void> {
  const before = await page.locator('main figure svg path').count()
  await page.getByRole('button', { name }).click()
  if (before === 0) await page.locator('main figure svg').waitFor()
}

async function ended(page: Page) {
  const text = page.getByRole('status').filter({ hasText: 'became' })
  await text.waitFor()
  const said = /Won (\d+), lost (\d+)\. (\S+) became (\S+?)\.(?= |$)/
  const [, won, lost, from, to] = said.exec((await text.textContent()) ?? '') ?? []
  return { won: figure(won), lost: figure(lost), from: figure(from), to: figure(to) }
}

async function fact(page: Page, name: string): Promise<string> {
  const line = page.locator('[data-example] dl > div').filter({ hasText: name })
  return (await line.locator('dd').textContent()) ?? ''
}

type Line = { readonly made: number; readonly balance: number }

async function seeTable(page: Page, last: Line): Promise<void> {
  const table = page.locator('details').filter({ hasText: 'The curve as a table' })
  await table.locator('summary').click()
  const cells = await table.locator('tbody tr').last().locator('th, td').allTextContents()
  expect(cells.map(figure)).toEqual([last.made, last.balance])
}

/** From the first way of choosing amounts to the next one. */
async function byKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Always the same').focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.getByLabel('Doubled after a loss').isChecked()).toBe(true)
}

async function checkInBoth(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await checkScreen(page, `${name}, ${colorScheme}`)
  }
}

/** "−$1,072.50" is -1072.5. */
function figure(text: string | undefined): number {
  return Number((text ?? '').replace('\u2212', '-').replace(/[^\d.-]/g, ''))
}
