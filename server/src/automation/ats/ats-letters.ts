// What we write to clients about their automated trades, in words.

import { atsReasons } from '#contract/client/ats-reasons.ts'
import { clientRefusals } from '#contract/client/refusals.ts'
import { english } from '#contract/shared/english.ts'
import { filledIn } from '#contract/shared/fill-in.ts'
import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

const untilYou =
  'Nothing is traded by itself from now on. Open trades run to their end. They stay off until ' +
  'you switch them on again.'

export function endedLetter({ firstname }: Named, { reason }: { reason: string }): Letter {
  return {
    subject: 'Your automated trades are off',
    greeting: `Hello ${firstname},`,
    paragraphs: [`Your automated trades were switched off. ${whyOf(reason)}`, untilYou],
    action: { label: 'Your automated trades', to: 'automation' },
  }
}

/** A code of reasons, or of what orders are refused for. */
function whyOf(code: string): string {
  if (Object.hasOwn(atsReasons, code)) return atsReasons[code as keyof typeof atsReasons]
  if (!Object.hasOwn(clientRefusals, code)) return `The reason is ${code}.`
  const { message } = clientRefusals[code as keyof typeof clientRefusals]
  const isWhole = !message.includes('{')
  return isWhole ? filledIn(message, {}, english) : 'An order was refused; the log says why.'
}
