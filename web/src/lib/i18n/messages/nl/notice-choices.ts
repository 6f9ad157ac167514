// In Dutch: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'Meldingen',
  lead: 'Wat je bereikt, waar en wanneer. Wat je kiest, geldt meteen.',
  kept: 'Opgeslagen.',
  channels: 'Wat je bereikt',
  always:
    'Wat over je geld, je identiteit en de toegang tot je account gaat, staat altijd in de app ' +
    'en wordt altijd gemaild.',
  topics: {
    security: {
      title: 'Veiligheid',
      what: 'Een nieuwe bestemming voor opnames, een bevroren account.',
    },
    payments: {
      title: 'Geld',
      what: 'Stortingen, opnames, credits en correcties.',
    },
    identity: { title: 'Identiteit', what: 'Je documenten en wat je wilde wijzigen.' },
    plan: { title: 'Abonnement', what: 'Wat er werd van het plan dat je koos of vroeg.' },
    automation: {
      title: 'Automatisch handelen',
      what: 'Automatische transacties, bots en webhooks: wat eindigde, wat werd gepauzeerd.',
    },
    prices: {
      title: 'Koersmeldingen',
      what: 'Een koers heeft een niveau bereikt dat je hieronder noemde.',
    },
    promotions: {
      title: 'Acties',
      what: 'Bonusdollars, cashback en toernooien waaraan je meedoet.',
    },
    chat: {
      title: 'Livechat',
      what: 'De klantenservice heeft geantwoord toen je niet in de chat was.',
    },
  },
  by: { bell: 'In de app', push: 'Pushbericht', mail: 'Per e-mail' },
  mails: { now: 'meteen', digest: 'in het overzicht', off: 'helemaal niet' },
  mailed: 'Altijd gemaild',
  mailedLater: 'Gemaild als het twee minuten niet is gelezen',
  push: {
    title: 'Pushberichten',
    lead:
      'Een pushbericht bereikt dit apparaat terwijl er niets van ons open is. Het gaat via de ' +
      'dienst van de maker van je browser, zo versleuteld dat alleen deze browser het kan lezen.',
    add: 'Stuur ze naar dit apparaat',
    missing:
      'Deze browser kan hier geen pushberichten ontvangen. Zet deze site op een telefoon eerst ' +
      'op je beginscherm.',
    denied:
      'Deze browser mag geen berichten van deze site tonen. Sta ze toe in de instellingen voor ' +
      'deze site en kom dan hier terug.',
    here: 'dit apparaat',
    since: (day: string) => `sinds ${day} UTC, nog niets gestuurd`,
    sent: (day: string) => `laatst gestuurd ${day} UTC`,
    try: 'Probeer het',
    tried: 'Er is een bericht onderweg naar dit apparaat.',
    remove: 'Verwijderen',
    details: 'Zeg wat er gebeurde, ook op een vergrendeld scherm',
    detailsHelp:
      'Zonder dit zegt een pushbericht alleen dat er nieuws is: wie je scherm ziet, komt niets ' +
      'over je account te weten.',
  },
  times: 'Wanneer',
  quiet: 'Stille uren',
  quietHelp: 'Pushberichten wachten tot ze voorbij zijn. Die over veiligheid niet.',
  ends: { from: 'Van', to: 'tot' },
  digest: 'Het overzicht komt',
  digests: { daily: 'elke ochtend om acht uur', weekly: 'op maandag om acht uur' },
  zone: (zone: string) => `Volgens de klok van ${zone}.`,
  zoneHere: (zone: string) => `Neem de klok van dit apparaat: ${zone}`,
  prices: {
    title: 'Koersmeldingen',
    lead:
      'Je hoort het één keer, bij de eerste koers die we publiceren op het niveau of ' +
      'daarvoorbij. Het zegt niets over waar de koers daarna heen gaat.',
    labels: {
      symbol: 'Instrument',
      kind: 'Als de koers',
      price: 'Koers',
      percent: 'Procent',
    },
    choose: 'Kies',
    now: 'Nu',
    kinds: {
      above: 'zo hoog is als een niveau',
      below: 'zo laag is als een niveau',
      moved: 'een percentage is bewogen, op of neer',
    },
    set: 'Melding zetten',
    none: 'Geen koersmeldingen.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} op ${upper} of hoger`,
      below: (name: string, { lower }: Levels) => `${name} op ${lower} of lager`,
      moved: (name: string, { upper, lower }: Levels) => `${name} op ${lower} of op ${upper}`,
    },
    waits: (price: string) => `wacht, gezet bij ${price}`,
    reached: (price: string, at: string) => `bereikt bij ${price}, ${at} UTC`,
    drop: 'Verwijderen',
  },
  stop: {
    title: 'Geen mails meer als deze',
    text: (topic: string) =>
      `Mails hierover sturen we je niet meer: ${topic}. In de app blijft het staan. Onder ` +
      'Meldingen kun je het altijd anders kiezen.',
    all: 'het overzicht van meldingen',
    ask: (topic: string) => `Mails hierover zouden we je niet meer sturen: ${topic}.`,
    do: 'Stop deze mails',
    unknown: 'Deze link stopt geen mails. Log in en kies onder Meldingen.',
  },
}
