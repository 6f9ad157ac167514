// Copies a text, and says whether that worked: in a toast, and in words to put beside it, since
// toasts stand outside of modals, where a screen reader does not listen.

import { useState } from 'react'
import { copyText } from '#browser/page/copy-text.ts'
import * as t from '../i18n/i18n.ts'
import { toast } from '../toast/toast.ts'

export function useCopy(text: string, done: string) {
  const [said, setSaid] = useState<string>()
  const tell = (kind: 'success' | 'error', words: string) => {
    toast(kind, words)
    setSaid(words)
  }
  const copy = () =>
    copyText(text)
      .then(() => tell('success', done))
      .catch(() => tell('error', t.copying.failed))
  return { copy, said }
}
