// Letters of a conversation: answers that nobody has read on the site, and what was said in all.

import type { Letter } from '#server/platform/mail.ts'
import type { ChatEvent } from './chat.ts'
import { markLine } from './mail.ts'

type Lines = readonly Pick<ChatEvent, 'kind' | 'text' | 'at'>[]

/** What they wrote is not in it: anybody can type anybody's address. */
export function unreadLetter(
  answers: Lines,
  { replyTo, goesBack }: { readonly replyTo: string | null; readonly goesBack: boolean },
): Letter {
  return {
    subject: 'An answer to your question',
    greeting: 'Hello,',
    paragraphs: [
      ...(goesBack ? [markLine] : []),
      'You wrote to us in the chat of our site. This is our answer:',
      ...answers.flatMap(({ text }) => paragraphsOf(text ?? '')),
    ],
    closing: [
      'The conversation goes on in the chat on our site, in the browser in which you wrote, or ' +
        'wherever you are signed in.',
      ...(goesBack
        ? [
            'An answer to this mail stands in the conversation. Pictures and files do not: send ' +
              'them in the chat.',
          ]
        : []),
    ],
    ...(replyTo === null ? {} : { replyTo }),
  }
}

export function transcriptLetter(said: Lines): Letter {
  return {
    subject: 'What was said in the chat',
    greeting: 'Hello,',
    paragraphs: ['You asked for what was said in your conversation with us. Times are UTC.'],
    quoted: said.map(lineOf).join('\n\n'),
  }
}

function lineOf({ kind, text, at }: Lines[number]): string {
  const who = kind === 'written' ? 'You' : 'Support'
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return `${when}  ${who}\n${text}`
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
