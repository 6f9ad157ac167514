// In Dutch: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'Voor inloggen en handelen is JavaScript nodig. De openbare pagina’s kun je zonder lezen, ' +
    'met de koersen van toen ze werden gemaakt; voor grafieken, uitklapmenu’s, zoeken en het ' +
    'contactformulier is het nodig.',
}
