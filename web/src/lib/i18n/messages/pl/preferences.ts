// In Polish: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Wygląd i dźwięki',
  lead: 'Jak to wygląda i brzmi w tej przeglądarce. Opuszcza ją tylko język twoich listów.',
  appearance: 'Wygląd',
  themes: { system: 'Jak w systemie', light: 'Jasny', dark: 'Ciemny' },
  language: 'Język',
  thisLanguage: 'To jest polski.',
  letters: (language) =>
    `Listy, pocztą elektroniczną, przychodzą do ciebie w języku: ${language}. Idą za ` +
    'tym, co tu wybierzesz.',
  lettersHere: 'Piszcie do mnie w tym języku',
  sounds: 'Gdy transakcja się kończy',
  sound: 'Krótki dźwięk',
  vibration: 'Krótka wibracja, na urządzeniach, które to potrafią',
  alike:
    'Wygrana i przegrana różnią się tylko wysokością dźwięku: żadna nie jest głośniejsza ani ' +
    'dłuższa.',
  tryIt: 'Wypróbuj',
}
