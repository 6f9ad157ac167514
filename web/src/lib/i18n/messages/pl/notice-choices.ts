// In Polish: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'Powiadomienia',
  lead: 'Co do ciebie dociera, gdzie i kiedy. Twój wybór obowiązuje od razu.',
  kept: 'Zapisano.',
  channels: 'Co do ciebie dociera',
  always:
    'To, co dotyczy twoich pieniędzy, twojej tożsamości i tego, kto może wejść na twoje konto, ' +
    'jest zawsze w aplikacji i zawsze wysyłane e-mailem.',
  topics: {
    security: {
      title: 'Bezpieczeństwo',
      what: 'Nowe miejsce wypłat, zamrożone konto.',
    },
    payments: {
      title: 'Pieniądze',
      what: 'Wpłaty, wypłaty, punkty i korekty.',
    },
    identity: {
      title: 'Tożsamość',
      what: 'Twoje dokumenty i to, o czego zmianę prosisz.',
    },
    plan: {
      title: 'Plan handlowy',
      what: 'Co stało się z planem, który wybierasz lub o który prosisz.',
    },
    automation: {
      title: 'Handel automatyczny',
      what: 'Transakcje automatyczne, boty i webhooki: co się zakończyło, co wstrzymano.',
    },
    prices: {
      title: 'Alerty kursowe',
      what: 'Kurs osiągnął poziom podany przez ciebie poniżej.',
    },
    promotions: {
      title: 'Promocje',
      what: 'Dolary premiowe, zwroty części strat i turnieje, w których bierzesz udział.',
    },
    chat: {
      title: 'Czat na żywo',
      what: 'Wsparcie odpowiedziało, gdy nie było cię na czacie.',
    },
  },
  by: { bell: 'W aplikacji', push: 'Wiadomość push', mail: 'E-mailem' },
  mails: { now: 'od razu', digest: 'w zestawieniu', off: 'wcale' },
  mailed: 'Zawsze wysyłane e-mailem',
  mailedLater: 'Wysyłane e-mailem, gdy nie przeczytano przez dwie minuty',
  push: {
    title: 'Wiadomości push',
    lead:
      'Wiadomość push dociera na to urządzenie, gdy nic naszego nie jest otwarte. Przechodzi ' +
      'przez usługę producenta twojej przeglądarki, zaszyfrowana tak, że może ją odczytać tylko ' +
      'ta przeglądarka.',
    add: 'Wysyłaj je na to urządzenie',
    missing:
      'Ta przeglądarka nie może tu odbierać wiadomości push. Na telefonie najpierw dodaj tę ' +
      'witrynę do ekranu głównego.',
    denied:
      'Tej przeglądarce kazano nie pokazywać wiadomości z tej witryny. Zezwól na nie w jej ' +
      'ustawieniach dla tej witryny, a potem wróć tutaj.',
    here: 'to urządzenie',
    since: (day: string) => `od ${day} UTC, nic jeszcze nie wysłano`,
    sent: (day: string) => `ostatnio wysłano ${day} UTC`,
    try: 'Wypróbuj',
    tried: 'Wiadomość jest w drodze na to urządzenie.',
    remove: 'Usuń',
    details: 'Mów, co się stało, także na zablokowanym ekranie',
    detailsHelp:
      'Bez tego wiadomość push mówi tylko, że jest coś nowego: kto widzi twój ekran, nie dowie ' +
      'się niczego o twoim koncie.',
  },
  times: 'Kiedy',
  quiet: 'Godziny ciszy',
  quietHelp: 'Wiadomości push czekają, aż się skończą. Te o bezpieczeństwie nie czekają.',
  ends: { from: 'Od', to: 'do' },
  digest: 'Zestawienie przychodzi',
  digests: { daily: 'co rano o ósmej', weekly: 'w poniedziałek o ósmej' },
  zone: (zone: string) => `Według zegara: ${zone}.`,
  zoneHere: (zone: string) => `Użyj zegara tego urządzenia: ${zone}`,
  prices: {
    title: 'Alerty kursowe',
    lead:
      'Wiadomość przychodzi raz, przy pierwszym kursie, który publikujemy na tym poziomie lub ' +
      'za nim. Nie mówi ona nic o tym, dokąd kurs pójdzie dalej.',
    labels: {
      symbol: 'Instrument',
      kind: 'Gdy kurs',
      price: 'Kurs',
      percent: 'Procent',
    },
    choose: 'Wybierz',
    now: 'Teraz',
    kinds: {
      above: 'jest tak wysoki jak podany',
      below: 'jest tak niski jak podany',
      moved: 'zmieni się o procent, w górę lub w dół',
    },
    set: 'Ustaw alert',
    none: 'Brak alertów kursowych.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} na ${upper} lub wyżej`,
      below: (name: string, { lower }: Levels) => `${name} na ${lower} lub niżej`,
      moved: (name: string, { upper, lower }: Levels) => `${name} na ${lower} lub na ${upper}`,
    },
    waits: (price: string) => `czeka, ustawiony przy ${price}`,
    reached: (price: string, at: string) => `osiągnięty przy ${price}, ${at} UTC`,
    drop: 'Usuń',
  },
  stop: {
    title: 'Koniec tych wiadomości e-mail',
    text: (topic: string) =>
      `E-maile na ten temat nie są już do ciebie wysyłane: ${topic}. W aplikacji to pozostaje. ` +
      'W „Powiadomieniach” możesz w każdej chwili wybrać inaczej.',
    all: 'zestawienie powiadomień',
    ask: (topic: string) => `E-maile na ten temat nie byłyby już do ciebie wysyłane: ${topic}.`,
    do: 'Zatrzymaj te e-maile',
    unknown: 'Ten link nie zatrzymuje żadnych e-maili. Zaloguj się i wybierz w „Powiadomieniach”.',
  },
}
