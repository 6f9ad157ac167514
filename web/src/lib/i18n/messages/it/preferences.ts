// In Italian: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Aspetto e suoni',
  lead: 'Come appare e suona in questo browser. Solo la lingua delle tue lettere ne esce.',
  appearance: 'Aspetto',
  themes: { system: 'Come nel sistema', light: 'Chiaro', dark: 'Scuro' },
  language: 'Lingua',
  thisLanguage: 'Questo è italiano.',
  letters: (language) =>
    `Le lettere, per e-mail, ti arrivano in: ${language}. Seguono ciò che scegli qui.`,
  lettersHere: 'Scrivetemi in questa lingua',
  sounds: 'Quando finisce un’operazione',
  sound: 'Un tono breve',
  vibration: 'Una vibrazione breve, sui dispositivi che possono',
  alike: 'Vinta e persa differiscono solo nell’altezza: nessuna è più forte o più lunga.',
  tryIt: 'Provalo',
}
