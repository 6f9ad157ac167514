// Each dialog of the office, opened from each page that has one by whoever may: everybody can use
// it, in the light and in the dark, and it fits a small desk.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { runSeed, worldPassword } from '../../tools/seed/run-seed.ts'
import { worldStaff } from '../../tools/seed/world.ts'
import { launch, looksOf, visit } from '../browser.ts'
import { type JourneyInstall, projectRoot, saturdayNoon, startJourneyInstall } from '../install.ts'
import { signInToOffice } from '../office.journey.ts'
import { allFindings } from '../screen.ts'
import { openDialogs } from './open-dialogs.ts'
import { walk } from './walk.ts'

const wish = { seed: 7, clients: 20, trades: 200, now: saturdayNoon } as const
const roles = ['support', 'compliance', 'finance', 'risk', 'administrator'] as const
const patience = { timeout: 1_800_000 }
let install: JourneyInstall
let browser: Browser
const opened = new Set<string>()

beforeAll(async () => {
  browser = await launch()
  install = await startJourneyInstall(async (db, config) => {
    expect(await runSeed({ db, config, projectRoot, wish })).toEqual({ outcome: 'made' })
  })
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

it.each(roles)('%s: every dialog can be used by everybody', patience, async (role) => {
  const [look] = looksOf('desk')
  if (!look) throw new Error('There is no desk.')
  await visit(browser, look, install.url, async (page) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await signIn(page, role)
    const { faults } = await walk(page, {
      most: 1,
      isJudged: false,
      look: async () => {
        const wrong: string[] = []
        await openDialogs(page, async (title) => {
          if (opened.has(title)) return
          opened.add(title)
          wrong.push(...(await wrongIn(page)).map((one) => `“${title}”: ${one}`))
        })
        return wrong
      },
    })
    expect(faults).toEqual([])
  })
})

/** Those that do not hang on what a world has; events of the record are opened too. */
const known = [
  ...['Answers kept ready', 'Attest: Clients’ money is kept apart', 'Change: House margin'],
  ...['Change: Kinds traded', 'Change: Strike rates', 'Close this account for good?'],
  ...['Credit a deposit again', 'End this session?', 'Freeze this account?'],
  ...['Give a client money', 'Give it to a colleague', 'Give more time', 'Invite somebody'],
  ...['Keys of addresses', 'Let this account go on?', 'Note a movement'],
  ...['One act on many clients', 'Put it off for a while', 'Reports by mail'],
  ...['Reveal the e-mail', 'Reveal the name', 'Reveal the phone number'],
  ...['Reveal the wallet address', 'Save this view of the list', 'Send a letter again'],
  ...['Set up an authenticator app first', 'Sign this client out everywhere?'],
  ...['Stop automated trading for everybody', 'Stop new trades: every instrument'],
  ...['The bank did not make a payment: it is made anew', 'The tags there are'],
]

it('opened those that there are', () => {
  expect(known.filter((title) => !opened.has(title))).toEqual([])
})

async function signIn(page: Page, role: StaffRole): Promise<void> {
  const one = worldStaff.find((it_) => it_.roles.length === 1 && it_.roles[0] === role)
  await page.goto('/office')
  await signInToOffice(page, { email: one?.email ?? '', password: worldPassword })
  await page.getByRole('navigation', { name: 'Office' }).waitFor()
}

async function wrongIn(page: Page): Promise<string[]> {
  const found = await page
    .locator('dialog[open]')
    .last()
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .filter((one) => getComputedStyle(one).overflowX === 'visible' || one === dialog)
        .map(({ tagName, textContent }) => `${tagName} sticks out: ${textContent?.slice(0, 60)}`),
    )
  found.push(...(await allFindings(page)))
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await allFindings(page, ['color-contrast'])))
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
