// What must hold on every screen a journey comes to: everybody can use it, and nothing sticks out.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Stage } from './stage.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No serious finding of axe, and nothing wider than the window. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const { sidewards, below } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    const ends = [...document.body.children].map((it) => it.getBoundingClientRect().bottom)
    const end = Math.max(clientHeight, ...ends.map((it) => Math.ceil(it + window.scrollY)))
    return { sidewards: scrollWidth - clientWidth, below: scrollHeight - end }
  })
  expect(sidewards, `${name}: pixels that stick out`).toBeLessThanOrEqual(0)
  expect(below, `${name}: pixels below the page's end`).toBeLessThanOrEqual(1)
  expect(await seriousFindings(page), `${name}: findings of axe`).toEqual([])
}

/** On phones with the colors of both themes; wide screens have the same. */
export async function checkThemes({ page, look }: Stage, name: string): Promise<void> {
  const { colorScheme = null } = look.options
  await checkScreen(page, `${name}, ${colorScheme}`)
  if (!look.isPhone) return
  await page.emulateMedia({ colorScheme: 'light' })
  const findings = await seriousFindings(page, ['color-contrast'])
  expect(findings, `${name}, light: findings of axe`).toEqual([])
  await page.emulateMedia({ colorScheme })
}

/**
 * Whatever gets the focus can be seen: nothing that is fixed to the window lies wholly over it
 * (WCAG 2.4.11). It is left where it was.
 */
export async function checkFocus(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(hiddenFocus), `${name}: what has the focus and is hidden`).toEqual([])
}

function hiddenFocus(): string[] {
  const before = document.activeElement
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const hidden: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue
    element.focus()
    const { left, top, width, height } = element.getBoundingClientRect()
    if (document.activeElement !== element || width < 2 || height < 2) continue
    const places = [
      [0.5, 0.5],
      [0.1, 0.1],
      [0.9, 0.1],
      [0.1, 0.9],
      [0.9, 0.9],
    ] as const
    const isSeen = places.some(([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y)
      return there !== null && (element.contains(there) || there.contains(element))
    })
    if (!isSeen) hidden.push(element.outerHTML.slice(0, 120))
  }
  if (before instanceof HTMLElement) before.focus()
  scrollTo(0, 0)
  return hidden
}

async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await judgedByAxe(page, rules)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(worded)
}

/** Of any weight, best practices included. */
export async function allFindings(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await judgedByAxe(page, rules)
  return violations.flatMap(worded)
}

/** More often no part of a page changes its color while axe looks: one that does blinks. */
const looksMost = 5

/**
 * Colors on their way from one to another are nobody's: where a part began to change while axe
 * looked, such as a button that may be pressed by now, it looks again.
 */
async function judgedByAxe(page: Page, rules?: string[]): Promise<AxeResults> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  for (let look = 1; ; look++) {
    await page.evaluate(watchColors)
    const results = await runAxe(page, rules)
    if (look === looksMost || (await page.evaluate(colorsRested))) return results
  }
}

/**
 * With the rule for the size of targets, which axe leaves out by itself. In the office the foot of
 * the menu lies over what is scrolled below it, which the rule takes for small.
 */
function axeOptions(page: Page, runOnly: string[] | undefined) {
  const isOffice = new URL(page.url()).pathname.includes('/office')
  const rules = { 'target-size': { enabled: !isOffice } }
  return { resultTypes: ['violations'], rules, runOnly }
}

/** Run within the page as if typed at its console: the content security policy stays on. */
function runAxe(page: Page, rules?: string[]): Promise<AxeResults> {
  return page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(axeOptions(page, rules))})`)
}

type Watching = { colorsBegan?: number }

/** Waits until no color is changing, and counts those that begin to from there on. */
async function watchColors(): Promise<void> {
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(changing.map(({ finished }) => finished))
  const page = window as Watching
  if (page.colorsBegan === undefined) {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      if (propertyName.includes('color')) page.colorsBegan = (page.colorsBegan ?? 0) + 1
    })
  }
  page.colorsBegan = 0
}

function colorsRested(): boolean {
  return (window as Watching).colorsBegan === 0
}

function worded({ id, nodes }: AxeResults['violations'][number]): string[] {
  return nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`)
}
