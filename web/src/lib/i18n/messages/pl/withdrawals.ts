// In Polish: taking money out: the two ways, the address book, and the history.

import * as format from '#browser/format/format.ts'
import { demoOperatorMost } from '#contract/public/payouts.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import { coinNames, coinsListed } from '#kernel/coins.ts'
import type { withdrawals as english } from '../withdrawals.ts'

const plural = pluralOf('pl')

export const withdrawals: Messages<typeof english> = {
  title: 'Wypłać środki',
  historyTitle: 'Historia wypłat',
  intro:
    'Pieniądze wychodzą tylko z twojego konta live. Opłata jest odejmowana od kwoty; ' +
    'wcześniej nic się nie płaci.',
  available: 'Dostępne',
  max: 'Wszystko',
  dayLeft: 'Zostało na dziś',
  ofDay: (money) => `z ${money} w 24 godziny`,
  verifiedDay: (money) => `Z zatwierdzonymi dokumentami tożsamości jest to ${money}.`,
  verify: 'Wyślij dokumenty',
  demo:
    `Piaskownica: wypłaty do ${format.dollars(demoOperatorMost)} zatwierdza i wysyła ` +
    'automatyczny operator demonstracyjny w ciągu pół minuty; wypłata w kryptowalucie jest ' +
    'zrealizowana, gdy potwierdzi ją łańcuch. Większe czekają na zespół.',
  test: 'Tylko kryptowaluty testowe.',
  gateways: { wallet: 'Portfel', bank: 'Konto bankowe' },
  gatewayNotes: {
    wallet: `Na adres ${coinsListed('lub')}.`,
    bank: 'Na konto bankowe w Stanach Zjednoczonych.',
  },
  feeFrom: (fee, least) => `Opłata ${fee}, od ${least}.`,
  feeOfFrom: (name, fee, least) => `${name}: opłata ${fee}, od ${least}.`,
  paidWithin: (days) =>
    `Realizacja w ciągu ${days} ` +
    `${plural(days, { one: 'dnia roboczego', other: 'dni roboczych' })}.`,
  closed: 'Obecnie nieoferowane.',
  methods: { ...coinNames, bank: 'Przelew bankowy' },
  walletTitle: 'Wypłata na portfel',
  bankTitle: 'Wypłata na konto bankowe',
  wallet: 'Adres portfela',
  walletHint: `${coinsListed('lub')}. Skopiuj go ze swojego portfela.`,
  walletMissing: 'Podaj adres.',
  testAddresses: 'Adresy testowe',
  testAddressesNote:
    'Nie masz portfela pod ręką? Te adresy należą do łańcucha tej piaskownicy i przyjmują ' +
    'kryptowaluty, które są nic niewarte. Skopiuj jeden do pola powyżej.',
  testCopy: (name) => `Kopiuj adres testowy dla ${name}`,
  testCopied: 'Skopiowano adres testowy!',
  saved: 'Książka adresowa',
  savedNone: 'Inny adres',
  savedNoAccount: 'Inne konto',
  label: 'Nazwa w twojej książce adresowej (nieobowiązkowa)',
  amount: 'Kwota w USD',
  amountWrong: 'Podaj kwotę zwykłymi cyframi, np. 12,50.',
  tooSmall: (least, fee) =>
    `Najmniejsza wypłata to ${least}; opłata ${fee} jest od niej odejmowana.`,
  tooLarge: (most) => `Największa wypłata to ${most}.`,
  aboveDay: (left) => `Na dziś zostało ${left}.`,
  aboveBalance: 'Nie możesz wypłacić więcej niż twoje dostępne saldo.',
  bankWrong: 'Wypełnij poprawnie wszystkie pola.',
  noSuchBank:
    'Żaden bank nie ma takiego numeru rozliczeniowego: jedna z jego dziewięciu cyfr jest błędna.',
  accountLikeCard:
    'To wygląda jak numer karty płatniczej, a płacimy tylko na konta bankowe. Jeśli to numer ' +
    'twojego konta, zaznacz pole poniżej.',
  isAccount: 'To numer mojego konta bankowego, a nie karty.',
  accountNumber: 'Numer konta',
  bankName: 'Nazwa banku',
  routingNumber: 'Numer rozliczeniowy (routing number)',
  type: 'Rodzaj konta',
  typeChoose: 'Wybierz',
  types: { Checking: 'Rozliczeniowe', Savings: 'Oszczędnościowe' },
  terms: (least, most, fee) =>
    `Od ${least} do ${most} naraz; opłata ${fee} jest od tego odejmowana.`,
  leastOf: (name, least) => `${name} od ${least}`,
  feeLine: 'Opłata',
  netLine: 'Otrzymujesz',
  goOn: 'Dalej',
  confirmTitle: 'Potwierdź tę wypłatę',
  to: 'Dokąd',
  back: 'Wstecz',
  newWaits: (hours) =>
    `Adres, który jest tu nowy, czeka ${hours} ` +
    `${plural(hours, { one: 'godzinę', few: 'godziny', other: 'godzin' })}, zanim wyjdą na ` +
    'niego pieniądze. Dostaniesz wiadomość i możesz anulować.',
  twoStaff: (money) => `Powyżej ${money} w 24 godziny muszą zatwierdzić dwie osoby z zespołu.`,
  rateLater: 'Kurs jest tym, po którym wyśle ją nasz zespół, i jest wtedy przy niej pokazany.',
  mailed: 'Wysłaliśmy ci e-mailem kod ważny dokładnie do tego, przez 10 minut.',
  mailing: 'Wysyłanie kodu e-mailem',
  mailAgain: 'Wyślij e-mailem kolejny kod',
  code: 'Kod z wiadomości',
  codeWrong:
    'Ten kod nie jest poprawny albo jego czas minął. Zajrzyj do najnowszej wiadomości albo ' +
    'poproś o kolejny.',
  confirm: 'Potwierdź',
  underWay: 'W drodze',
  showHistory: 'Historia wypłat',
  book: 'Książka adresowa',
  bookEmpty: 'Jeszcze brak adresu. Każdy, na który wypłacasz, jest tu zachowywany.',
  bookAdd: 'Dodaj adres',
  bookAddTitle: 'Dodaj adres',
  bookLabel: 'Nazwa',
  bookLabelMissing: 'Nadaj mu nazwę.',
  remove: 'Usuń',
  removeOf: (label) => `Usuń ${label}`,
  removed: 'Adres został usunięty.',
  bookFailed: 'Nie udało się wczytać twojej książki adresowej.',
  underWayFailed: 'Nie udało się wczytać tego, co jest w drodze.',
  usableFrom: (when) => `Nowy: do użycia od ${when}`,
  cancel: 'Anuluj',
  cancelOf: (money) => `Anuluj wypłatę ${money}`,
  columns: {
    nr: 'Nr',
    asked: 'Zlecono',
    id: 'ID wypłaty',
    wallet: 'Portfel',
    amount: 'Kwota',
    status: 'Stan',
  },
  empty: 'Nie masz jeszcze wypłat.',
  emptyMore: 'Każda będzie tu widoczna ze swoim stanem i transakcją, która ją zrealizowała.',
  more: 'Wczytaj więcej',
  fee: (money) => `opłata ${money}`,
  net: (money) => `${money} po odjęciu opłaty`,
  rate: (rate) => `po ${rate}`,
  rateComes: 'Kurs jest tym z chwili wysłania.',
  statuses: {
    Pending: 'W toku',
    Approved: 'Zatwierdzona',
    Paid: 'Zrealizowana',
    Rejected: 'Odrzucona',
    Cancelled: 'Anulowana',
  },
  detail: {
    new_destination: 'Czeka: adres jest nowy',
    in_review: 'Ogląda ją nasz zespół',
    second_review: 'Zatwierdzona przez jedną z dwóch osób',
    approved: 'Zostanie wysłana',
    prepared: 'W trakcie wysyłania',
    sent: 'Wysłana, w trakcie potwierdzania',
    paid: 'Zrealizowana',
    rejected: 'Pieniądze wróciły',
    cancelled: 'Pieniądze wróciły',
    returned: 'Bank ją odesłał',
  },
  returned: (money, reason) => `Na twoje saldo wróciło ${money}. ${reason}`,
  waitsUntil: (when) => `Czeka do ${when}: adres jest nowy`,
  overdue: 'Po terminie: należało ją zrealizować w ciągu pięciu dni roboczych.',
  due: (when) => `Termin: ${when}`,
  at: (status, when) => `${status} ${when}`,
  by: {
    client: ' przez ciebie',
    mail: ' linkiem z wiadomości',
    staff: ' przez nasz zespół',
    demo: ' przez automatycznego operatora demonstracyjnego',
    system: '',
  },
}
