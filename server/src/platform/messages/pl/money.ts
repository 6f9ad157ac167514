// In Polish: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/pl/reason-words.ts'

const seeDeposits = 'Zobacz swoje wpłaty'
const seeWithdrawals = 'Zobacz swoje wypłaty'
const seeCredits = 'Zobacz swoje punkty'
const moneyBack = 'Pieniądze są znów na twoim saldzie, bez żadnej opłaty.'
const writeToUs = 'Jeśli to nie ty, wybierz od razu nowe hasło i napisz do nas.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'Zauważono twoją płatność',
    paragraphs: [
      `Zauważono płatność ${coins} na twój adres wpłat. Zostanie zaksięgowana, ` +
        `gdy sieć potwierdzi ją tyle razy: ${needed}.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'Znów zauważono twoją płatność',
    paragraphs: [
      `Znów zauważono płatność ${coins} na twój adres wpłat. Zostanie ` +
        `zaksięgowana, gdy sieć potwierdzi ją tyle razy: ${needed}.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'Sieć utraciła twoją płatność',
    paragraphs: [
      `Płatność ${coins} na twój adres wpłat nie jest już częścią łańcucha, ` +
        'więc nic za nią nie zaksięgowano.',
      'Często wraca sama w ciągu minut i jest wtedy księgowana jak zwykle. ' +
        'Jeśli nie, twój portfel pokazuje, co stało się z monetami.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'Zrezygnowano z wpłaty',
    paragraphs: ['Zrezygnowano z wpłaty, zanim cokolwiek przyszło. Nic nie pobrano.'],
    action: seeDeposits,
    closing: ['Jeśli płatność jednak wyszła, to, co dotrze, zostanie zaksięgowane.'],
  },
  cancelledOf: (amount) =>
    `Zrezygnowano z wpłaty ${amount}, zanim cokolwiek przyszło. Nic nie pobrano.`,
  approved: (amount) => ({
    subject: 'Twoja wpłata jest zatwierdzona',
    paragraphs: [`Do salda twojego konta live dodano ${amount}.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    'Nie wiemy jeszcze, kim jesteś: wyślij obraz dokumentu tożsamości do ' +
    `${day}, na stronie weryfikacji twojego konta.`,
  byCard: 'Zapłacono kartą.',
  isCopy: (day) => `To było ${day}: to kopia naszego listu.`,
  arrived: (coins, rate) => `Dotarło ${coins}, po kursie ${rate}.`,
  arrivedAbove: (coins, rate, rest) =>
    `Dotarło ${coins}, po kursie ${rate}, a po ${rest} za to, co przyszło ponadto.`,
  outcomes: {
    partial: 'To mniej, niż proszono, i zaksięgowano tyle, ile przyszło.',
    over: 'To więcej, niż proszono; wszystko zaksięgowano.',
    late: 'Przyszło po wygaśnięciu kursu, więc użyto kursu z chwili potwierdzenia.',
    unasked: 'O nic nie proszono, więc użyto kursu z chwili potwierdzenia.',
  },
  rejected: (reason) => ({
    subject: 'Twoja wpłata została odrzucona',
    paragraphs: ['Wpłatę odrzucono, z tego powodu:', reason],
    action: seeDeposits,
    closing: [
      'Jeśli płatność jednak wyszła, skontaktuj się ze wsparciem: to, co ' +
        'dotrze, zostanie zaksięgowane.',
    ],
  }),
  rejectedOf: (amount) => `Wpłatę ${amount} odrzucono, z tego powodu:`,
  reversed: (amount, reason) => ({
    subject: 'Wpłata została cofnięta',
    paragraphs: [
      `Wpłata ${amount}, którą dodano do twojego salda, została cofnięta:`,
      reason,
      'Twoje konto jest zamrożone, dopóki nie obejrzy go nasz zespół: nie ' +
        'możesz handlować, wpłacać ani prosić o wypłatę. Możesz się logować, ' +
        'wszystko oglądać, anulować czekającą wypłatę i eksportować swoje dane. ' +
        'Skontaktuj się ze wsparciem.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'Twój kod do wypłaty',
    paragraphs: [
      `Kod: ${code}`,
      'Jest ważny 10 minut, raz, i do niczego innego. Nie podawaj go nikomu.',
    ],
    closing: [
      'Jeśli to nie twoja prośba, ktoś inny jest zalogowany jako ty: wybierz ' +
        'od razu nowe hasło i napisz do nas.',
    ],
  }),
  codeToAdd: (place) =>
    `Ten kod potwierdza, że chcesz dodać to miejsce do książki adresowej: ${place}.`,
  codeToSend: (amount, place) => `Ten kod potwierdza, że chcesz wypłacić ${amount} na ${place}.`,
  placeAdded: (place) => ({
    subject: 'Dodano adres wypłat',
    paragraphs: ['Do twojej książki adresowej dodano ten adres:', place],
    action: 'Zobacz moją książkę adresową',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'Poproszono o twoją wypłatę',
    paragraphs: [
      `Poproszono o wypłatę ${amount} na ${place}; opłata ${fee} jest od niej ` +
        'odejmowana. Pieniądze są zatrzymane, dopóki wypłata nie zostanie ' +
        'zrealizowana.',
      'Jeśli to ty, nie musisz nic robić. Jeśli nie, anuluj ją tym linkiem; ' +
        'działa bez logowania, dopóki pieniądze nie są w drodze.',
    ],
    action: 'Zobacz ją albo anuluj',
    closing: ['Jeśli to nie ty, wybierz też od razu nowe hasło i napisz do nas.'],
  }),
  waits: (until) => `Miejsce jest nowe: nic nie wyjdzie przed ${until}.`,
  approved: (amount, place) => ({
    subject: 'Twoja wypłata jest zatwierdzona',
    paragraphs: [`Twoja wypłata ${amount} na ${place} jest zatwierdzona i zostanie wysłana.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'Twoja wypłata została wysłana',
    paragraphs: [
      `Twoja wypłata ${amount} na ${place} została wysłana. Liczy się jako ` +
        'zrealizowana, gdy sieć ją potwierdzi.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'Twoja wypłata jest zrealizowana',
    paragraphs: [`Twoja wypłata ${amount} na ${place} jest zrealizowana.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `Wyszło: ${net} po odjęciu opłaty ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `Wyszło: ${net} po odjęciu opłaty ${fee}, czyli ${coins} po ${rate} za jednostkę.`,
  reference: (reference) => `Tytuł: ${reference}`,
  transaction: (reference) => `Transakcja: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'Twoja wypłata została odrzucona',
    paragraphs: [
      `Twoją wypłatę ${amount} na ${place} odrzucono, z tego powodu:`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'Twoja wypłata jest anulowana',
    paragraphs: [`Twoja wypłata ${amount} na ${place} została przez ciebie anulowana.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'Twoja wypłata jest anulowana',
    paragraphs: [
      `Twoja wypłata ${amount} na ${place} została anulowana linkiem z naszej ` +
        'wiadomości o niej: nie trzeba do tego logowania.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'Wpłata została zaksięgowana ponownie',
    paragraphs: [
      'Twoja cofnięta wpłata znów jest: do salda twojego konta live dodano ' +
        `${amount}, tyle, ile z niego zabrano.`,
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'Płatność do twojego banku wróciła',
    paragraphs: [
      'Bank odesłał twoją płatność: do salda twojego konta live dodano ' +
        `${amount}. Tyle wróciło: z tego, co wysłaliśmy, banki zatrzymały ` +
        `${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'Do twojego salda dodano pieniądze',
    paragraphs: [`Do salda twojego konta live dodano ${amount}.`],
  }),
  noted: 'Powód, jak zapisały go dwie osoby z naszego zespołu:',
  action: 'Zobacz swój wyciąg',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `Kupiono punkty: ${credits}`,
    paragraphs: [
      `Twoje punkty: ${credits}. Kosztowały ${price} € z podatkiem, czyli ` +
        `${paid} z twojego salda live. Faktura to ${invoice}; jest na stronie ` +
        'twoich punktów.',
    ],
    action: seeCredits,
  }),
  kept: 'Punktów nie można oddać.',
  until: (day) => `To, czego do ${day} nie wykorzystasz, można tam do tego dnia oddać.`,
  givenBack: (credits, paid, note) => ({
    subject: `Oddano punkty: ${credits}`,
    paragraphs: [
      `Na twoim saldzie live jest znów ${paid} za niewykorzystane punkty (` +
        `${credits}). Faktura korygująca to ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `Zostało ci punktów: ${left}`,
    paragraphs: [
      `Zostało ci punktów: ${left}. Mając mniej niż ${least}, automat handlowy ` +
        'nie zaczyna niczego nowego na twoim koncie giełdowym; to, co jest tam ' +
        'otwarte, zamyka według własnych reguł.',
      'Handel tutaj, ręczny albo systemem z twojego planu, nie wymaga punktów.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'Twoja wpłata nie kupiła punktów',
    paragraphs: [
      `Twoja wpłata jest na twoim saldzie live. Miała kupić punkty (${credits}` +
        ') i nie kupiła: strona twoich punktów mówi, dlaczego. Możesz je tam ' +
        'kupić ze swojego salda.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'Uwaga: twoje konto może zostać zakończone z powodu ujemnych punktów',
    paragraphs: [
      `Masz punkty: ${left}, i jesteś poniżej zera od ${since}. Po tylu ` +
        `miesiącach nasze warunki pozwalają nam zakończyć konto: ${months}. Nasz ` +
        'zespół o tym wie.',
      'Zakup punktów kończy to od razu. Twoje pieniądze pozostają twoje i ' + 'możesz je wypłacić.',
    ],
    action: seeCredits,
  }),
}
