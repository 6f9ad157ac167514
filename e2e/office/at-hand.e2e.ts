// What is at hand on every screen of the office: its language, how prices are heard, what time it
// is, and how much waits where.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { painted } from '#test/pictures.ts'
import { launch, looksOf, visit } from '../browser.ts'
import { type JourneyInstall, startJourneyInstall } from '../install.ts'
import { inNav, signInToOffice } from '../office.journey.ts'
import { checkScreen } from '../screen.ts'
import { until } from '../stage.ts'

const [look] = looksOf('desk')
let install: JourneyInstall
let browser: Browser

beforeAll(async () => {
  browser = await launch()
  install = await startJourneyInstall()
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

function atDesk(journey: (page: Page) => Promise<void>): Promise<void> {
  if (!look) throw new Error('There is no desk.')
  return visit(browser, look, install.url, journey)
}

it('is read in either language, from the door to a screen and its filters', () =>
  atDesk(async (page) => {
    await page.goto('/office')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.getByRole('link', { name: 'Nederlands' }).click()
    await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
    await checkScreen(page, 'the door in Dutch')
    await page.getByLabel('E-mail').fill(install.staff.email)
    await page.getByLabel('Wachtwoord').fill(install.staff.password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await page.getByRole('navigation', { name: 'Kantoor' }).waitFor()
    await page.goto('/nl/office/trading?mode=demo')
    await page.getByRole('heading', { name: /^Handel/ }).waitFor()
    await page.getByRole('link', { name: 'EN', exact: true }).click()
    await page.waitForURL('**/office/trading?mode=demo')
    await page.getByRole('heading', { name: /^Trading/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/office/trading')
    const here = page.getByRole('list', { name: 'Language' }).locator('[aria-current]')
    expect(await here.innerText()).toBe('EN')
  }))

it('has a logo of its own once that is decided, on the site, at its door and in letters', () =>
  atDesk(async (page) => {
    await page.goto('/office/site/brand')
    await signInToOffice(page, install.staff)
    const picture = await painted(400, 100).png().toBuffer()
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: picture }
    await page.getByLabel('File: Logo', { exact: true }).setInputFiles(file)
    await page.getByRole('img', { name: 'Logo' }).nth(2).waitFor()
    await checkScreen(page, 'a logo that was picked')
    await page.getByRole('button', { name: 'Look at the change' }).click()
    await page.getByLabel('Why; kept with the change').fill('Our new look.')
    await page.keyboard.press('Enter')
    const versions = page.getByRole('table', { name: 'Versions' })
    const src = await versions.getByRole('img', { name: 'Logo' }).getAttribute('src')
    expect(src).toMatch(/^\/logo\/[0-9a-f]{16}-400x100\.png$/)
    for (const address of ['/office/overview', '/auth/signin', '/about-us']) {
      await until(async () => {
        await page.goto(address)
        await page.locator('.mark').first().waitFor({ state: 'attached' })
        const { background, mark } = await page.evaluate(() => {
          const mark = document.querySelector('.mark')
          const shown = mark?.parentElement && getComputedStyle(mark.parentElement, '::before')
          return {
            background: shown?.backgroundImage ?? '',
            mark: mark ? getComputedStyle(mark).display : '',
          }
        })
        expect([background.includes(src ?? '-'), mark], address).toEqual([true, 'none'])
      })
    }
    await page.goto('/office/site/mails')
    await page.getByRole('link', { name: 'Choose a new password' }).click()
    const logo = page.frameLocator('iframe').getByRole('img')
    await logo.waitFor()
    const width = await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)
    expect(width).toBe(400)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const address of ['/about-us', '/auth/signin']) {
      await page.goto(address)
      await checkScreen(page, `${address} with a logo on a phone`)
    }
  }))

it('says on every screen how prices are heard, what time it is, and what waits where', () =>
  atDesk(async (page) => {
    const written = await page.request.post('/api/public/contact', {
      data: { name: 'Vi', email: 'vi@visitor.example', message: 'Who decides on documents?' },
    })
    expect(written.status()).toBe(200)
    await page.goto('/office/audit')
    await signInToOffice(page, install.staff)
    const bar = page.getByRole('banner')
    // How the source is heard is the machine's matter.
    await bar.getByRole('link', { name: /^[01] of 1 price sources$/ }).waitFor()
    const now = new Date(install.clock.now()).toISOString()
    await bar.getByText(new RegExp(`^${now.slice(0, 10)} \\d\\d:\\d\\d:\\d\\d UTC$`)).waitFor()
    await until(async () => {
      expect(await inNav(page, 'Messages').innerText()).toMatch(/^Messages\s+1\s+waiting$/)
      expect(await inNav(page, 'Deposits').innerText()).toBe('Deposits')
    })
    await checkScreen(page, 'the frame of the office')
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const keys = page.getByRole('button', { name: /All keys here$/ })
      const box = await keys.boundingBox()
      const [right, bottom] = [
        (box?.x ?? 0) + (box?.width ?? 0),
        (box?.y ?? 0) + (box?.height ?? 0),
      ]
      expect(right, `at ${width} px`).toBeLessThanOrEqual(width)
      expect(bottom, `at ${width} px`).toBeLessThanOrEqual(900)
      await keys.click({ trial: true })
      await checkScreen(page, `the frame at ${width} px`)
    }
  }))

it('finds by the palette what the screen can do, fills in ready reasons, and compares texts', () =>
  atDesk(async (page) => {
    await page.goto('/office/trading')
    await signInToOffice(page, install.staff)
    await page.getByRole('heading', { name: /^Trading/ }).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).first().waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('stop bch/btc')
    await page.getByRole('option', { name: 'Stop: BCH/BTC' }).waitFor()
    await checkScreen(page, 'the palette with acts of a screen')
    await page.keyboard.press('Enter')
    await page.getByLabel('Your reason, kept in the record').fill('Its prices look odd.')
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').filter({ hasText: 'BCH/BTC' })
    await row.getByRole('button', { name: 'Open again' }).waitFor()

    await page.goto('/office/site/texts')
    await page.getByRole('button', { name: 'Compare word by word' }).first().click()
    await page.locator('ins').first().waitFor()
    const added = (await page.locator('ins').allInnerTexts()).join(' ')
    expect(added).toContain('language of your account')
    await checkScreen(page, 'two versions compared')
  }))
