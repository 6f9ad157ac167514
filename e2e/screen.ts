// What must hold on every screen a journey comes to: everybody can use it, and nothing sticks out.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No serious finding of axe, and nothing wider than the window. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const sidewards = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(sidewards, `${name}: pixels that stick out`).toBeLessThanOrEqual(0)
  expect(await seriousFindings(page), `${name}: findings of axe`).toEqual([])
}

/** Run within the page as if typed at its console: the content security policy stays on. */
async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { resultTypes: ['violations'] })`,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
}
