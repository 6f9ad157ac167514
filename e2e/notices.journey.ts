// How notices reach a client: what is chosen stays chosen, a push message arrives in this browser and
// says nothing of the account until that is wished, and a price alert is set and taken away.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkFocus, checkThemes } from './screen.ts'
import { enter, panel, type Stage, until } from './stage.ts'

export async function notices(stage: Stage): Promise<void> {
  const { page, excuse } = stage
  // A level that is reached already is refused.
  excuse(/status of 422 .*\/api\/users\/price-alerts/)
  await enter(stage)
  await page.evaluate(() => history.pushState(null, '', '/user/notices'))
  await page.getByRole('heading', { level: 1, name: 'Notices' }).waitFor()
  await chooseChannels(page)
  await pushHere(stage)
  await alertOnce(page)
  await checkThemes(stage, '/user/notices')
  await checkFocus(page, '/user/notices')
}

async function chooseChannels(page: Page): Promise<void> {
  const plan = page.getByRole('group', { name: 'Plan', exact: true })
  await plan.getByRole('combobox').selectOption('digest')
  await page.getByText('Saved.').waitFor()
  const security = page.getByRole('group', { name: 'Security', exact: true })
  expect(await security.getByLabel('In the app').isDisabled()).toBe(true)
  expect(await security.getByText('Always mailed').count()).toBe(1)
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel('From', { exact: true }).fill('23:30')
  await page.getByText('Saved.').waitFor()
  await page.reload()
  await page.getByLabel('From', { exact: true }).waitFor()
  expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('23:30')
  expect(await plan.getByRole('combobox').inputValue()).toBe('digest')
}

/** The browser's own service is far away: one on this machine takes its place. */
async function pushHere({ page, install }: Stage): Promise<void> {
  const subscription = install.push.browser()
  await page.context().grantPermissions(['notifications'])
  await page.evaluate((told) => {
    const { endpoint, p256dh, auth } = told
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }) as unknown as PushSubscription
  }, subscription)
  const region = panel(page, 'Push messages')
  await region.getByRole('button', { name: 'Send them to this device' }).click()
  await region.getByText('this device').first().waitFor()
  await region.getByRole('button', { name: 'Try it' }).click()
  const mine = () =>
    install.push.heard.filter(({ browser }) => subscription.endpoint.endsWith(`/${browser}`))
  await until(() => expect(mine()).toHaveLength(1))
  const message = mine()[0]?.message
  // A worker that is not there yet hears nothing.
  let shown = await shownIn(page)
  for (let tries = 0; shown.length === 0 && tries < 10; tries += 1) {
    await deliver(page, install.url, JSON.stringify(message))
    shown = await shownSoon(page)
  }
  expect(shown[0]).toEqual({
    title: expect.stringContaining('(demonstration)'),
    body: 'Push messages arrive on this device.',
    data: '/user/notices',
  })
  await region.getByRole('button', { name: 'Remove' }).click()
  await region.getByRole('button', { name: 'Send them to this device' }).waitFor()
}

/** As the browser's service would hand it over. */
async function deliver(page: Page, url: string, data: string): Promise<void> {
  const line = await page.context().newCDPSession(page)
  let registrationId = ''
  line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? ''
  })
  await line.send('ServiceWorker.enable')
  await until(() => expect(registrationId).not.toBe(''))
  const { origin } = new URL(url)
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

function shownIn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, data }) => ({ title, body, data }))
  })
}

/** Nothing, where nothing is after some seconds. */
async function shownSoon(page: Page): ReturnType<typeof shownIn> {
  for (let looks = 0; looks < 50; looks += 1) {
    const shown = await shownIn(page)
    if (shown.length > 0) return shown
    await page.waitForTimeout(200)
  }
  return []
}

async function alertOnce(page: Page): Promise<void> {
  const region = panel(page, 'Price alerts')
  await region.getByLabel('Instrument').selectOption({ label: 'BTC/USD' })
  await region.getByText(/^Now /).waitFor()
  await region.getByRole('button', { name: 'Set the alert' }).click()
  await region.getByText(/Price/).first().waitFor()
  await region.getByLabel('Price', { exact: true }).fill('1')
  await region.getByRole('button', { name: 'Set the alert' }).click()
  await region.getByRole('alert').waitFor()
  await region.getByLabel('When it is').selectOption('moved')
  await region.getByLabel('Percent', { exact: true }).fill('25')
  await region.getByRole('button', { name: 'Set the alert' }).click()
  await region.getByText(/waits, set at/).waitFor()
  await region.getByRole('button', { name: /^Remove BTC\/USD/ }).click()
  await region.getByText('No price alerts.').waitFor()
}
