// A session lasts over a reload, ends where the client ends it, and leads back to where one was.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { enter, fillSignIn, type Stage, signOut, untilTradable } from './stage.ts'

export async function session(stage: Stage): Promise<void> {
  const { page, install } = stage
  const client = await enter(stage)
  await page.reload()
  await untilTradable(page)
  const stolen = await renew(install.url, await cookiesOf(page))
  expect(stolen.status).toBe(200)
  await signOut(stage)
  expect((await renew(install.url, cookiesIn(stolen))).status).toBe(401)
  await page.goto('/user/trade-history')
  await page.waitForURL('**/auth/signin')
  await fillSignIn(page, client)
  await page.waitForURL('**/user/trade-history')
  await page.getByText('No trade in your history yet.').waitFor()
  await page.goto('/auth/signin')
  await untilTradable(page)
}

async function cookiesOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function cookiesIn(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

function renew(url: string, cookie: string): Promise<Response> {
  return fetch(`${url}/api/auth/refresh`, { method: 'POST', headers: { cookie, origin: url } })
}
