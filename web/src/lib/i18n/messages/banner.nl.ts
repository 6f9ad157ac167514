// In Dutch: what stands above every page of a sandbox; the server writes it into the document.

import type { Messages } from '../messages.ts'
import type { banner as english } from './banner.ts'

export const banner: Messages<typeof english> = {
  notice: 'Demo-installatie. Geen vergunning ingesteld. Geen echt geld.',
  prices: {
    simulated: 'De koersen zijn gesimuleerd.',
    replay: 'De koersen worden afgespeeld uit opgenomen gegevens.',
  },
}
