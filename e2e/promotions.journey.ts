// A promo code from staff to client: one proposes it, another agrees, a client enters it however it
// is typed, sees what it asks for and gives it up; where the law forbids it nothing is offered.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo } from './money-steps.ts'
import { signInToOffice } from './office.journey.ts'
import { checkScreen } from './screen.ts'
import { fillSignIn, panel, type Stage, signOut, until } from './stage.ts'

export async function promotions(stage: Stage): Promise<void> {
  const { page, install, look, excuse } = stage
  // What is refused is answered so.
  excuse(/status of 422 /)
  const code = `LOOK-${look.width}22`
  const [there, elsewhere] = [await install.newClient(), await install.newClient()]
  await install.tellProfile(there, 'UA')
  await install.tellProfile(elsewhere, 'NL')
  const name = await agreedTo(stage, code)

  await page.goto('/auth/signin')
  await fillSignIn(page, there)
  await page.waitForURL('**/user/home')
  await goTo(page, '/user/promotions', 'Promotions')
  await page.getByText('The rules, before you take anything').waitFor()
  await checkScreen(page, 'promotions before a code')
  await enter(page, 'WRONG-CODE-1')
  await page.getByText('There is no such code.', { exact: false }).waitFor()
  // Small letters, spaces, and signs that look alike.
  await enter(page, ` ${code.toLowerCase().replace('oo', '0 0')} `)
  const granted = panel(page, 'What you were granted')
  await granted.getByText(`${name}: $10.00`).waitFor()
  await granted.getByText('$0.00 of $20.00 turned over').waitFor()
  await page.getByText('Bonus dollars promised').waitFor()
  await checkScreen(page, 'a bonus that runs')
  await granted.getByRole('button', { name: `Give it up: ${name}` }).click()
  await granted.getByRole('button', { name: 'Keep it' }).click()
  await granted.getByRole('button', { name: `Give it up: ${name}` }).click()
  await granted.getByRole('button', { name: 'Give it up', exact: true }).click()
  await granted.getByText('Given up', { exact: false }).first().waitFor()
  await until(async () => expect(await page.getByText('Bonus dollars promised').count()).toBe(0))
  await signOut(stage)

  // Who signs in is where the last one was.
  await fillSignIn(page, elsewhere)
  await page.waitForURL('**/user/promotions')
  await page.getByText('Nothing is offered to you at the moment').waitFor()
  await page.getByText('ESMA', { exact: false }).waitFor()
  expect(await page.getByLabel('Promo code').count()).toBe(0)
  await checkScreen(page, 'promotions where the law forbids them')
}

/** By two of staff, each at a desk of their own. */
async function agreedTo({ page, install, look }: Stage, code: string): Promise<string> {
  const name = `Look ${look.width}`
  const browser = page.context().browser()
  if (!browser) throw new Error('a journey has a browser')
  const sitDown = async (who: Parameters<typeof signInToOffice>[1]) => {
    const context = await browser.newContext({
      baseURL: install.url,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    })
    context.setDefaultTimeout(120_000)
    const office = await context.newPage()
    await office.goto('/office')
    await signInToOffice(office, who)
    await office.getByRole('heading', { name: /^Overview/ }).waitFor()
    return office
  }
  const maker = await sitDown(install.staff)
  await maker.goto('/office/campaigns/new')
  await propose(maker, name, code)
  await maker.getByText('Somebody else decides').waitFor()
  expect(await maker.getByRole('button', { name: 'Agree to it' }).count()).toBe(0)
  await checkScreen(maker, 'a campaign that waits for a second person')
  const address = new URL(maker.url()).pathname
  const checker = await sitDown(await install.newStaff(`promo${look.width}`))
  // It is in the queue, as all else that waits for a second person.
  await checker.goto(address.replace('/campaigns/', '/queue/campaign/'))
  await checker.getByRole('button', { name: 'Agree to it' }).waitFor()
  await checker.keyboard.press('a')
  await checker.getByRole('button', { name: 'Agree to it' }).waitFor({ state: 'detached' })
  await checker.goto(address)
  await checker.getByRole('button', { name: 'Stop it' }).waitFor()
  await checker.goto('/office/campaigns')
  await checker.getByRole('link', { name }).waitFor()
  await checkScreen(checker, 'the list of campaigns')
  await maker.context().close()
  await checker.context().close()
  return name
}

async function propose(office: Page, name: string, code: string): Promise<void> {
  const fill = (label: string, text: string) => office.getByLabel(label, { exact: true }).fill(text)
  await fill('Name, as clients read it', name)
  await fill('Amount', '10')
  await fill('Times to turn over', '2')
  await fill('Within days', '30')
  await fill('Code, or a pattern', code)
  await fill('How many codes', '1')
  await fill('Each can be used', '5')
  await office.getByLabel('For whom', { exact: true }).selectOption('everybody')
  await fill('Countries, by their two letters', 'UA NL')
  await fill('From (UTC)', '2026-01-01T00:00')
  await fill('Until (UTC)', '2099-01-01T00:00')
  await fill('Uses at most', '5')
  await fill('Money at most, in dollars', '50')
  await fill('One client at most, in dollars', '10')
  await office.getByRole('button', { name: 'Propose it' }).click()
  // Where the law forbids it, it cannot even be proposed.
  await office.getByText('The law forbids it in NL', { exact: false }).waitFor()
  await fill('Countries, by their two letters', 'ua')
  await office.getByRole('button', { name: 'Propose it' }).click()
  await office.getByRole('heading', { name }).waitFor()
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Promo code').fill(code)
  await page.getByRole('button', { name: 'Use the code' }).click()
}
