// In Japanese: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'ヘルプ',
  description: '取引、口座、入金、出金の仕組みと、確率について。',
  lead: 'ここでの仕組みを、平易な言葉で説明します。',
  contents: 'すべての記事',
  search: 'ヘルプを検索',
  found: (count) => `${count}件の記事。`,
  nothing: 'これらの語をすべて含む記事はありません。',
  ask: 'チャットでお尋ねください。',
}
