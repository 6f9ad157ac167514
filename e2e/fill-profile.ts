// Who a client is and where they live, as the form of the profile asks for it.

import type { Page } from 'playwright-core'

type Home = {
  readonly country: string
  readonly state: string
  readonly city: string
  readonly address: string
}

/** Where most clients of the journeys live. */
export const oakland: Home = {
  country: 'US',
  state: 'California',
  city: 'Oakland',
  address: '12 Elm Street',
}

export async function fillProfile(page: Page, home: Home): Promise<void> {
  await page.getByLabel('Gender').selectOption('female')
  await page.getByLabel('Date of birth').fill('1990-12-10')
  await page.getByLabel('Country').selectOption(home.country)
  await page.getByLabel('State').fill(home.state)
  await page.getByLabel('City').fill(home.city)
  await page.getByLabel('Address', { exact: true }).fill(home.address)
}
