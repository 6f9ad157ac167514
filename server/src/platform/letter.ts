// A letter to a client: what its words say in their language, and where it leads.

import type { Language } from '#contract/shared/languages.ts'
import type { Lead } from '#contract/shared/ways.ts'
import type { Letter } from './mail.ts'
import { wordingIn } from './wording.ts'

export type Addressee = { readonly firstname: string; readonly language: Language }

/** As it stands among the words of a language. */
export type Said = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly closing?: readonly string[]
}

export function letterTo({ firstname, language }: Addressee, said: Said): Letter {
  const { subject, paragraphs, closing = [] } = said
  const greeting = wordingIn(language).frame.hello(firstname)
  return { language, subject, greeting, paragraphs, closing }
}

/** One with a button. */
export function leadingLetter(
  client: Addressee,
  { action, ...said }: Said & { readonly action: string },
  lead: Lead,
): Letter {
  return { ...letterTo(client, said), action: { label: action, ...lead } }
}
