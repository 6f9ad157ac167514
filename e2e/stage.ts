// What a journey is given, and the steps that many journeys share.

import type { Locator, Page } from 'playwright-core'
import { vi } from 'vitest'
import type { TestClient } from '#test/clients.ts'
import type { Look } from './browser.ts'
import type { JourneyInstall } from './install.ts'

export type Stage = {
  readonly install: JourneyInstall
  readonly look: Look
  readonly page: Page
}

/** The instrument that a new client finds. */
export const first = { name: 'BCH/BTC', price: /0\.\d{7}/ } as const

/** Asks again until it holds, a little longer than any screen should take. */
export function until(holds: () => Promise<void> | void): Promise<void> {
  return vi.waitFor(holds, { timeout: 10_000, interval: 50 })
}

export async function fillSignIn(
  page: Page,
  { email, password }: Pick<TestClient, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs a new client in; ends on the trading screen, when it can trade. */
async function enter({ install, page }: Stage): Promise<TestClient> {
  const client = await install.newClient()
  await page.goto('/auth/signin')
  await fillSignIn(page, client)
  await untilTradable(page)
  return client
}

/** A fresh price, a quote, and keys that can be pressed. */
export async function untilTradable(page: Page): Promise<void> {
  await page.waitForURL('**/user/home')
  await keyOf(page, 'Buy').and(page.locator(':enabled')).waitFor()
}

export function keyOf(page: Page, side: 'Buy' | 'Sell'): Locator {
  return page.getByRole('button', { name: new RegExp(`^${side}.*Break-even`, 's') })
}

export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name })
}
