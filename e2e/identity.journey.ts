// Staff identify a client in the office: a document is opened for a reason, looked at by keyboard,
// refused with a reason that the client reads, and the next one is approved.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { photo } from '#test/pictures.ts'
import { signInToOffice } from './office.journey.ts'
import { checkScreen } from './screen.ts'
import { enter, type Stage, until } from './stage.ts'

export async function identity(stage: Stage): Promise<void> {
  const { page, install } = stage
  const client = await enter(stage)
  await install.tellProfile(client)
  await send(page)
  await page.goto('/office')
  await signInToOffice(page, install.staff)
  await page.getByRole('link', { name: 'Identity', exact: true }).click()
  await page.getByRole('heading', { name: /^Identity/ }).waitFor()
  await checkScreen(page, 'documents in the office')
  await openRow(page, client.id)
  await page.getByText('Open it before you decide.').waitFor()
  await checkScreen(page, 'a document that is closed')
  await open(page)
  await lookAt(page)
  await checkScreen(page, 'a document that is open')
  await page.keyboard.press('x')
  await page.keyboard.type('A corner is missing.')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/office/identity')

  await page.goto('/user/verify')
  await page.getByText('A corner is missing.').first().waitFor()
  await send(page)
  await page.goto('/office/identity')
  await openRow(page, client.id)
  await open(page)
  await page.getByText(/A corner is missing/).waitFor()
  await page.keyboard.press('a')
  await page.waitForURL('**/office/identity')
  await page.goto('/office/plans')
  await page.getByRole('heading', { name: /^Plans/ }).waitFor()
  await page.getByRole('button', { name: 'The plans' }).click()
  await page.getByRole('cell', { name: 'Diamond' }).waitFor()
  await checkScreen(page, 'plans in the office')
}

async function send(page: Page): Promise<void> {
  await page.goto('/user/verify')
  await page.getByLabel('Document', { exact: true }).selectOption('national_id')
  await page.locator('input[type=file]').setInputFiles({
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo({ width: 900, height: 600 }),
  })
  await page.getByRole('button', { name: 'Send document' }).click()
  await page.getByText('Your document is being checked.').waitFor()
}

function openRow(page: Page, id: bigint): Promise<void> {
  const own = page.getByRole('cell', { name: String(id), exact: true })
  return page.getByRole('row').filter({ has: own }).getByRole('link').click()
}

async function open(page: Page): Promise<void> {
  await page.getByLabel(/^Why you open it/).fill('To identify them.')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

/** Larger and turned, by keyboard; the mark is in the picture. */
async function lookAt(page: Page): Promise<void> {
  const canvas = page.getByRole('img', { name: /^The picture of the document/ })
  const shape = () =>
    canvas.evaluate((it) => [(it as HTMLCanvasElement).width, (it as HTMLCanvasElement).height])
  await until(async () => expect(await shape()).toEqual([900, 600]))
  await page.keyboard.press('r')
  await until(async () => expect(await shape()).toEqual([600, 900]))
  await page.keyboard.press('+')
  await page.getByText('150 %').waitFor()
}
