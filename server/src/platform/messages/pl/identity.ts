// In Polish: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'Jeśli to nie twoja prośba, skontaktuj się od razu ze wsparciem.'
const changePassword = 'Jeśli to nie ty, zmień hasło i skontaktuj się ze wsparciem.'
const seePlan = 'Zobacz swój plan'
const stillThere =
  'Otwarte transakcje trwają do końca. Nadal możesz się logować, by ' +
  'czytać, wypłacać i zamknąć konto.'
const notBefore = (until: string) =>
  `Zgodnie z prośbą nie możesz handlować ani wpłacać do ${until}. Nikt nie ` +
  'może zakończyć tego wcześniej: ani ty, ani my.'
const nothingCharged =
  'Nic za to nie pobrano. Pieniądze są na twoim koncie: możesz je ' +
  'wypłacić, a handlując możesz je stracić.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'Twoja przerwa się zaczęła',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'Twoje samowykluczenie obowiązuje',
    paragraphs: [
      notBefore(until),
      stillThere,
      'Jeśli handel stał się problemem, porozmawiaj z kimś o tym: z lekarzem ' +
        'albo z infolinią dla osób z problemem hazardu w twoim kraju.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'Twoje konto jest zamrożone',
    paragraphs: [
      'Twoje konto jest zamrożone, z tego powodu:',
      reason,
      'Dopóki nie obejrzy go nasz zespół, nie możesz handlować, wpłacać ani ' +
        'prosić o wypłatę. Możesz się logować, wszystko oglądać, anulować ' +
        'czekającą wypłatę i eksportować swoje dane. Twoje saldo pozostaje ' +
        'twoje. Skontaktuj się ze wsparciem.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'Twoje konto nie jest już zamrożone',
    paragraphs: ['Twoje konto nie jest już zamrożone. Nasz zespół mówi:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `Twój plan to ${plan}`,
    paragraphs: [`Wybrano plan ${plan} i już obowiązuje.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `Poproszono o plan ${plan}`,
    paragraphs: [
      `Poproszono o plan ${plan}. Ktoś z naszego zespołu się mu przyjrzy, a my ` +
        'się odezwiemy. Do tego czasu twój plan zostaje, jaki jest.',
      'Za plan nic się nie pobiera.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `Wycofano prośbę o plan ${plan}`,
    paragraphs: [
      `Wycofano twoją prośbę o plan ${plan}. Twój plan zostaje, jaki jest, i ` +
        'możesz poprosić ponownie.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `Twój plan to teraz ${plan}`,
    paragraphs: [`Twoją prośbę zatwierdzono: twój plan to teraz ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `Planu ${plan} nie zatwierdzono`,
    paragraphs: [
      `Twoją prośbę o plan ${plan} odrzucono, z tego powodu:`,
      reason,
      'Twój plan zostaje, jaki jest, i możesz poprosić ponownie.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'Utworzono osobisty token',
  reads: (name) =>
    'Dla twojego konta utworzono osobisty token dla programów, o nazwie „' +
    `${name}”. Może czytać to, co ma twoje konto; niczego nie może wypłacić.`,
  trades: (name) =>
    'Dla twojego konta utworzono osobisty token dla programów, o nazwie „' +
    `${name}”. Może czytać to, co ma twoje konto, i handlować; niczego nie ` +
    'może wypłacić.',
  revoke: 'Jeśli to nie ty, unieważnij go i od razu zmień hasło.',
  action: 'Zobacz swoje tokeny',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'Poproszono o zmianę twojego profilu',
    paragraphs: [
      `Poproszono o zmianę tego: ${what}. Przysłano do tego dokument. ` +
        'Przyjrzymy się mu i napiszemy. Do tego czasu obowiązuje to, co było ' +
        'znane.',
    ],
    action: 'Zobacz, jak to stoi',
    closing: [contactUs],
  }),
  call:
    'Zadzwonimy pod nowy numer. Miej wtedy otwarty profil: pokazuje kod, ' +
    'który tylko ty możesz nam podać.',
  approved: (what) => ({
    subject: 'Twój profil został zmieniony',
    paragraphs: [`Sprawdziliśmy twój dokument i zgodnie z prośbą zmieniliśmy to: ${what}.`],
    action: 'Zobacz swój profil',
    closing: [contactUs],
  }),
  address: 'Jeśli zmienił się też twój adres, popraw go.',
  rejected: (what, reason) => ({
    subject: 'Twój profil nie został zmieniony',
    paragraphs: [
      `Poproszono o zmianę tego: ${what}. Nie mogliśmy tego zrobić, z tego powodu:`,
      reason,
      'To, co było znane, nadal obowiązuje. Możesz poprosić ponownie.',
    ],
    action: 'Zobacz swój profil',
  }),
  fields: {
    firstname: 'imię',
    lastname: 'nazwisko',
    date_of_birth: 'data urodzenia',
    country: 'kraj',
    phone: 'numer telefonu',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'Otrzymaliśmy twoje dokumenty',
    paragraphs: [
      'Dziękujemy: twój dokument tożsamości dotarł. Przyjrzymy się mu i ' +
        'napiszemy, gdy tylko będzie sprawdzony.',
    ],
    closing: ['Jeśli to nie twój dokument, skontaktuj się ze wsparciem.'],
  },
  approved: {
    subject: 'Twoje dokumenty zatwierdzono',
    paragraphs: [
      'Twój dokument tożsamości sprawdzono i zatwierdzono. Nie trzeba nic ' + 'więcej robić.',
    ],
  },
  rejected: (reason) => ({
    subject: 'Twoje dokumenty odrzucono',
    paragraphs: [
      'Twój dokument tożsamości sprawdzono i nie można go było przyjąć, z tego ' + 'powodu:',
      reason,
      'Wyślij inny obraz.',
    ],
    action: 'Wyślij inny obraz dokumentu',
  }),
  reminder: (due) => ({
    subject: 'Pokaż nam, kim jesteś',
    paragraphs: [
      'Poprosiliśmy o dokument tożsamości i jeszcze żadnego nie mamy. Wyślij ' +
        `jego obraz do ${due}. Jeśli potrzebujesz więcej czasu, powiedz to ` +
        'wsparciu przed tym dniem: możliwe jest łącznie trzydzieści dni ' +
        'roboczych.',
      'Po tym dniu nasz zespół może zamrozić konto, dopóki nie będzie ' +
        'dokumentu. Twoje pieniądze pozostają twoje.',
    ],
    action: 'Wyślij dokument',
  }),
  extended: (due) => ({
    subject: 'Masz więcej czasu na dokument',
    paragraphs: [`Wyślij nam do ${due} obraz dokumentu tożsamości.`],
    action: 'Wyślij dokument',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'Twoje konto jest zamknięte',
    paragraphs: [
      'Zgodnie z prośbą zamknęliśmy twoje konto. Wszystkie twoje sesje się ' +
        'skończyły, nikt nie może się już do niego zalogować, a zdjęcie ' +
        'profilowe usunięto.',
    ],
    closing: [
      'Jeśli to nie ty zamykasz konto, ktoś zna twoje hasło. Napisz od razu do ' +
        'naszego wsparcia i zmień hasło wszędzie, gdzie go używasz.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'Zamknęliśmy twoje konto',
    paragraphs: [
      'Nasz zespół zamknął twoje konto, z tego powodu:',
      reason,
      'Wszystkie twoje sesje się skończyły, nikt nie może się już do niego ' +
        'zalogować, a zdjęcie profilowe usunięto.',
    ],
    closing: ['Jeśli uważasz, że to pomyłka, napisz do naszego wsparcia.'],
  }),
  givenUp: (amount) => `Z jego salda live ${amount} było pieniędzmi na niby i przepadło.`,
  kept: (years) =>
    'Ustawa o przeciwdziałaniu praniu pieniędzy i ustawa o rachunkowości ' +
    `każą nam przechowywać przez ${years} lat po zamknięciu: twoje ` +
    'transakcje i ich wyniki, wszystkie ruchy pieniędzy, zapis tego, co ' +
    'działo się z kontem, twoje imię, nazwisko i adres oraz przysłane ' +
    'dokumenty tożsamości.',
  keptUntil: (day) => `To jest do ${day}. Nie używamy tych zapisów do niczego innego.`,
}
