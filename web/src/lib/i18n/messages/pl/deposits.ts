// In Polish: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'łańcuch tej piaskownicy'
  const coin = coinNames[facts.coin]
  const names = {
    main: `sieć ${coin}`,
    test: `sieć testową ${coin}${facts.name ? ` ${facts.name}` : ''}`,
    local: `prywatną sieć ${coin} do testów`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'W ciągu godziny' : 'W ciągu minut'
}

/** "15 s", "4 min" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

export const deposits: Messages<typeof english> = {
  title: 'Wpłać środki',
  intro: 'Wybierz, jak chcesz wpłacić. To, co dotrze, zostanie dodane do salda twojego konta live.',
  gateways: { card: 'Karta', ...coinNames },
  gatewayNotes: {
    card: 'Dane twojej karty trafiają do dostawcy płatności, nigdy do nas.',
    ...perCoin(() => 'Na twój własny adres. Księgowane, gdy sieć to potwierdzi.'),
  },
  gatewayTerms: {
    card: 'Od 10 $. Bez opłaty z naszej strony. W kilka sekund.',
    ...perCoin((coin) => `Od 1 $. Bez opłaty z naszej strony. ${within(coin)}.`),
  },
  open: (name) => `Wpłać: ${name}`,
  loading: 'Wczytywanie',
  coins: coinNames,
  amountLabel: 'Kwota w USD',
  amountHint: 'Od 1 $ do 1 000 000 $. Nie pobieramy opłaty; opłatę sieci płaci twój portfel.',
  amountWrong: 'Podaj dolary od 1 do 1 000 000, z co najwyżej dwoma miejscami po przecinku.',
  equivalent: (code) => `Kwota w ${code}`,
  equivalentNone: 'Podaj kwotę, aby to zobaczyć.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'Podgląd',
  working: 'Chwileczkę',
  send: 'Wyślij dokładnie',
  address: 'na ten twój adres',
  copyAddress: 'Kopiuj adres',
  copyAmount: 'Kopiuj kwotę',
  copied: 'Skopiowano adres portfela!',
  amountCopied: 'Skopiowano kwotę!',
  qr: 'Adres i kwota jako kod QR',
  timeLeft: 'Ten kurs obowiązuje jeszcze',
  timeOver: 'Ten kurs wygasł. Nadal możesz zapłacić: użyty zostanie kurs z chwili potwierdzenia.',
  newRate: 'Weź nowy kurs',
  testNet: 'Tylko kryptowaluty testowe. One i ten adres są nic niewarte.',
  onlyThis: (name, network) =>
    `Wyślij tylko ${name}, przez ${networkName(network)}. Inne kryptowaluty i sieci przepadają.`,
  keep:
    'Dokładnie ta kwota, wysłana na czas, zostanie zaksięgowana po tym kursie. „Poproś” ' +
    'umieszcza ją na twojej liście, z obrazem, jeśli go wybierzesz.',
  arrived: (coins) => `Twoją płatność ${coins} zauważono.`,
  byItself: 'Możesz to zamknąć: toczy się samo, a wiadomość dostaniesz, gdy zostanie zaksięgowane.',
  asked: 'O tę wpłatę już poproszono i możesz to zamknąć. Nic z niej dotąd nie nadeszło.',
  goOn: 'Dalej',
  goOnWith: (money) => `Kontynuuj płatność ${money}`,
  giveUp: 'Zrezygnuj z tej wpłaty',
  close: 'Zamknij',
  takes: (needed, seconds) =>
    `Na twoim saldzie po tylu potwierdzeniach: ${needed}, około ${lasting(seconds)} po wysłaniu.`,
  receipt: 'Obraz dowodu zapłaty (nieobowiązkowy)',
  receiptHint:
    'JPEG, PNG lub WebP, najwyżej 5 MB. Notatka dla naszego zespołu: liczy się tylko sama ' +
    'płatność.',
  chooseReceipt: 'Wybierz obraz',
  otherReceipt: 'Wybierz inny obraz',
  receiptLarge: 'Plik może mieć najwyżej 5 MB.',
  receiptUnknown: 'Wybierz obraz JPEG, PNG lub WebP.',
  request: 'Poproś',
  requesting: 'Wysyłanie',
  back: 'Wstecz',
  done: 'Gotowe',
  test: 'Test',
  testCoins: 'Wyślij kryptowaluty testowe',
  testCoinsNote:
    'Piaskownica zapłaci na ten adres za ciebie, żeby można było zobaczyć, jak wpłata nadchodzi.',
  status: 'Płatność',
  underWay: 'W drodze',
  showHistory: 'Historia wpłat',
  historyTitle: 'Historia wpłat',
  columns: {
    nr: 'Nr',
    id: 'ID wpłaty',
    shortId: 'ID',
    method: 'Sposób',
    amount: 'Wpłacona kwota',
    shortAmount: 'Kwota',
    coin: 'Kwota w kryptowalucie',
    status: 'Stan',
    date: 'Data',
    time: 'Czas',
  },
  empty: 'Nie masz jeszcze wpłat.',
  emptyMore: 'Każda będzie tu widoczna ze swoim stanem, od zauważenia aż do zaksięgowania.',
  more: 'Wczytaj więcej',
  underWayFailed: 'Nie udało się wczytać tego, co jest w drodze.',
  statuses: {
    Pending: 'W toku',
    Approved: 'Zatwierdzona',
    Rejected: 'Odrzucona',
  },
  detail: {
    waiting: 'Czeka na twoją płatność',
    rate_over: 'Czeka; użyty zostanie kurs z chwili potwierdzenia',
    seen: 'Zauważona, czeka na pierwszy blok',
    confirming: 'W trakcie potwierdzania',
    gone: 'Sieć ją utraciła; może wrócić',
    exact: 'Zaksięgowana zgodnie z prośbą',
    partial: 'Przyszło mniej, niż proszono; zaksięgowano tyle, ile przyszło',
    over: 'Przyszło więcej, niż proszono; zaksięgowano wszystko',
    late: 'Przyszła późno; zaksięgowana po kursie z chwili potwierdzenia',
    unasked: 'Zaksięgowana po kursie z chwili potwierdzenia',
    restored: 'Cofnięta i zaksięgowana ponownie',
    expired: 'Nie przyszła żadna płatność',
    cancelled: 'Zrezygnowano z niej',
    dust: 'Warta mniej niż cent',
    declined: 'Odmowa',
    refused: 'Odrzucona przez nasz zespół',
    disputed: 'Zakwestionowana i cofnięta',
    reorged: 'Sieć ją cofnęła',
  },
  confirmed: (deep, needed) => `Potwierdzenia: ${Math.min(deep, needed)} z ${needed}`,
  credited: (money) => `Dodano ${money} do twojego salda`,
  unknownAmount: 'przy potwierdzeniu',
  rate: (rate) => `po ${rate}`,
  rates: (rate, rest) => `po ${rate}, reszta po ${rest}`,
}
