// In German: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Aussehen und Töne',
  lead:
    'Wie das in diesem Browser aussieht und klingt. Nur die Sprache deiner Briefe ' +
    'verlässt ihn.',
  appearance: 'Aussehen',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  thisLanguage: 'Dies ist Deutsch.',
  letters: (language) =>
    `Briefe an dich, per E-Mail, kommen in: ${language}. Sie folgen dem, was du hier wählst.`,
  lettersHere: 'Schreibt mir in dieser Sprache',
  sounds: 'Wenn ein Trade endet',
  sound: 'Ein kurzer Ton',
  vibration: 'Ein kurzes Vibrieren, auf Geräten, die es können',
  alike:
    'Gewonnen und verloren unterscheiden sich nur in der Tonhöhe: keines ist lauter oder länger.',
  tryIt: 'Ausprobieren',
}
