// What a journey is given, and the steps that many journeys share.

import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { Millis } from '#kernel/time.ts'
import type { TestClient } from '#test/clients.ts'
import type { Excuse, Look } from './browser.ts'
import type { JourneyInstall } from './install.ts'

export type Stage = {
  readonly install: JourneyInstall
  readonly look: Look
  readonly page: Page
  readonly excuse: Excuse
}

/** The instrument that a new client finds. */
export const first = { name: 'BTC/USD', price: /\d\d,\d{3}\.\d/ } as const

/** Asks again until it holds, for longer than a screen takes on a busy machine. */
export function until(holds: () => Promise<void> | void): Promise<void> {
  return vi.waitFor(holds, { timeout: 120_000, interval: 50 })
}

/** On a busy machine a page gives up on its call: people press again. */
export async function press(page: Page, button: Locator, call: RegExp): Promise<void> {
  const late = page.getByText('The server did not answer in time.')
  let isLate = true
  for (let tries = 0; isLate && tries < 5; tries += 1) {
    const answered = page.waitForResponse(call)
    await button.click()
    isLate = await Promise.race([answered.then(() => false), late.waitFor().then(() => true)])
  }
}

export async function fillSignIn(
  page: Page,
  { email, password }: Pick<TestClient, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await press(page, button, /\/api\/auth\/login$/)
}

/** Signs a new client in; ends on the trading screen, when it can trade. */
export async function enter({ install, page }: Stage): Promise<TestClient> {
  const client = await install.newClient()
  await page.goto('/auth/signin')
  await fillSignIn(page, client)
  await untilTradable(page)
  return client
}

/** Lets the install's time pass quickly. */
export async function hurryTo({ install }: Stage, instant: Millis): Promise<void> {
  await install.meeting.meet()
  install.clock.hurryTo(instant)
}

/** A fresh price, a quote, and keys that can be pressed. */
export async function untilTradable(page: Page): Promise<void> {
  const isOn = async () => (await keyOf(page, 'Buy').and(page.locator(':enabled')).count()) === 1
  await page.waitForURL('**/user/home')
  await until(async () => expect(await isOn(), 'that Buy can be pressed').toBe(true))
}

export function keyOf(page: Page, side: 'Buy' | 'Sell'): Locator {
  return page.getByRole('button', { name: new RegExp(`^${side}.*Break-even`, 's') })
}

export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name })
}

export async function openWallet(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Wallet' }).click()
}

/**
 * Over the wallet, which every look has. The stream may hear of the end before the page does, and
 * ask in vain who is signed in.
 */
export async function signOut({ page, excuse }: Stage): Promise<void> {
  excuse(/status of 401 /)
  await openWallet(page)
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/auth/signin')
}

/** On a phone the terms of the next trade stand in a sheet; elsewhere they are there already. */
export async function openTerms(page: Page): Promise<void> {
  const bar = page.locator('[aria-controls="terms"]')
  await bar.waitFor({ state: 'attached' })
  if (!(await bar.isVisible())) return
  if ((await bar.getAttribute('aria-expanded')) !== 'true') await bar.click()
  await page.locator('input[data-amount]').waitFor()
}
