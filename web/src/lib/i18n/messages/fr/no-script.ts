// In French: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'Se connecter et trader demandent JavaScript. Les pages publiques se lisent sans, avec ' +
    'les cours du moment où elles ont été faites ; les graphiques, les menus repliés, la ' +
    'recherche et le formulaire de contact en ont besoin.',
}
