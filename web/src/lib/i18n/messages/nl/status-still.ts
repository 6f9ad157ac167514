// In Dutch: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'Status',
    description:
      'Waar de koersen vandaan komen en hoe oud ze zijn, hoe lang afwikkelen en opnemen duurt, ' +
      'in welke modus deze installatie draait en welke licentie ze heeft.',
  },
  lead:
    'Hoe het met deze installatie gaat, door haarzelf gemeten. Alleen de modus en de ' +
    'licentiegegevens heeft de exploitant ingesteld.',
  missing: {
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
  },
  leads: {
    prices:
      'Elke koers noemt zijn bron. Gesimuleerde koersen komen van geen enkele markt, afgespeelde ' +
      'van een markt op een ander moment; dat staat bij de bron.',
    compared:
      'Elke koers is de mediaan van wat deze beurzen zeggen, zonder wat te oud is, stilstaat of ' +
      'te ver van de andere ligt. Zijn er twee het oneens, of blijft er een minuut lang één ' +
      'over, dan is er geen koers en handelt niemand.',
    settlement:
      'Van het einde van een transactie tot de opgeslagen uitkomst, voor de transacties die het ' +
      'laatste uur zijn afgewikkeld.',
    voids:
      'Transacties die ongeldig eindigden omdat er geen koers was, waarbij de inleg terugkwam, ' +
      'van alles wat de laatste dag is afgewikkeld. Wat we zelf misten, vragen we eerst op.',
    withdrawals:
      'Van aanvraag tot betaling. We beloven vijf werkdagen, en tellen wat langer duurt.',
  },
  licence: {
    none: 'Er is geen licentie ingesteld. Deze installatie is een demonstratie.',
    noneLive: 'Er is geen licentie ingesteld, dus live-transacties worden niet aangenomen.',
    regulator: 'Toezichthouder',
    number: 'Nummer',
    countries: 'Landen',
    expires: 'Loopt af op',
    ended: (day: string) => `Afgelopen op ${day}`,
    register: 'Opzoeken in het openbare register',
  },
}
