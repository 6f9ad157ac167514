// Where the parts of a page are, so that one can say what moved whatever brought it about. Unlike
// the browser's own count of shifts this one also sees what moves right after a press.

import type { Page } from 'playwright-core'

declare global {
  interface Window {
    placesSoFar?: { part: Element; top: number; height: number }[]
  }
}

/** Remembers where everything on the page is. */
export async function markPlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.placesSoFar = [...document.querySelectorAll('#root *:not(svg *)')].map((part) => {
      const { top, height } = part.getBoundingClientRect()
      return { part, top: top + scrollY, height }
    })
  })
}

/** What of it is elsewhere by now, or has another height. */
export function movedPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.placesSoFar ?? []).flatMap(({ part, ...before }) => {
      const { top, height } = part.getBoundingClientRect()
      const isSame =
        Math.abs(top + scrollY - before.top) < 0.5 && Math.abs(height - before.height) < 0.5
      if (isSame || !part.isConnected) return []
      const from = `${before.top}, ${before.height} high`
      return [`${part.outerHTML.slice(0, 120)}: ${from} > ${top + scrollY}, ${height} high`]
    }),
  )
}
