// In German: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'Anmelden und Handeln brauchen JavaScript. Die öffentlichen Seiten lassen sich ohne ' +
    'lesen, mit den Kursen von ihrer Entstehung; Charts, eingeklappte Menüs, das Suchen und ' +
    'das Kontaktformular brauchen es.',
}
