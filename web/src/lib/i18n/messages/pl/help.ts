// In Polish: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'Pomoc i informacje prawne',
  centre: 'Artykuły pomocy',
  liveChat: 'Czat na żywo',
  contact: 'Kontakt',
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  risk: 'Informacja o ryzyku',
  aml: 'Przeciwdziałanie praniu pieniędzy',
  payment: 'Zasady płatności',
  site: 'Witryna publiczna',
}
