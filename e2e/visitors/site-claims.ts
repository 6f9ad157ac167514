// Nothing on a public page states a figure or a status but as a claim, in a legal text, or in an
// example that is labelled as one.

import type { Page } from 'playwright-core'
import { areaIds, statementIds } from '#contract/public/claims.ts'
import type { Language } from './site-pages.ts'

/** Where a figure may stand. */
const sources = '[data-claim], [data-legal], [data-example]'

/**
 * Every statement that has no source: whatever can be read, seen or not at the moment, and what the
 * head says. The banner is not of the page: the server puts it there.
 */
export async function unclaimed(page: Page, { status }: Language): Promise<string[]> {
  return (await textsWithoutSource(page)).filter((text) => {
    const said = text.replace(versionName, '')
    return /\p{N}|%/u.test(said) || status.test(said)
  })
}

/** A version of a legal text is named by a day: a name, and no figure. */
const versionName = /\bversi(?:on|e) \d{4}-\d\d-\d\d(?:-\d)?\b/gi

/** Claims nobody has registered, and examples that do not say so. */
export async function unlabelled(page: Page, { example }: Language): Promise<string[]> {
  const { claims, examples } = await page.evaluate(() => {
    const root = document.querySelector('#root')
    const all = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
    return {
      claims: all('[data-claim]').map(({ dataset }) => dataset.claim ?? ''),
      examples: all('[data-example]').map(({ innerText }) => innerText),
    }
  })
  const registered: readonly string[] = [...statementIds, ...areaIds]
  return [
    ...claims.filter((id) => !registered.includes(id)).map((id) => `no such claim: ${id}`),
    ...examples.filter((text) => !example.test(text)).map((text) => `no label: ${text}`),
  ]
}

/** Puts a statement where any of our own would stand. */
export async function plant(page: Page, statement: string): Promise<void> {
  await page.evaluate((text) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    document.querySelector('main')?.append(paragraph)
  }, statement)
}

function textsWithoutSource(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const root = document.querySelector('#root')
    if (!root) return ['there is no page']
    const texts = new Set<string>()
    // A sentence may be many pieces of text: "up", "to". It is read as a whole.
    const blocks = new Map<Element, string>()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest(`${allowed}, script, style, noscript`)) continue
      let block: Element = parent
      while (block !== root && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement ?? root
      blocks.set(block, `${blocks.get(block) ?? ''}${node.nodeValue ?? ''}`)
    }
    for (const text of blocks.values()) texts.add(text.replace(/\s+/g, ' ').trim())
    const spoken = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']
    for (const name of spoken) {
      for (const element of root.querySelectorAll(`[${name}]`)) {
        if (!element.closest(allowed)) texts.add(element.getAttribute(name) ?? '')
      }
    }
    // A title in a claim is one in the head too.
    const title = document.querySelector('main h1')
    const claimed = title?.closest(allowed) ? title.textContent : ''
    const inHead = (text: string) => texts.add(text.replace(claimed, ''))
    inHead(document.title)
    for (const meta of document.querySelectorAll<HTMLMetaElement>(
      'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
    ))
      inHead(meta.content)
    return [...texts]
  }, sources)
}
