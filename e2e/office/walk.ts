// Walks through the office as far as its links lead, and tells what is wrong with each page. Of
// pages that differ only in whose they are a few are seen: they are the same page.

import type { Page, Request } from 'playwright-core'
import { allFindings } from '../screen.ts'

export type Walk = {
  /** Each page that was seen, as its address is when whose it is is left out. */
  readonly shapes: ReadonlySet<string>
  readonly faults: readonly string[]
}

type WalkWish = {
  /** Of pages with the same shape at most so many are seen. */
  readonly most: number
  /** Whether each is looked at by axe too. */
  readonly isJudged: boolean
  /** What else is done on the first page of each shape: says what is wrong there. */
  readonly look?: (page: Page) => Promise<readonly string[]>
}

/** From where the page stands. */
export async function walk(page: Page, { most, isJudged, look }: WalkWish): Promise<Walk> {
  const faults: string[] = []
  const seen = new Map<string, number>()
  const known = new Set<string>()
  const waiting: string[] = []
  const note = (addresses: readonly string[]) => {
    for (const address of addresses.filter((one) => !known.has(one))) {
      known.add(address)
      waiting.push(address)
    }
  }
  const asking = watchAsking(page)
  note(await linksOf(page))
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const shape = shapeOf(address)
    const times = seen.get(shape) ?? 0
    if (times >= most) continue
    seen.set(shape, times + 1)
    await page.goto(address)
    if (!(await settle(page, asking))) {
      faults.push(`${shape}: no heading at ${address}`)
      continue
    }
    note(await linksOf(page))
    const wrong = await faultsOf(page, isJudged && times === 0)
    if (look && times === 0) wrong.push(...(await look(page)))
    faults.push(...wrong.map((one) => `${shape}: ${one}`))
  }
  return { shapes: new Set(seen.keys()), faults }
}

/** Links within the office, in the order of the page. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(
        ({ origin, pathname }) => origin === location.origin && /^\/office(\/|$)/.test(pathname),
      )
      .map(({ pathname, search }) => pathname + search),
  )
}

/** Ids are of hexadecimal signs or numbers. */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://office')
  const path = pathname.replaceAll(/\/[^/]*\d[^/]*/g, '/…')
  const keys = [...new Set(searchParams.keys())].toSorted()
  return keys.length === 0 ? path : `${path}?${keys.join('&')}`
}

/** Counts what is asked for; what stays open by design is nothing to wait for. */
function watchAsking(page: Page): () => number {
  const asked = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') asked.add(request)
  })
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  page.on('framenavigated', () => asked.clear())
  return () => asked.size
}

/** Whether its heading stands; nothing is asked for any more, and what came has been drawn. */
async function settle(page: Page, asking: () => number): Promise<boolean> {
  const stands = await page
    .waitForFunction(
      () => document.querySelector('main h1') && !document.querySelector('main [data-waits]'),
    )
    .then(
      () => true,
      () => false,
    )
  if (!stands) return false
  for (let restful = 0; restful < 3; restful = asking() === 0 ? restful + 1 : 0) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
  return true
}

async function faultsOf(page: Page, isJudged: boolean): Promise<string[]> {
  const [headings, wide] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [document.querySelectorAll('main h1').length, scrollWidth - clientWidth] as const
  })
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first order`]),
    ...(wide > 0 ? [`sticks out by ${wide} px`] : []),
    ...(isJudged ? await allFindings(page) : []),
  ]
}
