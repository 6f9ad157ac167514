// Staff identify a client in the office: a document is opened for a reason, looked at by keyboard,
// refused with a reason that the client reads; the next one is approved, after somebody said that
// the client is not the person of a list whose name is like theirs.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { photo } from '#test/pictures.ts'
import { ofacSample } from '#test/screening-lists.ts'
import { signInToOffice } from './office.journey.ts'
import { checkScreen } from './screen.ts'
import { enter, type Stage, until } from './stage.ts'

export async function identity(stage: Stage): Promise<void> {
  const { page, install, excuse } = stage
  const named = () => install.newClient({ firstname: 'Zdenka' })
  const client = await enter({ ...stage, install: { ...install, newClient: named } })
  await install.tellProfile(client)
  await sendDocument(page)
  await page.goto('/office')
  await signInToOffice(page, install.staff)
  // How much waits there stands in its name, once that is known.
  await page.getByRole('link', { name: /^Identity/ }).click()
  await page.getByRole('heading', { name: /^Identity/ }).waitFor()
  await checkScreen(page, 'documents in the office')
  await loadList(page)
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
  await sendDocument(page)
  await page.goto('/office/identity')
  await openRow(page, client.id)
  await open(page)
  await page.getByText(/A corner is missing/).waitFor()
  excuse(/status of 409 .*\/approval/)
  await approve(page)
  await page.getByText('The name is like one on a list.').waitFor()
  await sayWhoItIs(page)
  await page.goto('/office/identity')
  await openRow(page, client.id)
  await page.getByText('Somebody else').waitFor()
  await approve(page)
  await page.waitForURL('**/office/identity')
  await page.goto('/office/plans')
  await page.getByRole('heading', { name: /^Plans/ }).waitFor()
  await page.getByRole('link', { name: 'The plans' }).click()
  await page.getByRole('cell', { name: 'Diamond' }).first().waitFor()
  await checkScreen(page, 'plans in the office')
}

/** Once its picture was seen. */
async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Approve/, disabled: false }).waitFor()
  await page.keyboard.press('a')
}

async function loadList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await page.getByText('No list is loaded').waitFor()
  await page.getByLabel('Which list').selectOption('ofac_sdn')
  const list = ofacSample([['200', 'LOVELACE, Zdenka']])
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'SDN.XML',
    mimeType: 'text/xml',
    buffer: Buffer.from(list),
  })
  await page.getByRole('button', { name: 'Load a list' }).click()
  await page.getByRole('cell', { name: '2026-11-20' }).waitFor()
  await checkScreen(page, 'lists of names')
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
}

async function sayWhoItIs(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Look at it' }).click()
  await page.getByText('LOVELACE, Zdenka').waitFor()
  await checkScreen(page, 'a name like one on a list')
  await page.getByRole('button', { name: 'Decide' }).click()
  await page.getByText('Say whether it is the same person.').waitFor()
  await page.getByLabel('Somebody else').check()
  await page.getByLabel(/^Your reason/).fill('Born on another day.')
  await page.getByRole('button', { name: 'Decide' }).click()
  await page.waitForURL('**/office/identity/names')
  await page.getByRole('heading', { name: /^Names on lists/ }).waitFor()
  await checkScreen(page, 'names on lists')
}

export async function sendDocument(page: Page): Promise<void> {
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
