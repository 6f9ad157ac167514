// In Dutch: what a live install is short of.

import type { Messages } from '../../lib/i18n/messages.ts'
import type { statusMissing as english } from './missing-messages.ts'

export const statusMissing: Messages<typeof english> = {
  title: 'Nog niet open voor live handelen',
  lead: 'Afwikkelen en opnemen gaan door. Live-transacties worden niet aangenomen, want:',
  says: {
    no_company: 'De rechtspersoon staat niet in de instellingen.',
    no_licence: 'Er staan geen licentiegegevens in de instellingen.',
    licence_ended: 'De licentie eindigde op {@day}.',
    no_countries: 'Er staat geen land op de lijst van landen waar klanten vandaan mogen komen.',
    countries_unlicensed: 'Op de lijst van landen staan landen waarvoor de licentie niet geldt.',
    price_sources: 'De koersbron is geen echte met minstens twee bronnen.',
    no_mail_server: 'Er is geen mailserver (SMTP_URL).',
    no_https: 'PUBLIC_URL is geen https://-adres.',
    few_staff_factors: 'Minder dan twee medewerkers hebben een tweede factor.',
  },
}
