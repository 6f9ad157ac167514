// In Japanese: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'コピー',
  id: 'ID全体をコピー',
  idCopied: '取引IDをコピーしました',
  failed: 'コピーできませんでした。文字列を選択して、ご自身でコピーしてください。',
}
