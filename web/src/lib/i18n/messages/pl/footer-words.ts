// In Polish: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'Stopka',
  contactTitle: 'Kontakt',
  write: 'Napisz do nas',
  noContact: 'Operator tej instalacji nie podał jeszcze adresu. Formularz do niego dociera.',
  riskTitle: 'Ostrzeżenie o ryzyku',
  risk:
    'Transakcje o stałym czasie niosą wysokie ryzyko. Możesz stracić całą kwotę każdej ' +
    'transakcji, a marża w każdej cenie jest po naszej stronie: przy wielu transakcjach ' +
    'większość ludzi traci. Nigdy nie handluj pieniędzmi, których potrzebujesz.',
  riskMore: 'Przeczytaj informację o ryzyku',
}
