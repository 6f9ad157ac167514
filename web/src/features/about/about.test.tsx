import { expect, it } from 'vitest'
import { areaClaims, htmlOf, looseStatements, parsed, textOf } from '../../../test/site-page.tsx'
import { config, configure } from '../../lib/site/config.ts'
import AboutPage from './AboutPage.tsx'

it('tells the story, four points, three values, and that the operator stated nothing', () => {
  const html = htmlOf(AboutPage, [areaClaims])
  const page = parsed(html)
  expect(looseStatements(html)).toEqual([])
  const lists = [...page.querySelectorAll('section ul')].map((list) => list.children.length)
  expect(lists).toEqual([4, 3])
  expect(textOf(page)).toContain('has not stated its company')
})

it('names the operator where the settings do', () => {
  configure({ ...config, company_name: 'Example Trading 7 B.V.', company_number: '12345678' })
  const html = htmlOf(AboutPage, [areaClaims])
  expect(textOf(parsed(html).querySelector('[data-claim=operator]'))).toContain('12345678')
  expect(looseStatements(html)).toEqual([])
})
