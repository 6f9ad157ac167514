import { expect, test } from 'vitest'
import { languages as offered } from '#contract/shared/languages.ts'
import { languages } from './languages.ts'

test('those to choose from are those that are offered, each by a path of its own', () => {
  expect(languages.map(({ locale }) => locale)).toEqual(offered)
  for (const { locale, basePath } of languages)
    expect(basePath).toBe(locale === 'en' ? '' : `/${locale}`)
})
