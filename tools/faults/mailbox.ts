// What clients find in their mailboxes, where mails become files.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export type Mailbox = {
  /** The newest code in a mail with these words, once it has come. */
  readonly codeFor: (words: string) => Promise<string | undefined>
}

export function openMailbox(folder: string): Mailbox {
  const read = new Set<string>()
  const codes: { readonly text: string; readonly code: string }[] = []
  let reading: Promise<void> = Promise.resolve()
  const readNew = async () => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.toSorted()) {
      if (!name.endsWith('.eml') || read.has(name)) continue
      read.add(name)
      const { text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
      const plain = text.replace(/\s+/g, ' ')
      const code = /Code: (\S+)/.exec(plain)?.[1]
      if (code) codes.push({ text: plain, code })
    }
  }
  return {
    codeFor: async (words) => {
      // Many read at once, and each file is read once.
      const mine = reading.then(readNew)
      reading = mine.catch(() => {})
      await mine
      return codes.findLast(({ text }) => text.includes(words))?.code
    },
  }
}
