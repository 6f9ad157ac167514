// In Turkish: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Görünüm ve sesler',
  lead:
    'Bu tarayıcıda nasıl göründüğü ve duyulduğu. Yalnızca mektuplarınızın dili ' + 'buradan çıkar.',
  appearance: 'Görünüm',
  themes: { system: 'Sistemdeki gibi', light: 'Açık', dark: 'Koyu' },
  language: 'Dil',
  thisLanguage: 'Bu Türkçe.',
  letters: (language) =>
    `E-postayla gelen mektuplarınızın dili: ${language}. Burada seçtiğinize uyar.`,
  lettersHere: 'Bana bu dilde yazın',
  sounds: 'Bir işlem bittiğinde',
  sound: 'Kısa bir ton',
  vibration: 'Kısa bir titreşim, yapabilen cihazlarda',
  alike:
    'Kazanma ve kaybetme yalnızca perdede ayrılır: hiçbiri daha yüksek sesli veya daha uzun ' +
    'değildir.',
  tryIt: 'Dene',
}
