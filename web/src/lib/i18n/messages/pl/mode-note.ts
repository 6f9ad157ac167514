// In Polish: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'Ta strona dotyczy twojego konta live, więc jesteś teraz na Live.',
    demo: 'Ta strona dotyczy twojego konta demo, więc jesteś teraz na Demo.',
  },
  backTo: { real: 'Wróć do Live', demo: 'Wróć do Demo' },
  missedOn: {
    real: 'Strona, o którą proszono, należy do konta demo, a ty jesteś na Live.',
    demo: 'Strona, o którą proszono, należy do konta live, a ty jesteś na Demo.',
  },
  openOn: { real: 'Przejdź na Live i otwórz ją', demo: 'Przejdź na Demo i otwórz ją' },
}
