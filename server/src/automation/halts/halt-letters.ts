// What we write to a client whose automated trades staff pause, in words.

import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

export function pausedLetter({ firstname }: Named, { reason }: { reason: string }): Letter {
  return {
    subject: 'Your automated trades are paused',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Our staff have paused your automated trades, and say why: ${reason}`,
      'Nothing is traded by itself until they go on. Open trades run to their end.',
    ],
    action: { label: 'Your automated trades', to: 'automation' },
  }
}
