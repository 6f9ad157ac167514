// A page in words four tenths longer than ours, and what of them has no room then.

import type { Page } from 'playwright-core'
import { pseudo } from '../tools/pseudo.ts'

type Lengthening = { pseudo?: (text: string) => string }

/** Makes every text of the page longer, and those that come later as they come. */
export async function lengthen(page: Page): Promise<void> {
  await page.evaluate(`window.pseudo = ${pseudo}`)
  await page.evaluate(() => {
    const made = (text: string) => (window as Lengthening).pseudo?.(text) ?? text
    const attributes = ['placeholder', 'label']
    const lengthenText = (node: Node) => {
      if (node.parentElement?.closest('script, style, noscript, [translate=no]')) return
      const longer = made(node.nodeValue ?? '')
      if (longer !== node.nodeValue) node.nodeValue = longer
    }
    const lengthenPart = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
        if (node.nodeType === Node.TEXT_NODE) lengthenText(node)
      if (!(root instanceof Element)) return
      for (const part of [root, ...root.querySelectorAll('[placeholder], optgroup')]) {
        for (const name of attributes) {
          const text = part.getAttribute(name)
          if (text !== null) part.setAttribute(name, made(text))
        }
      }
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') lengthenText(target)
        else for (const node of addedNodes) lengthenPart(node)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    lengthenPart(document.body)
  })
  await rested(page)
}

/** What changes size with its words has done so. */
async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}

/** Where words must be read whole. */
const whole =
  'button, [role=button], [role=tab], h1, h2, h3, h4, label, legend, summary, th, dt, dd, ' +
  'nav a, main a, option, [role=status], [role=alert]'

/** What sticks out of the window, and words that are cut or stick out of their button. */
export async function cramped(page: Page): Promise<string[]> {
  return await page.evaluate(cutIn, whole)
}

function cutIn(selector: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = new Set<string>()
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth && part.checkVisibility(),
    )
    const names = wide.slice(-3).map((part) => part.outerHTML.slice(0, 80))
    found.add(`the page is ${scrollWidth - clientWidth} px too wide, by ${names.join(' or ')}`)
  }
  const slack = 1.5
  for (const part of document.querySelectorAll<HTMLElement>(selector)) {
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (part.closest('[aria-hidden=true]')) continue
    const why = cutWhy(part)
    const words = part.textContent.replace(/\s+/g, ' ').trim().slice(0, 60)
    if (why) found.add(`${part.tagName.toLowerCase()} "${words}" ${why}`)
  }
  return [...found]

  function cutWhy(part: HTMLElement): string | undefined {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const isButton = part.matches('button, [role=button], [role=tab]')
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue
      if (isUnseen(node.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width < 1) continue
        const box = part.getBoundingClientRect()
        const isOut = left < box.left - slack || right > box.right + slack
        const isOver = top < box.top - slack || bottom > box.bottom + slack
        if (isButton && (isOut || isOver)) return 'sticks out of its button'
        const cut = clippedBy(node.parentElement, { left, right, top, bottom })
        if (cut) return `is cut by ${cut}`
      }
    }
    return undefined
  }

  /** Words for those alone who are read to lie in a spot without room. */
  function isUnseen(from: Element): boolean {
    for (let part: Element | null = from; part && part !== document.body; ) {
      const { width, height } = part.getBoundingClientRect()
      if (width <= 1 || height <= 1) return getComputedStyle(part).display !== 'contents'
      part = part.parentElement
    }
    return false
  }

  type Box = { left: number; right: number; top: number; bottom: number }

  /** By the first part around the words that shows no more than itself and cannot be scrolled. */
  function clippedBy(from: Element | null, { left, right, top, bottom }: Box): string | undefined {
    for (let part = from; part && part !== document.body; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part)
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined
      const box = part.getBoundingClientRect()
      const cutsX = /hidden|clip/.test(overflowX)
      const cutsY = /hidden|clip/.test(overflowY)
      const isCutX = cutsX && (left < box.left - slack || right > box.right + slack)
      const isCutY = cutsY && (top < box.top - slack || bottom > box.bottom + slack)
      if (isCutX || isCutY) return part.outerHTML.slice(0, part.outerHTML.indexOf('>') + 1)
    }
    return undefined
  }
}
