// Live chat: a visitor asks from a page of the site, staff answer in the office, nothing is lost
// while the line is down, and the conversation goes along when they sign in. What is written is
// text to everybody, whatever it looks like.

import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { signInToOffice } from './office.journey.ts'
import { checkScreen } from './screen.ts'
import { fillSignIn, type Stage, until } from './stage.ts'

const attack =
  '<img src=x onerror=alert(1)> https://elsewhere.example/?me=<script>alert(2)</script>'

export async function chat(stage: Stage): Promise<void> {
  const { page, install, excuse, look } = stage
  // Each look has one of its own in the same inbox.
  const first = `${look.width} ${attack}`
  const shown: string[] = []
  const hear = (one: Page) =>
    one.on('dialog', (dialog) => {
      shown.push(dialog.message())
      void dialog.dismiss()
    })
  hear(page)
  await page.goto('/fairness')
  await openChat(page)
  const frame = chatOf(page)
  await checkScreen(page, 'a page with the chat open')
  await say(frame, first, 'visitor@example.org')
  await frame.getByText('Sent', { exact: false }).waitFor()
  const office = await sitDown(stage)
  hear(office)
  await office.getByText(first.slice(0, 20)).first().click()
  await office.getByText(first, { exact: true }).waitFor()
  await frame.getByText('· Seen').waitFor()
  await answer(office, 'We are here. What is it?')
  await frame.getByText('We are here.').waitFor()
  await checkScreen(office, 'a conversation in the office')
  // Down, answered, and up again.
  excuse(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await page.context().setOffline(true)
  await answer(office, 'Said while you were away.')
  await office.getByRole('button', { name: 'Note', exact: true }).click()
  await office.getByLabel(/A note/).fill('They never see this.')
  await office.getByRole('button', { name: /Keep the note/ }).click()
  await office.getByText('They never see this.').waitFor()
  await page.context().setOffline(false)
  await frame.getByText('Said while you were away.').waitFor()
  expect(await frame.getByText('They never see this.').count()).toBe(0)
  // On the next page it is open still, and once they sign in it is theirs.
  await page.goto('/pricing')
  await chatOf(page).getByText('Said while you were away.').waitFor()
  await chatOf(page).getByRole('button', { name: 'Close the chat' }).click()
  await page.goto('/auth/signin')
  await fillSignIn(page, await install.newClient())
  await page.waitForURL('**/user/home')
  await page.goto('/chat')
  await page.getByText('Said while you were away.').waitFor()
  await checkScreen(page, 'the chat as a page of its own')
  await say(page, 'Thank you.', undefined)
  await office.getByText('they signed in').waitFor()
  await office.getByText('Thank you.').waitFor()
  await page.getByRole('button', { name: 'My question is answered' }).click()
  await page.getByRole('button', { name: 'Very well' }).click()
  await office.getByText('they rated: 5').waitFor()
  await office.goto('/office/chats?state=resolved')
  await office.getByText('Thank you.').first().waitFor()
  await checkScreen(office, 'the inbox of conversations')
  await office.context().close()
  expect(shown).toEqual([])
}

function chatOf(page: Page): FrameLocator {
  return page.frameLocator('.chat-panel iframe')
}

async function openChat(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Live Chat/ })
    .first()
    .click()
  await chatOf(page).getByLabel('Your message').waitFor()
}

async function say(
  place: Page | FrameLocator,
  text: string,
  email: string | undefined,
): Promise<void> {
  if (email !== undefined) await place.getByLabel(/Your e-mail/).fill(email)
  await place.getByLabel('Your message').fill(text)
  await place.getByLabel('Your message').press('Enter')
  await place.getByText(text, { exact: true }).waitFor()
}

async function answer(office: Page, text: string): Promise<void> {
  await office.getByLabel('Your answer').fill(text)
  await office.getByRole('button', { name: /^Send/ }).click()
  await until(async () => expect(await office.getByLabel('Your answer').inputValue()).toBe(''))
}

/** In a browser of their own, at a desk. */
async function sitDown({ page, install }: Stage): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a journey has a browser')
  const context = await browser.newContext({
    baseURL: install.url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  context.setDefaultTimeout(120_000)
  const office = await context.newPage()
  await office.goto('/office')
  await signInToOffice(office, install.staff)
  await office.getByRole('heading', { name: /^Overview/ }).waitFor()
  await office.goto('/office/chats?state=waiting')
  return office
}
