// How far a page's parts move by themselves, as browsers count it (Cumulative Layout Shift).

import type { Page } from 'playwright-core'

type Shift = { readonly at: number; readonly value: number; readonly what: string }
declare global {
  interface Window {
    shiftsSoFar?: Shift[]
  }
}

/** To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    window.shiftsSoFar = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEntry[] & LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const nodes = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node : node?.parentElement
          return `${name?.outerHTML.slice(0, 120)} ${from.y},${from.height} > ${to.y},${to.height}`
        })
        shifts.push({ at: entry.startTime, value: entry.value, what: nodes.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

type LayoutShift = {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** The worst five seconds without a pause of one, and what moved in them. */
export async function worstShift(page: Page): Promise<{ value: number; what: string[] }> {
  const shifts = await page.evaluate(() => window.shiftsSoFar ?? [])
  let worst = { value: 0, what: [] as string[] }
  let current = { value: 0, what: [] as string[], from: 0, to: Number.NEGATIVE_INFINITY }
  for (const { at, value, what } of shifts) {
    const goesOn = at - current.to < 1_000 && at - current.from < 5_000
    const before = goesOn ? current : { value: 0, what: [], from: at }
    current = {
      value: before.value + value,
      what: [...before.what, `${value.toFixed(4)} at ${at.toFixed()} ms: ${what}`],
      from: before.from,
      to: at,
    }
    if (current.value > worst.value) worst = { value: current.value, what: current.what }
  }
  return worst
}

/** Down and up again, as fast as frames come. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}
