// What staff announce, from the form to those it is for: each in their own language, put away for
// a visit, ended for all.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ShortList, shortList } from '#test/short-list.ts'
import { launch, looksOf, visit } from '../browser.ts'
import { type JourneyInstall, saturdayNoon, startJourneyInstall } from '../install.ts'
import { signInToOffice } from '../office.journey.ts'
import { checkScreen } from '../screen.ts'
import { enter, type Stage, until } from '../stage.ts'

const texts = { en: 'Banks are closed <b>on Monday</b>.', nl: 'Banken zijn maandag <b>dicht</b>.' }
const forClients = { en: 'Cards are slow today.', nl: 'Kaarten zijn traag vandaag.' }
const [look] = looksOf('desk')
let install: JourneyInstall
let browser: Browser
let list: ShortList

beforeAll(async () => {
  browser = await launch()
  list = await shortList()
  install = await startJourneyInstall(undefined, list.projectRoot)
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
  await list?.remove()
})

it('is announced by staff, shown to those it is for, put away, and ended', async () => {
  if (!look) throw new Error('There is no desk.')
  const at = (act: (stage: Stage) => Promise<void>) =>
    visit(browser, look, install.url, (page, excuse) => act({ install, look, page, excuse }))
  await at(async ({ page: desk }) => {
    await desk.goto('/office/site/announcements')
    await signInToOffice(desk, install.staff)
    await announce(desk, texts, 'everyone')
    await announce(desk, forClients, 'clients only')
    await checkScreen(desk, 'announcements')
    await at(async ({ page: visitor }) => {
      // What is announced is read anew every few seconds.
      await until(async () => {
        await visitor.goto('/nl/about-us')
        expect(await visitor.getByText(texts.nl).count()).toBe(1)
      })
      await visitor.goto('/about-us')
      await visitor.getByText(texts.en).waitFor()
      await checkScreen(visitor, 'a page with an announcement')
      expect(await visitor.getByText(forClients.en).count()).toBe(0)
    })
    await at(async (client) => {
      await enter(client)
      await client.page.getByText(texts.en).waitFor()
      await client.page.getByText(forClients.en).waitFor()
      await checkScreen(client.page, 'the trading screen with announcements')
      await client.page.locator('aside', { hasText: texts.en }).getByRole('button').click()
      await client.page.getByText(texts.en).waitFor({ state: 'detached' })
    })
    const row = desk.getByRole('row', { name: texts.en })
    await row.getByRole('button', { name: 'End' }).click()
    await desk.getByLabel('Why it is ended; kept in the record').fill('They open after all.')
    await desk.keyboard.press('Enter')
    await row.getByText('They open after all.').waitFor()
  })
  await at(async ({ page }) => {
    await until(async () => {
      await page.goto('/about-us')
      expect(await page.getByText(texts.en).count()).toBe(0)
    })
  })
})

async function announce(
  desk: Stage['page'],
  { en, nl }: typeof texts,
  audience: string,
): Promise<void> {
  await desk.getByLabel('Text in English').fill(en)
  await desk.getByLabel('Text in Dutch').fill(nl)
  await desk.getByLabel('Tone').selectOption('warning')
  await desk.getByLabel('For whom').selectOption(audience)
  const minuteOf = (ms: number) => new Date(saturdayNoon + ms).toISOString().slice(0, 16)
  await desk.getByLabel('From (UTC)').fill(minuteOf(0))
  await desk.getByLabel('Until (UTC)').fill(minuteOf(48 * 3_600_000))
  await desk.getByRole('figure').getByText(nl).first().waitFor()
  await desk.getByRole('button', { name: 'Announce' }).click()
  await desk.getByRole('row', { name: en }).waitFor()
}
