// What staff keep about a client, with what would run if it were not shown as text: a tag, a note
// and its change, a view, and one act on many.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signInToOffice } from './office.journey.ts'
import { checkScreen } from './screen.ts'
import type { Stage } from './stage.ts'

const tag = '<img src=x onerror=alert(1)>'
const view = '"><svg onload=alert(2)>'
const [first, second] = ['<script>alert(3)</script>', 'javascript:alert(4) </textarea>']

export async function markedClient({ page, install }: Stage): Promise<void> {
  const shown: string[] = []
  page.on('dialog', (dialog) => {
    shown.push(dialog.message())
    void dialog.dismiss()
  })
  const { id } = await install.newClient()
  await page.goto('/office')
  await signInToOffice(page, install.staff)
  await page.getByRole('heading', { name: /^Overview/ }).waitFor()
  await page.goto('/office/clients')
  await addTag(page)
  await page.goto(`/office/clients/${id}/notes`)
  await writeNotes(page)
  await page.getByLabel('Put a tag on').selectOption(tag)
  await page.getByRole('button', { name: `Take ${tag} off` }).waitFor()
  await page.getByRole('link', { name: 'Linked' }).click()
  await page.getByText('Nobody else has what this client has.').waitFor()
  await checkScreen(page, 'linked clients')
  await page.goto('/office/clients')
  await saveView(page)
  await untag(page, String(id))
  expect(shown).toEqual([])
}

async function addTag(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  await page.getByLabel('One more').fill(tag)
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('listitem').filter({ hasText: tag }).waitFor()
  await checkScreen(page, 'the tags there are')
  await page.keyboard.press('Escape')
}

async function writeNotes(page: Page): Promise<void> {
  await page.getByLabel('A note').fill(first)
  await page.getByRole('button', { name: 'Keep this note' }).click()
  await page.getByText(first, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('listitem').getByLabel('A note').fill(second)
  await page.getByRole('button', { name: 'Keep the change' }).click()
  await page.getByText(second, { exact: true }).waitFor()
  await page.getByText('What it said before').click()
  await page.getByText(first, { exact: true }).waitFor()
  await checkScreen(page, 'notes about a client')
}

async function saveView(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(tag)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('What it is called').fill(view)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: view }).waitFor()
  await checkScreen(page, 'the list of clients with a view')
}

async function untag(page: Page, id: string): Promise<void> {
  await page.getByLabel(`Choose client ${id}`, { exact: true }).check()
  await page.getByRole('button', { name: 'Do to 1 chosen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What', { exact: true }).selectOption('untag')
  await dialog.getByLabel('Tag', { exact: true }).selectOption(tag)
  await dialog.getByRole('button', { name: 'Show whom' }).click()
  await dialog.getByText('It would be done to 1 client:').waitFor()
  await checkScreen(page, 'one act on many clients, before it is done')
  await dialog.getByRole('button', { name: 'Do it to 1 client' }).click()
  await dialog.getByText('Done to 1 client.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByLabel(`Choose client ${id}`, { exact: true }).waitFor({ state: 'detached' })
}
