// In German: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'Fußzeile',
  contactTitle: 'Kontakt',
  write: 'Schreib uns',
  noContact:
    'Der Betreiber dieser Installation hat noch keine Adresse genannt. Über das Formular ' +
    'erreichst du ihn.',
  riskTitle: 'Risikowarnung',
  risk:
    'Trades mit fester Laufzeit sind mit hohem Risiko verbunden. Du kannst den ganzen ' +
    'Betrag jedes Trades verlieren, und die Marge in jedem Preis ist auf unserer Seite: ' +
    'über viele Trades verlieren die meisten Menschen. Handle nie mit Geld, das du brauchst.',
  riskMore: 'Risikohinweise lesen',
}
