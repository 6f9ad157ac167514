// In Dutch: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/nl/ats-reason-words.ts'

const ownTrades = 'Je automatische transacties'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'Je automatische transacties staan uit',
    paragraphs: [
      `Je automatische transacties zijn uitgezet. ${reason}`,
      'Vanaf nu wordt er niets vanzelf gehandeld. Open transacties lopen tot hun ' +
        'einde. Ze blijven uit tot je ze weer aanzet.',
    ],
    action: ownTrades,
  }),
  refused: 'Een order is geweigerd; in het logboek staat waarom.',
  paused: (reason) => ({
    subject: 'Je automatische transacties zijn gepauzeerd',
    paragraphs: [
      'Onze medewerkers hebben je automatische transacties gepauzeerd, en zeggen ' +
        `waarom: ${reason}`,
      'Er wordt niets vanzelf gehandeld tot ze verdergaan. Open transacties ' +
        'lopen tot hun einde.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `Je bot voor ${pair} is gestopt`,
  live: (pair, why) => `Je bot voor ${pair}, die echt handelde, is vanzelf gestopt: ${why}`,
  paper: (pair, why) => `Je bot voor ${pair}, die op papier handelde, is vanzelf gestopt: ${why}`,
  until: 'Hij begint niets tot je hem weer start.',
  action: 'Je bots bekijken',
  whys: {
    drawdown: 'hij heeft zoveel verloren als je toestond.',
    low_profit: 'zijn laatste transacties hebben samen verloren.',
    too_little: 'wat er nog op het spel staat, is minder dan de beurs voor een order aanneemt.',
    key_ended:
      'zijn sleutel wordt niet meer gebruikt. Wat op de beurs open is, blijft ' +
      'daar open: kijk ernaar.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'Er is een webhook gemaakt',
    paragraphs: [
      'Vanaf nu krijgt dit adres te horen wanneer transacties van je worden ' +
        `afgewikkeld of geld van je beweegt: ${place}`,
      'Was jij dat niet, verwijder hem dan en wijzig meteen je wachtwoord.',
    ],
    action: 'Je webhooks bekijken',
  }),
  ended: (place, why) => ({
    subject: 'Een webhook is beëindigd',
    paragraphs: [
      `Er wordt niets meer naar ${place} gestuurd: ${why}.`,
      'Is je programma er weer, maak dan een nieuwe webhook.',
    ],
    action: 'Je webhooks bekijken',
  }),
  whys: {
    gone: 'het antwoordde dat het voorgoed weg is',
    failing: 'vijf dagen lang kwam daar niets aan',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'We gebruiken je beurssleutel niet meer',
    paragraphs: [
      `We gebruiken de sleutel “${name}” niet meer.`,
      why,
      'Waarmee hij tekent, is hier gewist. Automatisch handelen ermee is ' +
        'beëindigd; wat op de beurs open is, blijft daar open tot je het sluit. ' +
        'Kijk naar je account daar.',
    ],
  }),
  whys: {
    removed: 'Je hebt hem verwijderd.',
    too_mighty:
      'De beurs zegt dat hij meer mag dan handelen en lezen, zoals opnemen. Zo’n ' +
      'sleutel gebruiken we niet, en bewaren we niet.',
    not_accepted: 'De beurs accepteert hem niet meer: hij is daar ingetrokken, of verlopen.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol} heeft ${price} bereikt`,
  reached: (at, symbol, price, wish) =>
    `Op ${at} was de prijs van ${symbol} die wij publiceren ${price}. ${wish}`,
  over: 'Dat zegt niets over waar de prijs daarna heen gaat. Deze melding is voorbij.',
  action: 'Je prijsmeldingen bekijken',
  wishes: {
    above: 'Je vroeg om het te horen als hij zo hoog staat.',
    below: 'Je vroeg om het te horen als hij zo laag staat.',
    moved: 'Je vroeg om het te horen als hij zo ver heeft bewogen.',
  },
}
