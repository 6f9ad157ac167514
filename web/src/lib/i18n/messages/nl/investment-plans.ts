// In Dutch: the plans, and what they are and are not.

import type { Messages } from '#contract/shared/messages.ts'
import type { investmentPlans as english } from '../investment-plans.ts'

export const investmentPlans: Messages<typeof english> = {
  title: 'Beleggingsplannen',
  trail: 'Handelsplannen',
  description:
    'Vier plannen naar inbreng. Het bedrag van een plan is wat je hebt gestort min wat je opnam, ' +
    'geen prijs: er wordt niets in rekening gebracht. Met de hand handelen kan zonder plan.',
  lead:
    'Een plan is een trede naar inbreng. Het bedrag is wat je hebt gestort min wat je opnam, ' +
    'geen prijs. Voor een plan wordt niets in rekening gebracht.',
  plansTitle: 'De vier plannen',
  funding: 'Inbreng: stortingen min opnames',
  stays: 'Wat je niet met handelen verliest, blijft van jou.',
  trades: (count: number) =>
    count === 1
      ? 'Eén geautomatiseerde transactie per dag'
      : `${count} geautomatiseerde transacties per dag`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Geautomatiseerd handelssysteem',
  purchase: 'Kiezen',
  purchaseOf: (name: string) => `${name} kiezen`,
  purchaseNote:
    'Met Kiezen open je de plannen in je account; zo nodig log je eerst in. Plannen horen bij ' +
    'het live-account. Er gaat niets van je saldo af.',
  sections: [
    {
      title: 'Wat het bedrag betekent',
      paragraphs: [
        'Het bedrag in dollars is de inbreng die bij een plan hoort: al je verwerkte stortingen, ' +
          'min alles wat je hebt opgenomen. Heb je zoveel ingebracht, dan kun je het plan ' +
          'kiezen. Je betaalt ons dat geld niet: je handelt ermee, kunt het daarmee ' +
          'verliezen en kunt opnemen wat er over is.',
        'Neem je zoveel op dat de inbreng onder het bedrag zakt, dan is dat je goed recht. Geen ' +
          'plan houdt geld vast, en geen plan hoeft gekozen, betaald of verhoogd te worden ' +
          'voordat je geld opneemt.',
      ],
    },
    {
      title: 'Wat een plan doet',
      paragraphs: [
        'Elk plan noemt hoeveel transacties het geautomatiseerde handelssysteem, kortweg ATS, ' +
          'per dag voor je mag plaatsen op het live-account. Je kiest zelf de regels die het ' +
          'volgt en de grenzen waar het binnen blijft, probeert het eerst op het demo-account en ' +
          'kunt het altijd uitzetten. Er wordt niets voor je verhandeld voordat je het aanzet.',
        'De regels zijn gepubliceerd, met wat elk ervan heeft gedaan. Van geen enkele regel is ' +
          'bekend dat hij wint, en de marge in elke koers is aan onze kant.',
        'Met de hand handelen kan zonder plan. Tenzij de exploitant dat hier anders heeft ' +
          'ingesteld, tellen transacties die je zelf plaatst voor geen enkel plan mee.',
      ],
    },
    {
      title: 'Wat een plan niet doet',
      paragraphs: [
        'Het geeft geen betere kansen. Koersen, strikes en onze marge zijn voor elke klant ' +
          'dezelfde, met of zonder plan. "VIP" staat op het label van het grootste plan en is ' +
          'geen andere manier van afwikkelen.',
        'Het maakt verlies niet minder waarschijnlijk en het is geen advies. Meer inbrengen ' +
          'betekent alleen dat er meer te verliezen is. Twijfel je, neem dan het demo-account en ' +
          'geen plan.',
      ],
    },
    {
      title: 'Hoe je een plan kiest en verhoogt',
      paragraphs: [
        'Het eerste plan gaat in zodra je erom vraagt en je inbreng er is; is die er niet, dan ' +
          'hoor je wat er ontbreekt. Een hoger plan is later een verzoek waar een medewerker ' +
          'naar kijkt. Je kunt zo lang als je wilt zonder plan blijven.',
      ],
    },
  ],
  riskTitle: 'Voordat je iets inbrengt',
  risk:
    'Breng alleen geld in dat je kunt verliezen. Elke transactie kan je binnen enkele minuten ' +
    'het hele bedrag kosten. In je account kun je je eigen limieten op stortingen en verlies ' +
    'zetten, en verlagen werkt meteen.',
}
