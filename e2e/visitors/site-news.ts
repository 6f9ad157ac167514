// Keeps everything new from a page until it may come, so that one can look at what the server wrote
// and what the browser made of it.

import type { Page } from 'playwright-core'

export type News = { readonly release: () => void }

/** To be called before the page is opened. */
export async function holdNews(page: Page): Promise<News> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/**', async (route) => {
    await isReleased
    // The page may be gone by now.
    await route.continue().catch(() => {})
  })
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => void isReleased.then(() => socket.send(message)))
  })
  return { release }
}
