// How a build speaks a language: wherever a file has a twin for it, as `nl/deposits.ts` below
// `deposits.ts`, the twin is taken. A text without a twin stays English.

import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Language, languages } from '#contract/shared/languages.ts'

/** Vite's mode says the language; "production" and "development" are English. */
export function languageOf(mode: string): Language {
  return languages.find((language) => language === mode) ?? 'en'
}

export function inLanguage(language: Language): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    transformIndexHtml: (html) => html.replace('<html lang="en"', `<html lang="${language}"`),
    async resolveId(source, importer, options) {
      if (language === 'en' || !/^[.#]/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved || !/\/(browser|web|office)\/src\/.*\.tsx?$/.test(resolved.id)) return resolved
      const twin = resolved.id.replace(/\/([^/]+)$/, `/${language}/$1`)
      return importer !== twin && existsSync(twin) ? twin : resolved
    },
  }
}
