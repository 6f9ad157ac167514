// In Polish: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/pl/ats-reason-words.ts'

const ownTrades = 'Twoje transakcje automatyczne'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'Twoje transakcje automatyczne są wyłączone',
    paragraphs: [
      `Twoje transakcje automatyczne zostały wyłączone. ${reason}`,
      'Od teraz nic nie jest handlowane samo. Otwarte transakcje trwają do ' +
        'końca. Pozostają wyłączone, dopóki ich znów nie włączysz.',
    ],
    action: ownTrades,
  }),
  refused: 'Zlecenie odrzucono; dziennik mówi, dlaczego.',
  paused: (reason) => ({
    subject: 'Twoje transakcje automatyczne są wstrzymane',
    paragraphs: [
      `Nasz zespół wstrzymał twoje transakcje automatyczne i mówi, dlaczego: ${reason}`,
      'Nic nie jest handlowane samo, dopóki nie ruszą dalej. Otwarte ' +
        'transakcje trwają do końca.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `Twój bot dla ${pair} się zatrzymał`,
  live: (pair, why) =>
    `Twój bot dla ${pair}, który handlował naprawdę, sam się zatrzymał: ` + `${why}`,
  paper: (pair, why) =>
    `Twój bot dla ${pair}, który handlował na papierze, sam się zatrzymał: ` + `${why}`,
  until: 'Nie zaczyna niczego, dopóki go znów nie uruchomisz.',
  action: 'Zobacz swoje boty',
  whys: {
    drawdown: 'stracił tyle, na ile mu pozwolono.',
    low_profit: 'jego ostatnie transakcje razem przyniosły stratę.',
    too_little: 'to, co zostało w ryzyku, jest mniejsze niż giełda przyjmuje na zlecenie.',
    key_ended:
      'jego klucz nie jest już używany. To, co jest otwarte na giełdzie, ' +
      'pozostaje tam otwarte: zajrzyj tam.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'Utworzono webhook',
    paragraphs: [
      'Od teraz ten adres jest powiadamiany, gdy rozliczają się twoje ' +
        `transakcje albo ruszają twoje pieniądze: ${place}`,
      'Jeśli to nie ty, usuń go i od razu zmień hasło.',
    ],
    action: 'Zobacz swoje webhooki',
  }),
  ended: (place, why) => ({
    subject: 'Webhook się skończył',
    paragraphs: [
      `Do ${place} nic już nie jest wysyłane: ${why}.`,
      'Gdy twój program znów tam będzie, utwórz nowy webhook.',
    ],
    action: 'Zobacz swoje webhooki',
  }),
  whys: {
    gone: 'odpowiedział, że zniknął na dobre',
    failing: 'przez pięć dni nic tam nie dotarło',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'Nie używamy już twojego klucza giełdowego',
    paragraphs: [
      `Nie używamy już klucza „${name}”.`,
      why,
      'To, czym podpisuje, zostało tu usunięte. Handel automatyczny z nim się ' +
        'skończył; to, co jest otwarte na giełdzie, pozostaje tam otwarte, ' +
        'dopóki tego nie zamkniesz. Zajrzyj tam na swoje konto.',
    ],
  }),
  whys: {
    removed: 'Został przez ciebie usunięty.',
    too_mighty:
      'Giełda mówi, że może on więcej niż handlować i czytać, na przykład ' +
      'wypłacać. Takiego klucza nie używamy ani nie przechowujemy.',
    not_accepted: 'Giełda już go nie przyjmuje: został tam unieważniony albo wygasł.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol}: osiągnięto kurs ${price}`,
  reached: (at, symbol, price, wish) =>
    `${at} publikowany przez nas kurs ${symbol} wynosił ${price}. ${wish}`,
  over: 'To nie mówi nic o tym, dokąd kurs pójdzie dalej. Ten alert się skończył.',
  action: 'Zobacz swoje alerty kursowe',
  wishes: {
    above: 'Miał przyjść alert, gdy będzie tak wysoko.',
    below: 'Miał przyjść alert, gdy będzie tak nisko.',
    moved: 'Miał przyjść alert, gdy tak bardzo się ruszy.',
  },
}
