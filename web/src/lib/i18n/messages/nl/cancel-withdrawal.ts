// In Dutch: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'Een opname annuleren',
  lead: 'Deze opname is op je account aangevraagd:',
  amount: 'Bedrag',
  to: 'Naar',
  asked: 'Aangevraagd',
  text:
    'Was jij dat niet, annuleer haar dan: al het geld gaat terug naar je saldo. Was jij het wel, ' +
    'sluit dan deze pagina.',
  hold: (hours: number) =>
    `Voor je veiligheid is daarna ${hours} uur lang geen nieuwe opname mogelijk.`,
  cancel: 'Deze opname annuleren',
  done: 'Ze is geannuleerd, en het geld staat weer op je saldo.',
  next:
    'Misschien is iemand anders als jou ingelogd. Kies nu een nieuw wachtwoord: daarmee wordt ' +
    'iedereen uitgelogd. Schrijf ons daarna.',
  password: 'Een nieuw wachtwoord kiezen',
  ended: {
    prepared: 'Ze is onderweg en kan niet meer worden geannuleerd. Schrijf ons meteen.',
    sent: 'Ze is onderweg en kan niet meer worden geannuleerd. Schrijf ons meteen.',
    paid:
      'Ze is betaald en kan niet meer worden geannuleerd. Was jij dat niet, schrijf ons dan ' +
      'meteen.',
    rejected: 'Ze is afgewezen. Het geld staat weer op je saldo.',
    cancelled: 'Ze is geannuleerd. Het geld staat weer op je saldo.',
  },
  unknown: 'Deze link annuleert geen opname. Is hij volledig?',
}
