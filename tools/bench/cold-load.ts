// How soon the trading screen stands on a slow line with nothing kept: its shell, the living chart,
// and how many requests that took.

import type { BrowserContext } from 'playwright-core'

/** Round trip in milliseconds, and bytes a second: Chromium's own two slow lines. */
const lines = {
  slow_3g: { latency: 400, throughput: 50_000 },
  fast_3g: { latency: 150, throughput: 200_000 },
} as const

type Line = (typeof lines)[keyof typeof lines]

const withinMs = 60_000

/** Of whoever is signed in in this context. */
export async function coldLoads(context: BrowserContext): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const [name, line] of Object.entries(lines)) {
    const { shell, chart, requests } = await coldLoad(context, line)
    Object.assign(figures, {
      [`${name}_shell_ms`]: shell,
      [`${name}_chart_ms`]: chart,
      [`${name}_requests`]: requests,
    })
  }
  return figures
}

async function coldLoad(context: BrowserContext, { latency, throughput }: Line) {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    let requests = 0
    page.on('request', () => {
      requests += 1
    })
    await page.goto('/user/home', { waitUntil: 'commit', timeout: withinMs })
    await page.getByTestId('scene').waitFor({ timeout: withinMs })
    const { shell, chart } = await page.evaluate(() => ({
      shell: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      chart: performance.now(),
    }))
    return { shell, chart, requests }
  } finally {
    await page.close()
  }
}
