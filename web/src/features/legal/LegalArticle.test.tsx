import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { urlOf } from '#browser/http/url-of.ts'
import { newestVersion } from '#contract/public/legal-outlines.ts'
import { type LegalTextId, legalTextIds } from '#contract/public/legal-texts.ts'
import type { LegalTextsView } from '#contract/public/published-texts.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { config, configure } from '../../lib/site/config.ts'
import { CurrentPath } from '../../lib/site/current-path.ts'
import { createReplies, RepliesProvider } from '../../lib/site/replies.tsx'
import { LegalArticle } from './LegalArticle.tsx'
import { versionsRead } from './use-versions.ts'

const complaints = vi.spyOn(console, 'error')

const install = { ...config, brand: 'Truestrike', company_name: '<b>A & B</b>' }

beforeAll(() => configure(install))

function articleOf(id: LegalTextId, version?: string, texts: LegalTextsView = []): HTMLElement {
  const place = document.createElement('div')
  const reply = { status: true, message: '', data: texts }
  place.innerHTML = renderToString(
    <CurrentPath value="/legal">
      <RepliesProvider replies={createReplies({ [urlOf(versionsRead.route, {})]: reply })}>
        <LegalArticle id={id} version={version} />
      </RepliesProvider>
    </CurrentPath>,
  )
  return place
}

it.each(legalTextIds)('%s has contents that lead to every section', (id) => {
  const article = articleOf(id)
  const headings = [...article.querySelectorAll('section > h2[id]')].map((h2) => h2.id)
  const entries = [...article.querySelectorAll('nav li a')].map((a) => a.getAttribute('href'))
  expect(['#in-short', ...entries]).toEqual(headings.map((heading) => `#${heading}`))
  expect(complaints).not.toHaveBeenCalled()
})

it.each(legalTextIds)('%s says its version, and in a sandbox that no money is in it', (id) => {
  const sandbox = () => articleOf(id).textContent.includes(t.legal.sandbox)
  expect(articleOf(id).textContent).toContain(newestVersion(id))
  expect(sandbox()).toBe(true)
  configure({ ...install, install_mode: 'live' })
  expect(sandbox()).toBe(false)
  configure(install)
})

it('names the operator, whatever their name is', () => {
  const article = articleOf('terms')
  expect(article.textContent).toContain('between you and <b>A & B</b> (“we”)')
  expect(article.querySelector('b')).toBeNull()
})

describe('versions', () => {
  const from = (version: string, effective_from: string, effective_until: string | null) => {
    const path = `/legal/${version}`
    return { version, path, published_on: '2026-11-21', effective_from, effective_until }
  }
  const texts: LegalTextsView = [
    {
      text: 'terms',
      path: '/legal',
      versions: [
        { ...from('2026-11-22', '2026-12-22', null), state: 'coming' },
        { ...from('2026-11-21', '2026-11-21', '2026-12-22'), state: 'in_force' },
      ],
    },
  ]
  const onlyThen = 'Withdrawals go back to the same source'
  const onlyNow = 'not back to a card'
  const noteOf = (article: HTMLElement) =>
    article.querySelector('[class*=coming]')?.textContent ?? ''
  const linksOf = (article: HTMLElement) =>
    [...article.querySelectorAll('a[href^="/legal/"]')].map((a) => a.getAttribute('href'))

  it('the plain address shows the one in force, and beside it what is coming and when', () => {
    const article = articleOf('terms', undefined, texts)
    expect(article.querySelector('section:last-of-type')).not.toBeNull()
    const sections = [...article.querySelectorAll('section')].map((one) => one.textContent).join()
    expect(sections).toContain(onlyThen)
    expect(sections).not.toContain(onlyNow)
    expect(article.textContent).toContain(
      'Version 2026-11-21, in force from 2026-11-21 until 2026-12-22',
    )
    expect(noteOf(article)).toMatch(/^From 2026-12-22 a new version holds\. Withdrawals go to/)
    expect(linksOf(article)).toEqual(['/legal/2026-11-22', '/legal/2026-11-22'])
  })

  it('one that is coming is read at its own address, and says that it is not in force', () => {
    const article = articleOf('terms', '2026-11-22', texts)
    expect(article.textContent).toContain(onlyNow)
    expect(noteOf(article)).toBe('This version is not in force yet. Read the one in force')
    expect(linksOf(article)).toEqual(['/legal/2026-11-21', '/legal/2026-11-21'])
  })
})
