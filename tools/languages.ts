// How a build speaks a language: wherever a file has a twin for it, as `nl/deposits.ts` below
// `deposits.ts`, the twin is taken. A text without a twin stays English. The page says which
// language it is in, and from which side that is read.

import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { directionOf, type Language, languages } from '#contract/shared/languages.ts'

/** Vite's mode says the language; "production" and "development" are English. */
export function languageOf(mode: string): Language {
  return languages.find((language) => language === mode) ?? 'en'
}

export function inLanguage(language: Language): Plugin {
  const written = `<html lang="${language}" dir="${directionOf(language)}"`
  return {
    name: 'in-language',
    enforce: 'pre',
    transformIndexHtml: (html) => html.replace('<html lang="en"', written),
    async resolveId(source, importer, options) {
      if (language === 'en' || !/^[.#]/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved || !/\/(browser|web|office)\/src\/.*\.(tsx?|css)$/.test(resolved.id))
        return resolved
      const twin = resolved.id.replace(/\/([^/]+)$/, `/${language}/$1`)
      return importer !== twin && existsSync(twin) ? twin : resolved
    },
  }
}
