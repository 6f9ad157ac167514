// Opens whatever a page of the office opens over itself, and has each looked at: every button is
// pressed, and those of its menus. A dialog is known by its title; nothing in it is decided.

import type { Page } from 'playwright-core'

type Judge = (title: string) => Promise<void>

const buttons = 'main button:enabled:visible, main summary:visible'
/** So long a dialog may take to come, with what is loaded for it. */
const comesWithinMs = 400

/** Buttons of rows differ in what the row is about: of those a few are pressed. */
const alikeMost = 2
const shapeOf = (name: string) => name.replaceAll(/[A-Z\d]{2,}(?:\/[A-Z\d]+)?/g, '…')

/** Titles of the dialogs that were opened. */
export async function openDialogs(page: Page, judge: Judge): Promise<string[]> {
  const titles: string[] = []
  const address = page.url()
  await openMenus(page)
  const seen = new Map<string, number>()
  for (const name of new Set(await namesOf(page))) {
    const shape = shapeOf(name)
    const times = (seen.get(shape) ?? 0) + 1
    seen.set(shape, times)
    if (times > alikeMost) continue
    await openMenus(page)
    const place = (await namesOf(page)).indexOf(name)
    if (place === -1) continue
    const button = page.locator(buttons).nth(place)
    await button.click({ timeout: 2_000, noWaitAfter: true }).catch(() => {})
    const opened = page.locator('dialog[open]').last()
    const title = await opened
      .waitFor({ timeout: comesWithinMs })
      .then(() => opened.getAttribute('aria-label'))
      .catch(() => null)
    if (title !== null) {
      titles.push(title)
      await judge(title)
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'detached', timeout: comesWithinMs }).catch(() => {})
    }
    const isElsewhere = page.url() !== address || (await page.locator('dialog[open]').count()) > 0
    if (isElsewhere) {
      await page.goto(address)
      await page.locator('main h1').waitFor({ state: 'attached' })
    }
  }
  return titles
}

async function openMenus(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((menus) => {
    for (const menu of menus) (menu as HTMLDetailsElement).open = true
  })
}

function namesOf(page: Page): Promise<string[]> {
  return page
    .locator(buttons)
    .evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    )
}
