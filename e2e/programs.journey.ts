// A client's own programs: a personal token that a program trades with, a webhook that it is told by,
// credits with an invoice.

import { expect } from 'vitest'
import { openClient } from '#client/open-client.ts'
import type { TestClient } from '#test/clients.ts'
import { placeDemoTrade } from '../examples/place-demo-trade.ts'
import { receiveWebhooks } from '../examples/receive-webhooks.ts'
import { checkScreen, checkThemes } from './screen.ts'
import { enter, panel, type Stage, until } from './stage.ts'
import { goTo } from './trader.journey.ts'

export async function programs(stage: Stage): Promise<void> {
  const client = await enter(stage)
  await tradeByToken(stage, client.password)
  await beTold(stage, client.password)
  await buyCredits(stage, client)
}

async function tradeByToken({ page, install, ...stage }: Stage, password: string): Promise<void> {
  await goTo(page, '/user/api', 'API access')
  const form = panel(page, 'Make a token')
  await form.getByLabel('Name').fill('My bot')
  await form.getByLabel('What it may do').selectOption({ label: 'Read and trade' })
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Make it' }).click()
  const token = await page.getByRole('textbox', { name: 'Token' }).inputValue()
  await checkThemes({ page, install, ...stage }, 'a token that is shown once')
  await page.getByRole('button', { name: 'I have it' }).click()
  const client = openClient({ url: install.url, token })
  const trade = await placeDemoTrade(client, 'BTCUSD')
  expect(trade).toMatchObject({ symbol: 'BTCUSD', mode: 'demo', status: 'Pending' })
  await page.getByRole('button', { name: 'Revoke My bot' }).click()
  await page.getByText('revoked', { exact: true }).waitFor()
  const refused = await client.call('listTrades', { query: { mode: 'demo' } })
  expect(refused).toMatchObject({ status: false, code: 'signed_out' })
}

async function beTold(stage: Stage, password: string): Promise<void> {
  const { page, install } = stage
  let secret = ''
  const heard: string[] = []
  const receiving = await receiveWebhooks({
    secret: () => secret,
    onEvent: ({ type }) => heard.push(type),
    now: install.clock.now,
  })
  try {
    await goTo(page, '/user/webhooks', 'Webhooks')
    await checkScreen(page, 'no webhook yet')
    const form = panel(page, 'Make a webhook')
    await form.getByLabel('Address').fill(receiving.url)
    await form.getByLabel('Password').fill(password)
    await form.getByRole('button', { name: 'Make it' }).click()
    secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue()
    await page.getByRole('button', { name: 'I have it' }).click()
    await page.getByRole('button', { name: `Send a test: ${receiving.url}` }).click()
    await until(() => expect(heard).toEqual(['webhook.test']))
    await page.getByRole('button', { name: `Show messages: ${receiving.url}` }).click()
    await page.getByText('arrived', { exact: true }).waitFor()
    await page.getByText('What is sent').click()
    await checkThemes(stage, 'what a webhook was told')
    await page.getByRole('button', { name: `Remove: ${receiving.url}` }).click()
    await page.getByText(/, removed$/).waitFor()
  } finally {
    receiving.close()
  }
}

async function buyCredits(stage: Stage, client: TestClient): Promise<void> {
  const { page, install } = stage
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await goTo(page, '/user/credits', 'Credits')
  await page.getByText('Please complete your profile first').waitFor()
  await checkThemes(stage, 'credits that cannot be bought yet')
  await install.tellProfile(client)
  await page.reload()
  const packs = panel(page, 'Buy credits')
  await packs
    .getByRole('button', { name: /^Buy \d+/ })
    .first()
    .click()
  await packs.getByRole('button', { name: 'Buy them' }).click()
  const invoice = panel(page, 'Purchases').getByRole('button', { name: /^Invoice / })
  await invoice.waitFor()
  await panel(page, 'Statement of credits').getByText('Bought').first().waitFor()
  await checkThemes(stage, 'credits that were bought')
  const saving = page.waitForEvent('download')
  await invoice.click()
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
}
