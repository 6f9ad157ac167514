// In German: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'Diese Texte wurden maschinell übersetzt und noch von keinem Menschen gelesen.',
  readBy: (name, day) =>
    `Diese Texte wurden maschinell übersetzt und am ${day} von ${name} gelesen.`,
  english: 'Diese Seite auf Englisch',
}
