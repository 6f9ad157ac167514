// Works through all that a member may decide, by keyboard, as somebody does who sits at it.

import type { Page } from 'playwright-core'
import { until } from '../stage.ts'

const list = '/office/queue?list=decidable'

type Wish = {
  /** To each message, and in each conversation. */
  readonly answer: string
}

/** Gives who was answered. */
export async function clearQueue(page: Page, { answer }: Wish): Promise<string[]> {
  const answered: string[] = []
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    document: () => judge(page),
    withdrawal: () => decide(page),
    plan_request: () => grant(page),
    message: async () => {
      const email = await page.getByText(/^\S+@\S+ /).innerText()
      answered.push(email.split(/\s/)[0] ?? '')
      await page.keyboard.press('a')
      await page.keyboard.type(answer)
      await page.keyboard.press('Control+Enter')
    },
    chat: async () => {
      await page.keyboard.press('a')
      await page.keyboard.type(answer)
      await page.keyboard.press('Control+Enter')
    },
    screening_hit: async () => {
      await page.keyboard.press('a')
      await page.keyboard.type('Born on another day.')
      await page.keyboard.press('Enter')
    },
    payout: async () => {
      await page.keyboard.press('s')
      await page.getByText('It has ended; the client is told.').waitFor()
      await page.goto(list)
    },
    dispute: async () => {
      await page.keyboard.press('a')
      await page.keyboard.type('The card’s own bank has confirmed the payment.')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
    alarm: async () => {
      await page.keyboard.press('a')
      await page.keyboard.type('It was looked into.')
      await page.keyboard.press('Enter')
    },
    proposal: async () => {
      await page.keyboard.press('a')
      await page.keyboard.type('As agreed this morning.')
      await page.keyboard.press('Enter')
    },
  }
  await page.goto(list)
  await page.getByRole('heading', { name: /^Queue/ }).waitFor()
  while (await pickNext(page)) {
    const before = page.url()
    const kind = await untilShown(page)
    const path = new URL(before).pathname
    const row = page.locator(`main a:is([href="${path}"], [href^="${path}?"])`)
    const isLeft = (await (acts[kind] ?? (() => page.keyboard.press('a')))()) === 'left'
    await page.waitForURL((url) => String(url) !== before)
    // The list may be a moment late: what is decided is not picked again from it.
    if (!isLeft) await row.waitFor({ state: 'detached' })
  }
  return answered
}

/** What is there once it can be worked on: else a button that A presses. */
const ready: Readonly<Record<string, RegExp>> = {
  document: /^(Open|rotate R)$/,
  withdrawal: /^Reject/,
  plan_request: /^Reject/,
  screening_hit: /^Decide$/,
  dispute: /^Send the answer$/,
  alarm: /^I have seen to it$/,
  message: /^Send the answer/,
  chat: /^Send Ctrl/,
  proposal: /^Confirm$/,
  payout: /^Send on the simulated chain/,
}

/**
 * It, and not what was picked before: gives its kind, as the list says it by now. What was approved
 * is to be paid then, under the same id.
 */
async function untilShown(page: Page): Promise<string> {
  let kind = ''
  await until(async () => {
    kind = await page.evaluate(() => {
      const row = document.querySelector<HTMLAnchorElement>('main a[aria-current]')
      const [shown = '', id] = row?.pathname.split('/').slice(-2) ?? []
      return id === location.pathname.split('/').at(-1) ? shown : ''
    })
    const button = page.getByRole('button', { name: ready[kind] ?? / A$/, disabled: false })
    if (kind === '' || (await button.count()) === 0) throw new Error('It is not shown yet.')
  })
  return kind
}

/** Approved, once what it rests on is there; whose account is frozen gets nothing approved. */
async function decide(page: Page): Promise<void> {
  const frozen = page.getByText('The account is frozen: nothing is approved.')
  const approve = page.getByRole('button', { name: / A$/, disabled: false })
  await frozen.or(approve).first().waitFor()
  if ((await frozen.count()) === 0) return page.keyboard.press('a')
  await page.keyboard.press('x')
  await page.keyboard.type('Your account is frozen.')
  await page.keyboard.press('Enter')
}

/** A plan whose funding is not there is granted to nobody. */
async function grant(page: Page): Promise<void> {
  const approve = page.getByRole('button', { name: / A$/, disabled: false })
  if ((await approve.count()) > 0) return page.keyboard.press('a')
  await page.keyboard.press('x')
  await page.keyboard.type('What you brought in is less than this plan takes.')
  await page.keyboard.press('Enter')
}

/** Whether there is something. */
async function pickNext(page: Page): Promise<boolean> {
  const isPicked = () => /\/queue\/\w+\//.test(page.url())
  if (isPicked()) return true
  await page.getByRole('button', { name: /^I may decide/, pressed: true }).waitFor()
  await until(async () => {
    if (await page.getByText('Nothing waits.').isVisible()) return
    await page.keyboard.press('j')
    if (!isPicked()) throw new Error('Nothing is picked.')
  })
  return isPicked()
}

/**
 * Opened for a reason, and approved: or refused where a call is needed first, or left for whether
 * somebody on a list is meant.
 */
async function judge(page: Page): Promise<'left' | undefined> {
  if ((await page.getByRole('button', { name: 'Open', exact: true }).count()) > 0) {
    await page.keyboard.press('o')
    await page.keyboard.type('To identify them.')
    await page.keyboard.press('Enter')
  }
  await page.getByRole('img', { name: /^The picture of the document/ }).waitFor()
  if ((await page.getByText('Nobody has looked').count()) > 0) {
    // The last of the list has none after it.
    const here = page.url()
    await page.keyboard.press('j')
    const isMoved = await page
      .waitForURL((url) => String(url) !== here, { timeout: 5_000 })
      .then(() => true)
      .catch(() => false)
    if (!isMoved) await page.keyboard.press('k')
    return 'left'
  }
  if ((await page.getByText('Asks to change who they are').count()) === 0) {
    await page.keyboard.press('a')
    return undefined
  }
  await page.keyboard.press('x')
  await page.keyboard.type('We could not reach you under the new number.')
  await page.keyboard.press('Enter')
  return undefined
}
