// What the built site says in each language that the server says too: notices, in push messages and
// in digests. Read when it is first asked for.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NoticeWords } from '#contract/public/push-message.ts'
import type { SiteWords } from '#contract/public/site.ts'
import { basePathOf } from '#contract/shared/languages.ts'

export type Spoken = { readonly words: NoticeWords; readonly basePath: string }

/** In a language; in English where that was not built. Throws where nothing was. */
export type NoticeWordsOf = (language: string) => Promise<Spoken>

/** `built` is the folder that the build made. */
export function openNoticeWords(built: string): NoticeWordsOf {
  const read = async (language: string): Promise<Spoken> => {
    const file = join(built, 'site', language, 'words.js')
    const { words }: { words: SiteWords } = await import(pathToFileURL(file).href)
    return { words: words.notices, basePath: basePathOf(language) }
  }
  const known = new Map<string, Promise<Spoken>>()
  return (language) => {
    const spoken = known.get(language) ?? read(language).catch(() => read('en'))
    known.set(language, spoken)
    return spoken
  }
}
