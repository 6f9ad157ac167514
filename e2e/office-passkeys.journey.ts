// A member of staff sets up an app and a passkey beside it, signs in by it, and shows it again for
// what takes a fresh factor.

import { appCode } from '#test/authenticator.ts'
import { signInToOffice } from './office.journey.ts'
import { checkScreen } from './screen.ts'
import { plugInAuthenticator } from './security.journey.ts'
import type { Stage } from './stage.ts'

export async function officePasskeys({ page, install, look, excuse }: Stage): Promise<void> {
  excuse(/status of 422 .*\/api\/office\/session/)
  const member = await install.newStaff(`passkeys-${look.name.replace(/\W/g, '')}`)
  await plugInAuthenticator(page)
  await page.goto('/office/passkeys')
  await signInToOffice(page, member)
  await page.getByText('You have none yet.').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Show the secret' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await checkScreen(page, 'setting up an app in the office')
  await page.getByLabel('Code of your authenticator app').fill(appCode(secret, install.clock.now()))
  await page.getByRole('button', { name: 'Use it from now on' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk machine')
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.getByRole('cell', { name: 'Desk machine' }).waitFor()
  await checkScreen(page, 'a member’s passkeys')
  await page.getByRole('button', { name: 'Sign out' }).click()

  await signInToOffice(page, member)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('cell', { name: 'Desk machine' }).waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('You have none yet.').waitFor()
}
