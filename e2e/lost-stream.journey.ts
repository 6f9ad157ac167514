// The stream falls silent, then is cut: the screen says so and takes no trade, and comes back by
// itself.

import type { Page, WebSocketRoute } from 'playwright-core'
import { expect } from 'vitest'
import { streamPath } from '#contract/shared/stream-path.ts'
import { checkScreen } from './screen.ts'
import { enter, keyOf, type Stage, until, untilTradable } from './stage.ts'

type Line = {
  /** Messages get lost, as where a network dies without a word. */
  readonly hush: () => void
  /** Ends the connection; no new one comes about. */
  readonly cut: () => Promise<void>
  readonly mend: () => void
}

export async function lostStream(stage: Stage): Promise<void> {
  const { page, look } = stage
  const line = await tap(page)
  await enter(stage)
  line.hush()
  await page.getByText(/^The price is \d+ s old\. Trading waits for a fresh one\.$/).waitFor()
  await seeOff(page)
  await line.cut()
  const lost = page.getByText('Stream lost, reconnecting')
  if (!look.isPhone) await lost.waitFor()
  await checkScreen(page, 'trading without prices')
  await seeOff(page)
  line.mend()
  await untilTradable(page)
  await lost.waitFor({ state: 'detached' })
  const spot = page.getByTestId('spot')
  const before = await spot.textContent()
  await until(async () => expect(await spot.textContent()).not.toBe(before))
}

async function tap(page: Page): Promise<Line> {
  let state: 'whole' | 'silent' | 'cut' = 'whole'
  let open: WebSocketRoute | undefined
  await page.routeWebSocket(`**${streamPath}`, (socket) => {
    if (state === 'cut') return socket.close()
    open = socket
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (state === 'whole') socket.send(message)
    })
  })
  return {
    hush: () => {
      state = 'silent'
    },
    cut: async () => {
      state = 'cut'
      await open?.close()
    },
    mend: () => {
      state = 'whole'
    },
  }
}

/** Neither the keys of the screen nor those of the keyboard begin a trade. */
async function seeOff(page: Page): Promise<void> {
  for (const side of ['Buy', 'Sell'] as const) {
    await keyOf(page, side).and(page.locator(':disabled')).waitFor()
    await page.keyboard.press(side.charAt(0).toLowerCase())
  }
  expect(await page.getByRole('group', { name: 'Place this trade?' }).count()).toBe(0)
}
