// In Dutch: views of lists that staff keep.

import type { Messages } from '#contract/shared/messages.ts'
import type { views as english } from '../views.ts'

export const views: Messages<typeof english> = {
  views: 'Weergaven',
  sharedBy: (who) => `Gedeeld door ${who}`,
  save: 'Bewaar deze weergave',
  saveTitle: 'Deze weergave van de lijst bewaren',
  saveMeans:
    'Filters, volgorde en kolommen. Wat getypt is om er één te vinden, wordt niet bewaard.',
  viewName: 'Hoe ze heet',
  viewNameMissing: 'Zeg hoe ze heet.',
  share: 'Collega’s zien haar ook',
  keep: 'Bewaar',
  drop: 'Haal deze weergave weg',
}
