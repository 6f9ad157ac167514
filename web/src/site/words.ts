// What the server itself says in this language: small, so that it has those of every language.

import type { SiteWords } from '#contract/public/site.ts'
import * as t from '../lib/i18n/i18n.ts'

export const words: SiteWords = {
  crashed: t.shell.crashed,
  crashedHelp: t.shell.crashedHelp,
  noScript: t.noScript.text,
  notices: t.noticeWords,
  banner: t.banner,
  ...t.installable,
}
