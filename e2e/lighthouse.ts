// Lighthouse's judgement of a page, over the same Chromium as everything else.

import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'
import type { Browser } from 'playwright-core'
import { freePort } from '#test/free-port.ts'
import { launch } from './browser.ts'

export type FormFactor = 'desktop' | 'mobile'
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export type Judgement = {
  readonly scores: Readonly<Partial<Record<Category, number>>>
  /** What was not perfect, each in a line. */
  readonly faults: readonly string[]
}

export type Judge = {
  readonly judge: (
    url: string,
    formFactor: FormFactor,
    categories: readonly Category[],
  ) => Promise<Judgement>
  readonly close: () => Promise<void>
}

export async function openJudge(): Promise<Judge> {
  const port = await freePort()
  const browser: Browser = await launch([`--remote-debugging-port=${port}`])
  return {
    judge: async (url, formFactor, categories) => {
      const flags: Flags = { ...hasty, ...chosen(categories), port, logLevel: 'error' }
      const config = formFactor === 'desktop' ? desktopConfig : undefined
      const run = await lighthouse(url, flags, config)
      if (!run) throw new Error(`Lighthouse said nothing of ${url}`)
      if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
      return judgementOf(run.lhr)
    },
    close: () => browser.close(),
  }
}

/**
 * Network and processor are simulated from what was seen, so the figures do not come from waiting:
 * our pages are still after a fraction of what Lighthouse waits by default.
 */
const hasty = {
  throttlingMethod: 'simulate',
  maxWaitForLoad: 15_000,
  pauseAfterFcpMs: 250,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
  disableFullPageScreenshot: true,
} as const

/** The only audits of performance that count for its score. */
const metrics = [
  ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'],
  ...['cumulative-layout-shift', 'speed-index'],
]

function chosen(categories: readonly Category[]): Flags {
  const isOfSpeedAlone = categories.every((name) => name === 'performance')
  return isOfSpeedAlone ? { onlyAudits: metrics } : { onlyCategories: [...categories] }
}

function judgementOf({ categories, audits }: Result): Judgement {
  const scores = Object.values(categories).map(({ id, score }) => [id, score ?? 0] as const)
  const faults = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score, scoreDisplayMode: mode, displayValue = '', details } = audits[id] ?? {}
      if (weight === 0 || mode === 'notApplicable' || score === 1) return []
      const items = details && 'items' in details ? JSON.stringify(details.items) : ''
      return [`${id} ${score} ${displayValue} ${items}`.trim().slice(0, 600)]
    }),
  )
  return { scores: Object.fromEntries(scores), faults }
}
