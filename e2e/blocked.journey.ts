// What blocks an act is seen before its form: without scrolling, and with nothing lying over it.

import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { checkThemes } from './screen.ts'
import { fillSignIn, type Stage, until } from './stage.ts'

export async function blocked(stage: Stage): Promise<void> {
  const { page, install } = stage
  const client = await install.newClient({ emailConfirmed: false })
  await page.goto('/auth/signin')
  await fillSignIn(page, client)
  await page.waitForURL('**/user/home')
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  const acts = {
    home: 'Please confirm your e-mail before trading on the live account.',
    deposit: 'Please confirm your e-mail before you deposit.',
  }
  for (const [name, sentence] of Object.entries(acts)) {
    await page.goto(`/user/${name}`)
    const said = page.getByText(sentence)
    await until(async () => expect(await isSeen(said), `${name}: ${sentence}`).toBe(true))
    await checkThemes(stage, `/user/${name}, blocked`)
  }
}

/** All of it within the window, and what one would press there. */
function isSeen(sentence: Locator): Promise<boolean> {
  return sentence.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    const ends = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 20, y))
    return ends.every((found) => found !== null && element.contains(found))
  })
}
