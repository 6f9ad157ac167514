import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ClaimView } from '#contract/public/claims.ts'
import { createReplies, RepliesProvider } from '../site/replies.tsx'
import { Claim, ClaimArea } from './Claim.tsx'
import { LossShare } from './LossShare.tsx'

const at = '2026-11-21T12:00:00.000Z'

const lossShare: ClaimView = {
  id: 'loss_share',
  value: 0.74,
  source: {
    kind: 'query',
    says: 'Counted from the ledger.',
    window_from: '2025-11-21T12:00:00.000Z',
    window_to: at,
    count: 120,
    minimum: 100,
  },
  measured_at: at,
}

const founded: ClaimView = {
  id: 'founded',
  value: '2018',
  source: {
    kind: 'attestation',
    says: 'Stated by the operator.',
    attested_by: 'A. Jansen, director',
    document: 'extract.pdf',
    document_sha256: 'ab'.repeat(32),
    attested_on: at,
    expires_on: '2027-06-30T23:59:59.999Z',
  },
  measured_at: at,
}

const area: ClaimView = {
  id: 'prices',
  value: null,
  source: {
    kind: 'query',
    says: 'The prices stored here.',
    window_from: null,
    window_to: at,
    count: 40,
    minimum: 1,
  },
  measured_at: at,
}

/** As the server renders it: with these claims, or before any are known. */
function shown(children: React.ReactNode, claims?: readonly ClaimView[]): HTMLElement {
  const reply = { status: true, message: '', data: claims }
  const replies = createReplies(claims ? { '/api/public/claims': reply } : {})
  const root = document.createElement('div')
  root.innerHTML = renderToString(<RepliesProvider replies={replies}>{children}</RepliesProvider>)
  return root
}

describe('a claim', () => {
  const sentence = <Claim id="founded">{({ value }) => `Here for you from ${value} on.`}</Claim>

  it('is rendered with its source', () => {
    const root = shown(sentence, [founded])
    const claim = root.querySelector('[data-claim="founded"]')
    expect(claim?.textContent).toContain('Here for you from 2018 on.')
    const button = claim?.querySelector('button')
    expect(button?.getAttribute('aria-label')).toBe('How do we know?')
    const popover = claim?.querySelector(`[id="${button?.getAttribute('popovertarget')}"]`)
    expect(popover?.hasAttribute('popover')).toBe(true)
    for (const part of ['A. Jansen, director', '2026-11-21', 'extract.pdf', 'abab', '2027-06-30']) {
      expect(popover?.textContent).toContain(part)
    }
  })

  it.each([
    ['absent', [lossShare]],
    ['not known yet', undefined],
  ])('that is %s is not rendered, nor the words around it', (_, claims) => {
    expect(shown(sentence, claims).innerHTML).toBe('')
  })

  it('within a sentence is a sentence still: no block ends the paragraph', () => {
    const root = shown(<p>We say: {sentence}</p>, [founded])
    expect(root.querySelector('p [data-claim] button')).not.toBeNull()
    expect(root.querySelector('details, div')).toBeNull()
  })
})

describe('an area', () => {
  const table = (
    <ClaimArea id="prices" label="Prices">
      <p>1.17</p>
    </ClaimArea>
  )

  it('tells its source once, in words', () => {
    const root = shown(table, [area])
    const section = root.querySelector('section[data-claim="prices"][aria-label="Prices"]')
    expect(section?.querySelector('button')?.textContent).toBe('How do we know?')
    expect(section?.textContent).toContain('Counted: 40.')
    expect(section?.textContent).not.toContain('Shown from')
  })

  it('without a source is not rendered', () => {
    expect(shown(table, [founded]).innerHTML).toBe('')
  })

  it('keeps its room while claims are not known', () => {
    const section = shown(table).querySelector('[data-claim="prices"]')
    expect(section?.textContent).toBe('1.17')
  })
})

describe('the loss share', () => {
  it('is told with its window, count and minimum', () => {
    const root = shown(<LossShare className="note" />, [lossShare])
    const note = root.querySelector('[data-claim="loss_share"]')
    expect(note?.textContent).toContain('74 % of live accounts')
    expect(note?.textContent).toContain('from 2025-11-21 12:00:00 to 2026-11-21 12:00:00')
    expect(note?.textContent).toContain('Counted: 120.')
    expect(note?.textContent).toContain('Shown from 100 on')
  })

  it.each([
    ['too few accounts', []],
    ['no answer', undefined],
  ])('with %s is a plain warning without a figure', (_, claims) => {
    const root = shown(<LossShare />, claims)
    expect(root.querySelector('[data-claim]')).toBeNull()
    expect(root.textContent).toMatch(/you can lose the whole amount/)
    expect(root.textContent).not.toMatch(/\d|%/)
  })
})
