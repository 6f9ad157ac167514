// In German: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'Adressen, die du früher bekommen hast, bleiben überwacht: was du dorthin sendest, wird ' +
  'weiterhin gutgeschrieben. Bitte nimm die Adresse für jede Zahlung von dieser Seite und von ' +
  'nirgendwo sonst.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `Die Schlüssel, aus denen unsere Einzahlungsadressen kommen, ändern sich am ${when} ` +
    `(${coin}). Von da an bekommst du hier eine neue Adresse. ${meaning}`,
  done: (coin, when) =>
    `Die Schlüssel, aus denen unsere Einzahlungsadressen kommen, haben sich am ${when} ` +
    `geändert (${coin}): deine Adresse hier ist eine neue. ${meaning}`,
}
