// Second factors from end to end: an app is added, then a passkey; each of them signs in; the
// passkey is removed by itself. The authenticator is the browser's own, a virtual one.

import type { Page } from 'playwright-core'
import { appCode } from '#test/authenticator.ts'
import type { TestClient } from '#test/clients.ts'
import { checkThemes } from './screen.ts'
import { enter, fillSignIn, type Stage, signOut, untilTradable } from './stage.ts'

export async function security(stage: Stage): Promise<void> {
  const { page } = stage
  stage.excuse(/status of 422 .*\/api\/auth\/(login|login\/second)$/)
  await plugInAuthenticator(page)
  const client = await enter(stage)
  const secret = await addApp(stage, client)
  await addPasskey(stage, secret)
  await checkThemes(stage, '/user/security with both factors')
  await secondStep(stage, client)
  await passkeyAlone(stage)
  await page.goto('/user/security')
  await page.getByRole('button', { name: 'Remove: My phone' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('You have no passkey yet.').waitFor()
  await page.getByText('Passkey removed').waitFor()
}

/** For passkeys; it says yes to whatever it is asked. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

/** Gives the app's secret, as it was shown. */
async function addApp(stage: Stage, client: TestClient): Promise<string> {
  const { page, install } = stage
  await page.goto('/user/security')
  await page.getByRole('button', { name: 'Add an app' }).click()
  await checkThemes(stage, '/user/security asking for a password')
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByAltText('The key as a picture for your app').waitFor()
  await checkThemes(stage, '/user/security with a key')
  const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  await page.getByLabel('Code of the app').fill(appCode(secret, install.clock.now()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByText('We cannot show them again').waitFor()
  await checkThemes(stage, '/user/security with recovery codes')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return secret
}

/** The code that turned the app on does not count again, so the next one is typed. */
async function addPasskey({ page, install }: Stage, secret: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const code = appCode(secret, install.clock.now(), 1)
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await page.getByRole('button', { name: 'Remove: My phone' }).waitFor()
}

async function secondStep(stage: Stage, client: TestClient): Promise<void> {
  const { page } = stage
  await signOut(stage)
  await fillSignIn(page, client)
  const code = page.getByLabel('Code', { exact: true })
  await code.waitFor()
  await checkThemes(stage, 'the second step of signing in')
  await code.fill('no such code')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('This code is wrong or was used already.').waitFor()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('heading', { name: 'Security', exact: true }).waitFor()
}

async function passkeyAlone(stage: Stage): Promise<void> {
  const { page } = stage
  await page.goto('/user/home')
  await untilTradable(page)
  await signOut(stage)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await untilTradable(page)
}
