// Renders a page of the public site as the server does, from given answers, and finds what such a
// page may not say outside a claim, a legal text or a labelled example.

import './as-server.ts'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { urlOf } from '#browser/http/url-of.ts'
import { areaIds, type ClaimView } from '#contract/public/claims.ts'
import { planTiers } from '#contract/public/plans.ts'
import type { PageProps, Read } from '../src/lib/site/page.ts'
import { publicCalls } from '../src/lib/site/public-calls.ts'
import { createReplies, RepliesProvider } from '../src/lib/site/replies.tsx'

export type Answer = {
  readonly read: Read
  readonly data?: unknown
  /** In place of a successful one around the data. */
  readonly reply?: unknown
}

/** The page's HTML. Each answer stands for a successful reply of our API. */
export function htmlOf(Page: ComponentType<PageProps>, answers: readonly Answer[]): string {
  const written = Object.fromEntries(
    answers.map(({ read, data, reply }) => [
      urlOf(read.route, read),
      reply ?? { status: true, message: '', data },
    ]),
  )
  return renderToString(
    <RepliesProvider replies={createReplies(written)}>
      <Page params={{}} />
    </RepliesProvider>,
  )
}

/** Every table and panel may be shown. */
export const areaClaims: Answer = {
  read: { route: publicCalls.claims },
  data: areaIds.map(areaClaim),
}

/** The plans as they are built in. */
export const plansAnswer: Answer = {
  read: { route: publicCalls.plans },
  data: planTiers.map(({ id, funding, tradesPerDay: trades }) => ({
    id,
    funding,
    trades_per_day: trades,
  })),
}

function areaClaim(id: string): ClaimView {
  const at = '2026-11-21T12:00:00.000Z'
  return {
    id,
    value: null,
    source: {
      kind: 'query',
      says: 'Counted.',
      window_from: null,
      window_to: at,
      count: 7,
      minimum: 1,
    },
    measured_at: at,
  }
}

export function parsed(html: string): HTMLElement {
  const root = document.createElement('main')
  root.innerHTML = html
  return root
}

export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

const loose = /\d|%|\b(licensed|regulated|segregated|guaranteed?|accuracy|up to|since|payouts?)\b/i

/** Digits and words of status that stand on their own authority. */
export function looseStatements(html: string): string[] {
  const root = parsed(html)
  for (const element of root.querySelectorAll('[data-claim], [data-legal], [data-example]')) {
    element.remove()
  }
  const texts: string[] = []
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE && loose.test(node.textContent ?? '')) {
      texts.push(textOf(node.parentElement))
    }
    for (const child of node.childNodes) walk(child)
  }
  walk(root)
  return texts
}
