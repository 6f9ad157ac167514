// In Dutch: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'Neem contact op',
  trail: 'Contact',
  description: 'Schrijf onze klantenservice, of vind het telefoonnummer en e-mailadres.',
  lead:
    'Wat je schrijft, wordt bewaard voor de medewerkers van deze installatie, die per e-mail ' +
    'antwoorden.',
  waysTitle: 'Klantenservice',
  noWays:
    'Op deze installatie is geen telefoonnummer of e-mailadres ingesteld. Gebruik het formulier.',
  phone: 'Telefoon',
  email: 'E-mail',
  hours: 'Bereikbaar',
  complaints: 'Klachten',
  formTitle: 'Schrijf ons',
  fields: { name: 'Naam', email: 'E-mailadres', message: 'Bericht' },
  send: 'Versturen',
  sending: 'Wordt verstuurd',
  kept:
    'We gebruiken je bericht om je te antwoorden, bewaren het twee jaar en verwijderen het dan. ' +
    'Meer staat in het ',
  privacy: 'privacybeleid',
  noScript:
    'Het formulier heeft JavaScript nodig. Schrijf zonder JavaScript naar het adres hierboven.',
  close: 'Deze melding sluiten',
  addressTitle: 'Waar we zitten',
  map: 'Zoek het op OpenStreetMap',
  mapNote:
    'De afbeelding is een tekening, geen kaart. De link gaat naar een andere site; daarvan wordt ' +
    'hier niets geladen.',
}
