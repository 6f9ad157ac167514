// From a plan on the public site to the plans in the account: through signing in, with a session,
// and through signing up.

import type { Page } from 'playwright-core'
import { fillSignIn, type Stage, signOut } from './stage.ts'

const password = 'otter meadow forty-one'

export async function purchase(stage: Stage): Promise<void> {
  const { install, look, page } = stage
  const client = await install.newClient()
  await pressPurchase(page)
  await page.waitForURL('**/auth/signin')
  await fillSignIn(page, client)
  await seePlan(page)
  await page.getByText('you are on Live now').waitFor()
  await pressPurchase(page)
  await seePlan(page)
  await signOut(stage)
  await pressPurchase(page)
  await page.waitForURL('**/auth/signin')
  const email = `purchase-${look.width}@example.org`
  await signUp(page, email)
  await fillSignIn(page, { email, password })
  await seePlan(page)
}

async function pressPurchase(page: Page): Promise<void> {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Purchase Gold' }).click()
}

/** The plan that was pressed, on the account that has plans. */
async function seePlan(page: Page): Promise<void> {
  await page.waitForURL('**/user/plan?plan=Gold-7600')
  await page.getByRole('main').getByRole('heading', { name: 'Trading Plans' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Your choice' }).getByText('Gold').waitFor()
}

/** As far as one has to; ends on the login. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/auth/complete-profile?session=*')
  await page.getByRole('link', { name: 'Later' }).click()
  await page.waitForURL('**/auth/signin')
}
