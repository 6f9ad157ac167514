// The life of an account: registered with everything that is asked, protected by two factors,
// bounded by its owner, exported and closed.

import sharp from 'sharp'
import { expect } from 'vitest'
import { codeOf, stepAt } from '#server/platform/one-time-code.ts'
import { fillProfile, oakland } from './fill-profile.ts'
import { linkTo } from './mails.ts'
import { checkScreen, checkThemes } from './screen.ts'
import { fillSignIn, keyOf, openTerms, panel, type Stage, signOut, untilTradable } from './stage.ts'

type Account = { readonly email: string; password: string }

export async function accountLife(stage: Stage): Promise<void> {
  const { page, look, excuse } = stage
  const account = { email: `life-${look.width}@example.org`, password: 'otter meadow forty-one' }
  // A second factor that is asked for is a refusal on the wire, and so are the limit and the end.
  excuse(/status of (422|403) /)
  await register(stage, account)
  await confirmByMail(stage, account)
  // It was this browser that signed up.
  await untilTradable(page)
  await seeDocument(stage)
  const secret = await addApp(stage, account)
  await addPasskey(stage, secret)
  await signInByCode(stage, account)
  await signInByPasskey(stage)
  await resetPassword(stage, account)
  await fillSignIn(page, account)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/user/*')
  await meetLossLimit(stage)
  await takeDataAndClose(stage, account)
}

async function register({ page }: Stage, { email, password }: Account): Promise<void> {
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/auth/complete-profile?session=*')
  await page.reload()
  await fillProfile(page, oakland)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL('**/auth/user-identification?session=*')
  await checkScreen(page, 'identification')
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#8aa' } })
  await page.getByLabel('Document', { exact: true }).selectOption('national_id')
  await page.locator('input[type=file]').setInputFiles({
    name: 'card.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  })
  await page.getByRole('button', { name: 'Send document' }).click()
  await page.waitForURL('**/auth/signin')
  await page.getByText('Government ID Submitted Successfully!').waitFor()
}

async function confirmByMail(stage: Stage, { email }: Account): Promise<void> {
  const { page } = stage
  await page.goto(await linkTo(stage, email, 'verify-email'))
  await page.getByRole('button', { name: 'Confirm e-mail' }).click()
  await page.getByText('confirmed').first().waitFor()
}

async function seeDocument(stage: Stage): Promise<void> {
  const { page } = stage
  await page.goto('/user/verify')
  await page.getByText('Your document is being checked.').waitFor()
  await page.getByRole('img', { name: 'The picture you sent' }).waitFor()
  await checkThemes(stage, 'verification')
}

/** Returns the app's secret. */
async function addApp(stage: Stage, { password }: Account): Promise<Buffer> {
  const { page, install } = stage
  await page.goto('/user/security')
  const app = panel(page, 'Authenticator app')
  await app.getByRole('button', { name: 'Add an app' }).click()
  await app.getByLabel('Password').fill(password)
  await app.getByRole('button', { name: 'Go on' }).click()
  const shown = await app.getByText(/^Key: /).textContent()
  const secret = fromBase32(shown?.replace('Key: ', '').replaceAll(' ', '') ?? '')
  await app.getByLabel('Code of the app').fill(codeOf(secret, stepAt(install.clock.now())))
  await app.getByRole('button', { name: 'Turn it on' }).click()
  const codes = panel(page, 'Recovery codes')
  await codes.getByText('10 codes left').waitFor()
  await checkThemes(stage, 'security')
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  return secret
}

async function addPasskey({ page, install }: Stage, secret: Buffer): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const passkeys = panel(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  // The step that was used is spent; the next one is near enough.
  await passkeys.getByLabel('Code').fill(codeOf(secret, stepAt(install.clock.now()) + 1n))
  await passkeys.getByRole('button', { name: 'Go on' }).click()
  await passkeys.getByLabel('Name').fill('This desk')
  await passkeys.getByRole('button', { name: 'Make the passkey' }).click()
  await passkeys.getByText('This desk').waitFor()
}

/** By a recovery code: the app's next code is half a minute away. */
async function signInByCode(stage: Stage, account: Account): Promise<void> {
  const { page } = stage
  const codes = panel(page, 'Recovery codes')
  await codes.getByRole('button', { name: 'Make new codes' }).click()
  await codes.getByRole('button', { name: 'Use a passkey' }).click()
  const code = await codes.getByRole('listitem').first().textContent()
  await signOut(stage)
  await fillSignIn(page, account)
  await page.getByLabel(/^(Code|Recovery code)$/).fill(code ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/user/security')
}

async function signInByPasskey(stage: Stage): Promise<void> {
  const { page } = stage
  await signOut(stage)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/user/security')
  const sessions = panel(page, 'Where you are signed in')
  await sessions.getByText('this one').waitFor()
  await panel(page, 'What happened').getByText('Passkey added').waitFor()
}

async function resetPassword(stage: Stage, account: Account): Promise<void> {
  const { page } = stage
  await signOut(stage)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.goto(await linkTo(stage, account.email, 'auth/reset-password'))
  account.password = 'heron lantern sixty-two'
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  await checkScreen(page, 'reset password')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.waitForURL('**/auth/signin')
}

async function meetLossLimit(stage: Stage): Promise<void> {
  const { page } = stage
  await page.goto('/user/limits')
  const losses = panel(page, 'Losses')
  await losses.getByRole('button', { name: 'Losses, A day: Set a limit' }).click()
  await losses.getByLabel('Limit in dollars').fill('50')
  await losses.getByRole('button', { name: 'Save' }).click()
  await losses.getByText('$50.00 left').waitFor()
  await checkThemes(stage, 'limits')
  await page.goto('/user/home')
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await untilTradable(page)
  await openTerms(page)
  await page.getByText('Your daily loss limit').waitFor()
  await keyOf(page, 'Buy').click()
  await page.getByRole('button', { name: 'Place this Buy' }).click()
  await page.getByRole('alert').filter({ hasText: 'limit on losses' }).first().waitFor()
  await panel(page, 'Open trades').getByText('No open trades.').waitFor()
}

async function takeDataAndClose(stage: Stage, account: Account): Promise<void> {
  const { page } = stage
  await page.goto('/user/privacy')
  const prove = () => page.getByRole('button', { name: 'Use a passkey' }).click()
  const closing = page.getByRole('button', { name: 'Close my account' })
  await closing.waitFor()
  await checkThemes(stage, 'privacy')
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Export my data' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), prove()])
  expect(download.suggestedFilename()).toBe('my-data.zip')
  await closing.click()
  await page.getByLabel('Password').last().fill(account.password)
  await page.getByRole('button', { name: 'Close for good' }).click()
  await prove()
  await page.waitForURL('**/auth/signin')
  await fillSignIn(page, account)
  await page.getByRole('alert').filter({ hasText: 'closed' }).waitFor()
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, as apps read it. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
