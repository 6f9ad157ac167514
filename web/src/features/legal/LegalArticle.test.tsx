import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { type LegalTextId, legalTextIds, newestVersion } from '#contract/legal-versions.ts'
import { config, configure } from '../../lib/config.ts'
import { CurrentPath } from '../../lib/current-path.ts'
import * as t from '../../lib/i18n.ts'
import { LegalArticle } from './LegalArticle.tsx'

const complaints = vi.spyOn(console, 'error')

const install = { ...config, brand: 'Truestrike', company_name: '<b>A & B</b>' }

beforeAll(() => configure(install))

function articleOf(id: LegalTextId): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(
    <CurrentPath value="/legal">
      <LegalArticle id={id} />
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
  expect(articleOf(id).textContent).toContain(newestVersion(id).version)
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
