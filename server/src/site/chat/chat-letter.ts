// Letters of a conversation: answers that nobody has read on the site, and what was said in all.

import type { Language } from '#contract/shared/languages.ts'
import { dayIn } from '#server/platform/figures.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'
import type { ChatEvent } from './chat.ts'

type Lines = readonly Pick<ChatEvent, 'kind' | 'text' | 'at'>[]

type Ways = {
  readonly language: Language
  readonly replyTo: string | null
  /** An answer to the mail stands in the conversation. */
  readonly goesBack: boolean
}

/** What they wrote is not in it: anybody can type anybody's address. */
export function unreadLetter(answers: Lines, { language, replyTo, goesBack }: Ways): Letter {
  const { chat, frame } = wordingIn(language)
  return {
    language,
    subject: chat.unread.subject,
    greeting: frame.helloAnybody,
    paragraphs: [
      ...(goesBack ? [chat.mark] : []),
      ...chat.unread.paragraphs,
      ...answers.flatMap(({ text }) => paragraphsOf(text ?? '')),
    ],
    closing: [...chat.unread.closing, ...(goesBack ? [chat.goesBack] : [])],
    ...(replyTo === null ? {} : { replyTo }),
  }
}

export function transcriptLetter(said: Lines, language: Language): Letter {
  const { chat, frame } = wordingIn(language)
  const { subject, paragraphs } = chat.transcript
  return {
    language,
    subject,
    greeting: frame.helloAnybody,
    paragraphs,
    quoted: said.map((line) => lineOf(line, language)).join('\n\n'),
  }
}

function lineOf({ kind, text, at }: Lines[number], language: Language): string {
  const { you, support } = wordingIn(language).chat
  const when = dayIn(language, new Date(at).toISOString().slice(0, 16).replace('T', ' '))
  return `${when}  ${kind === 'written' ? you : support}\n${text}`
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
