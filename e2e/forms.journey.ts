// Every form there is, sent as it should not be: the first field that is wrong is gone to, and each
// one that is wrong says by a text of its own what is. And what is pressed right after a field gets
// that press, though what is said of the field moves it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { appCode } from '#test/authenticator.ts'
import type { TestClient } from '#test/clients.ts'
import { fillProfile, oakland } from './fill-profile.ts'
import { linkTo } from './mails.ts'
import { fillSignIn, panel, type Stage, signOut, until, untilTradable } from './stage.ts'
import { addPracticeKey } from './trader.journey.ts'

export async function forms(stage: Stage): Promise<void> {
  const { page, install, excuse } = stage
  // Some fields only the server can refuse, and the stream may hear of the end before the page.
  excuse(/status of (401|422) /)
  expect(Object.keys(ways).sort(), 'the forms of the web').toEqual(formsOfTheWeb())
  const client = await install.newClient()
  const faults: string[] = []
  for (const [file, open] of Object.entries(ways)) {
    const form = await open(stage, client)
    if (file !== saidWhileTyped) await form.locator('[type=submit]').first().click()
    faults.push(...(await faultsOf(form)).map((fault) => `${file}: ${fault}`))
  }
  expect(faults, 'of forms that were refused').toEqual([])
  await pressAfterField(page)
}

/** Cannot be sent before it is right. */
const saidWhileTyped = 'features/deposits/CoinModal.tsx'

type Open = (stage: Stage, client: TestClient) => Promise<Locator>

/** How to come to each, in this order: by the file that it stands in. */
const ways: Readonly<Record<string, Open>> = {
  'chat/Writing.tsx': at('/chat'),
  'features/contact/ContactForm.tsx': at('/contact-us'),
  'features/auth/SignUpPage.tsx': at('/auth/signup'),
  'features/auth/CompleteProfilePage.tsx': async ({ page }) => {
    await signUp(page)
    return formOf(page)
  },
  'features/auth/ForgotPasswordPage.tsx': at('/auth/forgot-password'),
  'features/auth/ResetPasswordPage.tsx': async (stage, { email }) => {
    const { page } = stage
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.goto(await linkTo(stage, email, 'auth/reset-password'))
    await page.getByLabel('Confirm password').waitFor()
    return formOf(page)
  },
  'features/auth/use-sign-in.ts': at('/auth/signin'),
  'features/limits/LimitRow.tsx': async ({ page }, client) => {
    await fillSignIn(page, client)
    await untilTradable(page)
    await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
    await goTo(page, '/user/limits')
    await page.getByRole('button', { name: 'Losses, A day: Set a limit' }).click()
    return formOf(page)
  },
  'features/limits/BreakForm.tsx': async ({ page }) => {
    await closeModal(page)
    const breaks = page.getByRole('region', { name: 'Self-exclusion' })
    await breaks.getByText('6 months').click()
    await breaks.getByRole('button', { name: 'Continue' }).click()
    return breaks.locator('form')
  },
  'features/limits/ReminderForm.tsx': async ({ page }) =>
    page.getByRole('region', { name: 'Session reminder' }).locator('form'),
  'features/appropriateness/Questions.tsx': async ({ page }) => {
    await goTo(page, '/user/before-live')
    await page.getByRole('button', { name: 'Send my answers' }).waitFor()
    return formOf(page)
  },
  'features/tournaments/Mine.tsx': async ({ page }) => {
    await goTo(page, '/user/tournaments')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Practice/ })
      .last()
      .click()
    await page.getByLabel('Name on the board').fill('x')
    return formOf(page)
  },
  'features/ats/SettingsForm.tsx': async ({ page }) => {
    const form = await toForm(page, '/user/ats')
    await form.getByLabel('Amount per trade').fill('0')
    return form
  },
  'features/api-access/MakeToken.tsx': within('/user/api'),
  'features/notice-choices/PriceAlerts.tsx': within('/user/notices'),
  'features/trader/Keys.tsx': async ({ page }) => {
    await goTo(page, '/user/trader')
    const form = page.locator('form:visible').filter({ has: page.locator('[name=api_key]') })
    await form.waitFor()
    return form
  },
  'features/trader/BotForm.tsx': async ({ page }) => {
    await addPracticeKey(page)
    return panel(page, 'Bots').locator('form')
  },
  'features/promotions/CodeForm.tsx': within('/user/promotions'),
  'features/webhooks/MakeWebhook.tsx': within('/user/webhooks'),
  'features/webhooks/NewSecret.tsx': async ({ page }, client) => {
    const form = formOf(page)
    await form.getByLabel('Address').fill('https://bots.example/hook')
    await form.getByLabel('Password').fill(client.password)
    await form.getByRole('button', { name: 'Make it' }).click()
    await page.getByRole('button', { name: 'I have it' }).click()
    await page.getByRole('button', { name: 'New secret: https://bots.example/hook' }).click()
    return panel(page, 'Your webhooks').locator('form')
  },
  'features/credentials/ChangeEmailPage.tsx': within('/user/change-email'),
  'features/credentials/ChangePasswordPage.tsx': within('/user/change-password'),
  'features/privacy/ExportData.tsx': within('/user/privacy'),
  'features/privacy/CloseAccount.tsx': async ({ page }) => {
    await page.getByRole('button', { name: 'Close my account' }).click()
    return page.getByRole('main').locator('form').last()
  },
  'lib/documents/document-form.tsx': within('/user/verify'),
  'features/profile/EditProfilePage.tsx': async ({ page }) => {
    const form = await toForm(page, '/user/edit-profile')
    await form.getByLabel('First name').fill('')
    return form
  },
  'features/profile/ChangeForm.tsx': async ({ page }) => {
    await saveProfile(page)
    await page.getByRole('button', { name: 'Ask for a change' }).click()
    return page.getByRole('main').locator('form').last()
  },
  [saidWhileTyped]: async ({ page }) => {
    await goTo(page, '/user/deposit')
    const form = await inModal(page, 'Litecoin')
    await form.getByLabel('Amount in USD').fill('0')
    return form
  },
  'features/deposits/CardForm.tsx': ({ page }) => inModal(page, 'Card'),
  'features/withdrawals/BankModal.tsx': async ({ page }) => {
    await closeModal(page)
    await goTo(page, '/user/withdraw-fund')
    return inModal(page, 'Bank')
  },
  'features/withdrawals/WalletModal.tsx': ({ page }) => inModal(page, 'Wallet'),
  'features/withdrawals/AddressBook.tsx': ({ page }) => inModal(page, 'Add an address'),
  'features/withdrawals/Confirm.tsx': async ({ page }) => {
    const modal = page.getByRole('dialog')
    await modal.getByLabel('Wallet address').fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')
    await modal.getByLabel('Name').fill('At home')
    await modal.getByRole('button', { name: 'Go on' }).click()
    await modal.getByLabel('Code from the mail').waitFor()
    return modal.locator('form:visible')
  },
  'lib/proof/ProveIt.tsx': async ({ page }) => {
    await closeModal(page)
    await goTo(page, '/user/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    return formOf(page)
  },
  'features/security/NameForm.tsx': async ({ page }, client) => {
    await proveByPassword(page, client)
    await page.getByLabel('Name', { exact: true }).waitFor()
    return formOf(page)
  },
  'features/security/Totp.tsx': async ({ page }, client) => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Add an app' }).click()
    await proveByPassword(page, client)
    await page.getByLabel('Code of the app').waitFor()
    return formOf(page)
  },
  'features/auth/SecondStep.tsx': async (stage, client) => {
    const { page, install } = stage
    const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    await page.getByLabel('Code of the app').fill(appCode(secret, install.clock.now()))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await signOut(stage)
    await fillSignIn(page, client)
    await page.getByLabel('Code', { exact: true }).waitFor()
    return formOf(page)
  },
}

const web = fileURLToPath(new URL('../web/src', import.meta.url))

/** Whatever calls the hook that writes forms. */
function formsOfTheWeb(): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => /\buseForm[(<]/.test(readFileSync(join(web, file), 'utf8')))
    .sort()
}

function at(path: string): Open {
  return async ({ page }) => {
    await page.goto(path)
    return formOf(page)
  }
}

function within(path: string): Open {
  return ({ page }) => toForm(page, path)
}

async function toForm(page: Page, path: string): Promise<Locator> {
  await goTo(page, path)
  return formOf(page)
}

function formOf(page: Page): Locator {
  return page.locator('form:visible').first()
}

/** As a link of ours does, once the screen of before is gone. */
async function goTo(page: Page, path: string): Promise<void> {
  const heading = page.locator('h1:not([hidden] *)')
  const last = await heading.innerText()
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await until(async () => expect(await heading.innerText()).not.toBe(last))
}

async function inModal(page: Page, name: string): Promise<Locator> {
  await closeModal(page)
  await page.getByRole('main').getByRole('button', { name }).click()
  const form = page.getByRole('dialog').locator('form:visible')
  await form.waitFor()
  return form
}

async function closeModal(page: Page): Promise<void> {
  const modal = page.getByRole('dialog')
  if ((await modal.count()) === 0) return
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'detached' })
}

async function proveByPassword(page: Page, { password }: TestClient): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
}

/** Only a date of birth that is known changes by asking. */
async function saveProfile(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await fillProfile(page, oakland)
  await page.getByRole('button', { name: 'Save changes' }).click()
}

async function signUp(page: Page): Promise<void> {
  await fillSignUp(page, 'otter meadow forty-one')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/auth/complete-profile?session=*')
}

async function fillSignUp(page: Page, repeated: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('every-form@example.org')
  await page.getByLabel('Password', { exact: true }).fill('otter meadow forty-one')
  await page.getByLabel('Confirm password').fill(repeated)
}

const wrong = '[aria-invalid=true]'

/** The first wrong field is where one is, and each is described by a text that can be read. */
async function faultsOf(form: Locator): Promise<readonly string[]> {
  await form.locator(wrong).first().waitFor()
  return form.locator(wrong).evaluateAll((fields) => {
    const saidOf = (field: Element) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText ?? '')
    return [
      ...(fields[0] === document.activeElement ? [] : ['the first wrong field is not gone to']),
      ...fields
        .filter((field) => saidOf(field).join('').trim() === '')
        .map((field) => `nothing says what is wrong with ${field.getAttribute('name')}`),
    ]
  })
}

/** A wrong repetition is said above the box, which moves it; a hand takes its time. */
async function pressAfterField(page: Page): Promise<void> {
  await page.goto('/auth/signup')
  await fillSignUp(page, 'another')
  const box = page.getByRole('checkbox', { name: /I accept/ })
  await box.hover()
  const before = await box.boundingBox()
  await page.mouse.down()
  await page.waitForTimeout(200)
  await page.mouse.up()
  await page.getByText('Password and Confirm Password does not match').waitFor()
  expect(await box.isChecked(), 'the box, pressed right after a wrong field').toBe(true)
  expect((await box.boundingBox())?.y, 'that it moved').toBeGreaterThan(before?.y ?? 0)
}
