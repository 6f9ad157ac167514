// Each page of the office, as each role may see it, in a world whose people wrote what wants to run.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayDo, type StaffRole, staffRoles } from '#contract/staff/powers.ts'
import { screens } from '../../office/src/shell/nav.ts'
import { runSeed, worldPassword } from '../../tools/seed/run-seed.ts'
import { worldStaff } from '../../tools/seed/world.ts'
import { launch, looksOf, visit } from '../browser.ts'
import { type JourneyInstall, projectRoot, saturdayNoon, startJourneyInstall } from '../install.ts'
import { signInToOffice } from '../office.journey.ts'
import { forgottenIn, plant, unplanted } from './planted.ts'
import { walk } from './walk.ts'

const wish = { seed: 7, clients: 20, trades: 200, now: saturdayNoon } as const
let install: JourneyInstall
let browser: Browser
let forgotten: readonly string[]
let planted: Readonly<Record<string, number>>

beforeAll(async () => {
  browser = await launch()
  install = await startJourneyInstall(async (db, config) => {
    expect(await runSeed({ db, config, projectRoot, wish })).toEqual({ outcome: 'made' })
    forgotten = await forgottenIn(db)
    planted = await plant(db)
  })
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

it('has a line in each place where people write', () => {
  expect(forgotten).toEqual([])
  const empty = Object.keys(planted).filter((column) => planted[column] === 0)
  expect(empty.toSorted()).toEqual(unplanted)
})

/** So many pages, on a machine that does all else meanwhile. */
const patience = { timeout: 900_000 }

describe.concurrent.each(looksOf('desk'))('$name', (look) => {
  it.each(staffRoles)(
    '%s: every page stands, and nothing that was written runs',
    patience,
    async (role) => {
      await visit(browser, look, install.url, async (page) => {
        const dialogs: string[] = []
        page.on('dialog', (dialog) => {
          dialogs.push(dialog.message())
          void dialog.dismiss()
        })
        await signIn(page, role)
        expect((await pathsInNav(page)).toSorted()).toEqual(screensOf(role).toSorted())
        const isJudged = role === 'auditor'
        const { shapes, faults } = await walk(page, { most: 2, isJudged })
        expect(shapes.size).toBeGreaterThan(25)
        expect(faults).toEqual([])
        expect(dialogs).toEqual([])
      })
    },
  )
})

async function signIn(page: Page, role: StaffRole): Promise<void> {
  const one = worldStaff.find(({ roles }) => roles.length === 1 && roles[0] === role)
  await page.goto('/office')
  await signInToOffice(page, { email: one?.email ?? '', password: worldPassword })
  await page.getByRole('navigation', { name: 'Office' }).waitFor()
}

function pathsInNav(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
}

function screensOf(role: StaffRole): string[] {
  return screens.filter(({ action }) => mayDo([role], action)).map(({ path }) => `/office${path}`)
}
