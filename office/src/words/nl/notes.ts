// In Dutch: what staff keep about one client.

import type { Messages } from '#contract/shared/messages.ts'
import type { notes as english } from '../notes.ts'

export const notes: Messages<typeof english> = {
  title: 'Notities',
  hint: 'De klant ziet ze niet. Ze verdwijnen met de gegevens van de klant, jaren na het sluiten.',
  none: 'Niemand heeft nog iets opgeschreven.',
  write: 'Een notitie',
  missing: 'Schrijf iets op.',
  keep: 'Bewaar deze notitie',
  change: 'Wijzig',
  keepChange: 'Bewaar de wijziging',
  leave: 'Laat zo',
  changed: (version) => `gewijzigd, versie ${version}`,
  before: (count) => (count === 1 ? 'Wat er eerst stond' : `${count} versies ervoor`),
  more: 'Toon oudere notities',
  tags: 'Labels',
  putOn: 'Label opplakken',
  takeOff: (name) => `Haal ${name} weg`,
  putBy: (who, on) => `Opgeplakt door ${who}, ${on}`,
  pick: 'Label…',
  linked: 'Verbonden',
  linkedHint:
    'Andere klanten met dezelfde foto, browser, kaart of begunstigde. Het is een reden om te ' +
    'kijken en geen bewijs: gezinnen delen een browser, en een vergeten browser telt niet mee.',
  linkedNone: 'Niemand anders heeft wat deze klant heeft.',
  client: 'Klant',
  name: 'Naam',
  standing: 'Stand',
  common: 'Gemeen',
  since: 'Sinds',
  kinds: {
    document: 'Zelfde afbeelding van een document',
    receipt: 'Zelfde afbeelding van een bewijs',
    device: 'Ingelogd in dezelfde browser',
    card: 'Betaald met dezelfde kaart',
    destination: 'Zelfde ontvanger',
    paid_to: 'Deze klant is op hun stortingsadres betaald',
    paid_by: 'Zij zijn op het stortingsadres van deze klant betaald',
  },
  methods: { btc: 'bitcoin', eth: 'ether', ltc: 'litecoin', bank: 'bankrekening' },
  by: (what, how) => `${what} (${how})`,
  asks: { close: 'Dit account voorgoed sluiten?', end_demo: 'De demo nu beëindigen?' },
  means: {
    close:
      'Niemand kan er nog mee aanmelden, en het gaat niet meer open. Er mag geen transactie ' +
      'lopen, geen geld over zijn en geen opname onderweg. De klant krijgt er een mail over.',
    end_demo: 'Dan gaat er geen demotransactie meer open. De klant mag de demo opnieuw beginnen.',
  },
  reasons: {
    close: 'Waarom; de klant leest het',
    end_demo: 'Waarom; het blijft bij de gebeurtenissen van de klant en staat in hun gegevens',
  },
  lettersTitle: 'Een brief opnieuw sturen',
  lettersMeans: 'Hij gaat naar het adres van het account, hooguit vijf keer per uur.',
  lettersNone: 'Er is geen brief om opnieuw te sturen.',
  letters: {
    confirmation: 'Bevestig het e-mailadres',
    identity: 'Herinnering om te laten zien wie ze zijn',
    deposit: 'Storting bijgeschreven',
    withdrawal: 'Opname betaald',
  },
  send: 'Stuur',
  sent: 'Hij is onderweg.',
}
