// Money of the house's own for a client, asked for by one member: another has to confirm it.

import type { Page } from 'playwright-core'

type Gift = { readonly amount: string; readonly why: string }

export async function giveMoney(page: Page, id: bigint | string, gift: Gift): Promise<void> {
  await page.goto(`/office/clients/${id}`)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Give money' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount, in dollars').fill(gift.amount)
  await dialog.getByLabel('Why, in words for the client').fill(gift.why)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}
