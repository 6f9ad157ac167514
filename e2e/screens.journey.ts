// Every screen of the signed-in area and of signing in, on a phone in both themes: everybody can use
// it, and nothing sticks out. The public site has a suite of its own.

import type { Page } from 'playwright-core'
import { checkFocus, checkThemes } from './screen.ts'
import { enter, keyOf, openTerms, type Stage } from './stage.ts'
import { placedBy } from './trade.ts'

const open = ['/auth/signup', '/auth/forgot-password', '/auth/change-email?hash=x']

const own = [
  ...['deposit', 'deposit-log', 'withdraw-fund', 'withdraw-log', 'plan', 'statement'],
  ...['ats', 'edit-profile', 'change-password', 'change-email', 'verify', 'no-such-page'],
]

export async function screens(stage: Stage): Promise<void> {
  const { page } = stage
  await page.goto('/auth/signin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await checkThemes(stage, '/auth/signin')
  for (const path of open) await see(stage, path)
  await enter(stage)
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await openTerms(page)
  await page.locator('label').getByText('1m', { exact: true }).click()
  await page.getByLabel('One-click trading').check()
  const { trade_id: id } = await placedBy(page, () => keyOf(page, 'Buy').click())
  await checkThemes(stage, '/user/home')
  await checkFocus(page, '/user/home')
  await reachHelp(page)
  for (const name of own) await see(stage, `/user/${name}`)
  await see(stage, '/user/earnings')
  await see(stage, '/user/trade-history')
  await see(stage, `/user/trades/${id}`)
}

/** Goes there as a link of ours does. */
async function see(stage: Stage, path: string): Promise<void> {
  const { page } = stage
  const last = await headingOf(page)
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.waitForFunction(
    ([shown, before]) => {
      const text = document.querySelector(shown)?.textContent
      return text && text !== before && !document.querySelector('[aria-label^=Loading]')
    },
    [heading, last] as const,
  )
  await checkThemes(stage, path)
  await checkFocus(page, path)
  if (path.startsWith('/user/')) await reachHelp(page)
}

/** The last link of the page can be pressed: nothing that is fixed to the window lies over it. */
function reachHelp(page: Page): Promise<void> {
  return page.getByRole('link', { name: 'Public site' }).click({ trial: true })
}

/** The trading screen stays in the page, hidden, with its own. */
const heading = 'h1:not([hidden] *)'

function headingOf(page: Page): Promise<string | null> {
  return page.locator(heading).textContent()
}
